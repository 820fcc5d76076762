import { useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import { refundSubscriberPeriod, type Subscriber, type SubscriberRefund } from '#contract/billing/admin-subscribers.ts';
import { sayPeriod } from '#domain/billing/subscription/say-price.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { call } from '#web/api/client.ts';
import { focusPage } from '../parts/act.ts';
import { ReasonForm } from '../parts/admin-form.tsx';

/** Refunds what was paid for the running period, and for the next where it is paid for; the plan ends with it. */
export function RefundPeriod({ subscriber }: { subscriber: Subscriber }) {
  const { person, refund, subscription } = subscriber;
  const [asked, setAsked] = useState<SubscriberRefund | null>(null);
  const close = () => {
    setAsked(null);
    focusPage();
  };
  return (
    <>
      {refund && (
        <Button variant="secondary" onClick={() => setAsked(refund)}>
          Refund {whatWords(refund)}…
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked ? `Refund ${whatWords(asked)} of ${person.name}?` : ''}
        closeOnOverlay={false}
      >
        {asked && subscription && (
          <ReasonForm
            name={`admin-refund-period-${person.uid}`}
            schema={refundSubscriberPeriod.body.pick({ reason: true })}
            send={({ reason }, options) => {
              const { money, credit } = asked;
              return call(
                refundSubscriberPeriod,
                { params: { uid: person.uid }, body: { reason, money, credit } },
                options,
              );
            }}
            lead={<p className="text-stone">{refundWords(asked, plans[subscription.terms.plan].name)}</p>}
            hint="It stands in the audit for good. Name nobody."
            limit={300}
            submitLabel={`Refund ${isTwo(asked) ? 'both' : 'it'} and end the plan`}
            done={
              isTwo(asked)
                ? 'Both periods are refunded, and the plan has ended'
                : 'The period is refunded, and the plan has ended'
            }
            onDone={close}
          />
        )}
      </Dialog>
    </>
  );
}

const isTwo = ({ periods }: SubscriberRefund) => periods.length > 1;
const whatWords = (refund: SubscriberRefund) => (isTwo(refund) ? 'both paid periods' : 'the running period');

const sumsOf = (sums: readonly Money[]) => sums.map(formatMoney).join(' and ');

/** What goes back and how, and that the plan ends. */
function refundWords(refund: SubscriberRefund, plan: string): string {
  const { money, credit, byTransfer, periods } = refund;
  const named = periods.map(({ terms, period }) => `${plans[terms.plan].name}, ${sayPeriod(period)}`);
  return [
    `${isTwo(refund) ? 'Two periods are taken back' : 'This period is taken back'}: ${named.join('; and the next, ')}.`,
    money.length > 0 && `${sumsOf(money)} ${money.length > 1 ? 'go' : 'goes'} back to them.`,
    byTransfer &&
      'What they paid by bank transfer you send by hand: we ask them for an account. What they paid online goes back by itself.',
    credit.length > 0 &&
      `${sumsOf(credit)} ${credit.length > 1 ? 'were paid with credit, and are' : 'was paid with credit, and is'} their credit again.`,
    `${plan} ends now. ${isTwo(refund) ? 'Credit notes take both invoices back.' : 'A credit note takes the invoice back.'} We write to them. It cannot be undone.`,
  ]
    .filter((sentence) => sentence)
    .join(' ');
}
