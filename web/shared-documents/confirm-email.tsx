import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { confirmEmailLink, type EmailLink, openEmailLink, stopEmailLink } from '#contract/accounts/email-change.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { paths } from '../paths.ts';
import { openLink } from './link.ts';
import { LinkFailure } from './link-failure.tsx';

export const clientLoader = () => openLink((token) => call(openEmailLink, { body: { token } }));

type Stage = 'asked' | 'confirmed' | 'changed' | 'stopped';

/** /confirm-email: one of two addresses confirms a change of email, or stops it. Opening the page changes nothing; a button does. */
export default function ConfirmEmail() {
  const link = useLoaderData<typeof clientLoader>();
  if ('failure' in link) return <LinkFailure message={link.failure} />;
  return <Change token={link.token} link={link.opened} />;
}

function Change({ token, link }: { token: string; link: EmailLink }) {
  const [stage, setStage] = useState<Stage>(link.isConfirmed ? 'confirmed' : 'asked');
  const [sending, setSending] = useState<'confirm' | 'stop' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(what: 'confirm' | 'stop') {
    setSending(what);
    setFailure(null);
    try {
      if (what === 'stop') await call(stopEmailLink, { body: { token } });
      const isChanged = what === 'confirm' && (await call(confirmEmailLink, { body: { token } })).isChanged;
      setStage(what === 'stop' ? 'stopped' : isChanged ? 'changed' : 'confirmed');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setSending(null);
    }
  }

  if (stage === 'changed') return <Changed link={link} />;
  if (stage === 'stopped') return <Stopped />;
  const { title, lead, confirm } = stage === 'confirmed' ? confirmedWords(link) : askedWords(link);
  return (
    <Page title={title} lead={lead}>
      {failure && (
        <Banner tone="error" role="alert">
          {failure}
        </Banner>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        {confirm && (
          <Button
            loading={sending === 'confirm'}
            loadingText="Sending…"
            disabled={sending === 'stop'}
            onClick={() => void send('confirm')}
          >
            {confirm}
          </Button>
        )}
        {link.side === 'old' && (
          <Button
            variant="secondary"
            loading={sending === 'stop'}
            loadingText="Sending…"
            disabled={sending === 'confirm'}
            onClick={() => void send('stop')}
          >
            Stop this change
          </Button>
        )}
      </div>
    </Page>
  );
}

type Words = { title: string; lead: string; confirm?: string };

function askedWords({ side, name, newEmail }: EmailLink): Words {
  if (side === 'new')
    return {
      title: 'Is this your new email?',
      lead: `${name} asked to log in with ${newEmail} from now on. If that was not you, close this page: nothing happens.`,
      confirm: 'Yes, it is mine',
    };
  return {
    title: 'Change your email?',
    lead: `Your account will use ${newEmail} instead of this address, once both have confirmed it. If you did not ask for this, stop it.`,
    confirm: 'Yes, change it',
  };
}

function confirmedWords({ side, newEmail }: EmailLink): Words {
  const other = side === 'old' ? newEmail : 'the address that you have used so far';
  return {
    title: 'Confirmed',
    lead: `Now open the mail that we sent to ${other}. Your email changes once both have confirmed.`,
  };
}

function Changed({ link }: { link: EmailLink }) {
  return (
    <Page
      title="Your email is changed"
      lead={`Log in with ${link.newEmail} from now on. Your other devices were logged out.`}
    >
      <ButtonLink href={paths.auth.login} className="self-start">
        Log in
      </ButtonLink>
    </Page>
  );
}

function Stopped() {
  return (
    <Page
      title="The change is stopped"
      lead="Your email stays as it is. If you did not ask for the change, somebody else is logged in as you: change your password, which logs them out."
    >
      <ButtonLink href={paths.member.accountInformation} className="self-start">
        Change your password
      </ButtonLink>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageMeta title={title} noIndex={false} />
      <PageHeading title={title} lead={<span className="wrap-anywhere">{lead}</span>} />
      {children}
    </>
  );
}
