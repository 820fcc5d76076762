import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnMail, tryOwnMailAgain } from '#contract/mail/mail.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { problemsOf } from '#web/api/api-error.ts';
import { callForAnswer } from '#web/api/client.ts';
import { useAuth } from '#web/auth/auth-context.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { paths } from '#web/paths.ts';
import { shellQuery } from './shell-query.ts';

/** Shown while mail does not arrive at the member's address, or was reported as spam. Never where nobody can say. */
export function MailBanner() {
  const { customClaims } = useAuth();
  // Anyone who has not confirmed the address is told that first.
  const own = useQuery(shellQuery).data?.mail;
  if (!own || own.state === 'fine' || !customClaims?.email_verified) return null;
  return (
    <section aria-label="Your mail" className="mx-auto max-w-page px-4 pt-4 sm:px-6 print:hidden">
      <Marked own={own} />
    </section>
  );
}

function Marked({ own: { address, state } }: { own: OwnMail }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => callForAnswer(tryOwnMailAgain, {}),
    onSuccess: ({ message, data }) => {
      client.setQueryData(shellQuery.queryKey, (shell) => shell && { ...shell, mail: data });
      toast.success(message);
    },
  });
  const isAway = state === 'undeliverable';
  return (
    <Banner
      tone="warning"
      title={isAway ? `Mail to ${address} does not arrive` : 'You get only the mail that you need'}
      action={
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
          {isAway ? 'Try again' : 'Send me all mail again'}
        </Button>
      }
    >
      {isAway ? (
        <>
          It came back, so we send nothing there. If the mailbox is full, make room and try again.{' '}
          <TextLink href={paths.member.accountInformation}>Change address</TextLink>
        </>
      ) : (
        `A mail of ours to ${address} was reported as spam. Sessions, invoices and security still reach you.`
      )}
      {!retry.isPending && <CallFailure error={retry.error} words={problemsOf} />}
    </Banner>
  );
}
