import { useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import { refundSubscriberPeriod, type Subscriber, type SubscriberRefund } from '#contract/billing/admin-subscribers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { call } from '#web/api/client.ts';
import { focusPage } from '../parts/act.ts';
import { ReasonForm } from '../parts/admin-form.tsx';

/** Refunds what was paid for the running period; the plan ends with it. */
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
          Refund the running period…
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Refund the running period of ${person.name}?`}
        closeOnOverlay={false}
      >
        {asked && subscription && (
          <ReasonForm
            name={`admin-refund-period-${person.uid}`}
            schema={refundSubscriberPeriod.body.pick({ reason: true })}
            send={({ reason }, options) => {
              const totalMinor = asked.money.amountMinor + asked.credit.amountMinor;
              return call(
                refundSubscriberPeriod,
                { params: { uid: person.uid }, body: { reason, totalMinor } },
                options,
              );
            }}
            lead={<p className="text-stone">{refundWords(asked, plans[subscription.terms.plan].name)}</p>}
            hint="It stands in the audit for good. Name nobody."
            limit={300}
            submitLabel="Refund it and end the plan"
            done="The period is refunded, and the plan has ended"
            onDone={close}
          />
        )}
      </Dialog>
    </>
  );
}

/** What goes back and how, and that the plan ends. */
function refundWords({ money, credit, byTransfer }: SubscriberRefund, plan: string): string {
  return [
    money.amountMinor > 0 && `${formatMoney(money)} goes back to them.`,
    byTransfer && 'They paid by bank transfer: we ask them for an account, and you send it by hand.',
    credit.amountMinor > 0 && `${formatMoney(credit)} was paid with credit, and is their credit again.`,
    `${plan} ends now. A credit note takes the invoice back. We write to them. It cannot be undone.`,
  ]
    .filter((sentence) => sentence)
    .join(' ');
}
