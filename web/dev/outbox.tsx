import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { listOutboxMails, outboxFilePath, outboxPreviewPath, readOutboxMail } from '#contract/dev/dev.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { call } from '../api/client.ts';
import { paths } from '../paths.ts';

type MailSummary = EndpointReply<typeof listOutboxMails>['mails'][number];
type Mail = EndpointReply<typeof readOutboxMail>;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const mailId = new URL(request.url).searchParams.get('mail');
  const { mails } = await call(listOutboxMails, {});
  return { mails, mail: mailId ? await call(readOutboxMail, { params: { mailId } }) : null };
}

export const meta = () => [{ title: 'Outbox' }];

/** Every mail that a development machine would have sent, the newest first: /dev/outbox. */
export default function Outbox() {
  const { mails, mail } = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const refresh = () => void revalidate();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [revalidate]);
  return (
    <main className="mx-auto max-w-page px-4 py-10 sm:px-8">
      <PageHeading
        title="Outbox"
        lead="Mails that this machine would have sent. Nothing here leaves it."
        actions={
          <Button variant="secondary" loading={state === 'loading'} loadingText="Refreshing…" onClick={revalidate}>
            Refresh
          </Button>
        }
      />
      <div className="mt-8 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        {mails.length === 0 ? (
          <EmptyState title="Mails will be here">Sign up or ask for a new password, then come back.</EmptyState>
        ) : (
          <MailList mails={mails} openId={mail?.id} />
        )}
        {mail && <OpenMail mail={mail} />}
      </div>
    </main>
  );
}

function MailList({ mails, openId }: { mails: MailSummary[]; openId: string | undefined }) {
  return (
    <nav aria-label="Mails">
      <ul className="divide-y divide-line border-y border-line">
        {mails.map(({ id, to, subject, writtenAt }) => (
          <li key={id} className="py-3">
            <TextLink href={`${paths.dev.outbox}?mail=${id}`} aria-current={id === openId ? 'page' : undefined}>
              {subject}
            </TextLink>
            <p className="mt-1 text-sm wrap-break-word text-stone">
              {to} · <DateTime value={writtenAt} withTime />
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OpenMail({ mail }: { mail: Mail }) {
  const links = [...new Set(mail.text.match(/https?:\/\/\S+/g))];
  return (
    <article aria-labelledby="mail-subject" className="min-w-0">
      <h2 id="mail-subject" className="font-display text-2xl font-semibold tracking-tight">
        {mail.subject}
      </h2>
      <p className="mt-1 text-sm wrap-break-word text-stone">
        From {mail.from} to {mail.to}
      </p>
      <h3 className="mt-6 font-semibold">Links</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {links.map((link) => (
          <li key={link} className="wrap-anywhere">
            <a className="text-moss underline underline-offset-4" href={link}>
              {link}
            </a>
          </li>
        ))}
      </ul>
      {mail.files.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">Files</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {mail.files.map(({ name, contentType, size }, position) => (
              <li key={outboxFilePath(mail.id, position)} className="wrap-anywhere">
                <a className="text-moss underline underline-offset-4" href={outboxFilePath(mail.id, position)} download>
                  {name}
                </a>{' '}
                <span className="text-sm text-stone">
                  {contentType}, {size.toLocaleString('en-GB')} bytes
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-6 font-semibold">Text</h3>
      <pre className="mt-2 overflow-x-auto rounded-card border border-line bg-surface p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        {mail.text}
      </pre>
      <h3 className="mt-6 font-semibold">HTML</h3>
      <iframe
        title="The mail as HTML"
        // An origin of its own, apart from ours. That nothing runs in it is up to the policy it is answered with.
        sandbox="allow-scripts"
        src={outboxPreviewPath(mail.id)}
        className="mt-2 h-160 w-full rounded-card border border-line bg-surface"
      />
    </article>
  );
}
