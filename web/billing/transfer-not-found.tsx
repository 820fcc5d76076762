import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { ClaimForm, type ClaimProps } from './claim-form.tsx';

/** What was looked for, and what the operator said of it. */
export function TransferNotFound({ payment, sumWords }: Pick<ClaimProps, 'payment' | 'sumWords'>) {
  const { amount, knownReference, payerName, rejection } = payment;
  return (
    <Banner tone="warning" role="status" title="Your transfer was not found">
      <p>
        We looked for {sumWords(amount)}
        {payerName && ` from ${payerName}`} with the reference {knownReference}.
        {rejection && ` Our answer: “${rejection}”`}
      </p>
      <p className="mt-2">Ask your bank whether the money left your account. If it did, do not pay again.</p>
      {rejection && (
        <p className="mt-2">
          If our answer asks you something, <TextLink href={paths.member.newSupport('bookings')}>write to us</TextLink>.
        </p>
      )}
    </Banner>
  );
}

type SentOrNotProps = ClaimProps & { isStarting: boolean; onSend: () => void };

/** Two ways on, of which only one pays: nobody who has sent it is led to send it twice. */
export function SentOrNot({ isStarting, onSend, ...claim }: SentOrNotProps) {
  return (
    <div className="flex flex-col gap-5">
      <ClaimForm
        {...claim}
        question="Did it leave your account?"
        submitLabel="I have sent it already: look again"
        confirmLabel="Yes, look again"
      />
      <div>
        <Button variant="secondary" loading={isStarting} loadingText="Getting the account…" onClick={onSend}>
          I have not sent it: I will send it now
        </Button>
      </div>
    </div>
  );
}
