import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Mail } from 'lucide-react';
import type { EmailChange } from '#contract/accounts/email-change.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { emailChangeQuery, useCancelEmailChange, useSendAgain } from './email-queries.ts';

/** A change of email that waits: which address has confirmed, and what can be done. Nothing where none waits. */
export function EmailChangePart({ email }: { email: string }) {
  const { data } = useQuery(emailChangeQuery);
  return data?.change ? <Waiting change={data.change} email={email} /> : null;
}

function Waiting({ change, email }: { change: EmailChange; email: string }) {
  const [again, cancel] = [useSendAgain(), useCancelEmailChange()];
  return (
    <Card
      title="Your new email waits to be confirmed"
      look="plain"
      actions={
        <>
          <Button
            variant="secondary"
            size="small"
            loading={again.isPending}
            held={cancel.isPending}
            onClick={() => again.mutate()}
          >
            Send the mails again
          </Button>
          <Button
            variant="quiet"
            size="small"
            loading={cancel.isPending}
            held={again.isPending}
            onClick={() => cancel.mutate()}
          >
            Cancel this change
          </Button>
        </>
      }
    >
      <p>
        Open the mail that we sent to each address by <DateTime value={change.expiresAt} withTime />. Until both have
        confirmed, your email stays as it is.
      </p>
      <ul className="flex flex-col gap-2">
        <Address email={email} isConfirmed={change.oldConfirmed} />
        <Address email={change.email} isConfirmed={change.newConfirmed} />
      </ul>
      <CallFailure error={again.error ?? cancel.error} />
    </Card>
  );
}

function Address({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const Icon = isConfirmed ? CircleCheck : Mail;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${isConfirmed ? 'text-moss' : 'text-stone'}`} />
      <span className="min-w-0 wrap-anywhere">
        {email}: {isConfirmed ? 'confirmed' : 'waits for you'}
      </span>
    </li>
  );
}
