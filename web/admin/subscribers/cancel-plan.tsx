import { useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import { cancelSubscriberPlan, type Subscriber } from '#contract/billing/admin-subscribers.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { call } from '#web/api/client.ts';
import { formatDay } from '#web/time/date-time.tsx';
import { focusPage } from '../parts/act.ts';
import { ReasonForm } from '../parts/admin-form.tsx';

/** Cancels what a founder pays for, as they can themselves. */
export function CancelPlan({ subscriber }: { subscriber: Subscriber }) {
  const { person, can } = subscriber;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    focusPage();
  };
  return (
    <>
      {can.cancel && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Cancel the plan…
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Cancel the plan of ${person.name}`} closeOnOverlay={false}>
        {isOpen && (
          <ReasonForm
            name={`admin-cancel-plan-${person.uid}`}
            schema={cancelSubscriberPlan.body}
            send={(body, options) => call(cancelSubscriberPlan, { params: { uid: person.uid }, body }, options)}
            lead={<p className="text-stone">{whatFollows(subscriber)}</p>}
            hint="It stands in the audit for good. Name nobody."
            limit={300}
            submitLabel="Cancel this plan"
            done="The plan is cancelled"
            onDone={close}
          />
        )}
      </Dialog>
    </>
  );
}

/** A period that is not paid ends with the cancelling. */
function whatFollows({ subscription }: Subscriber): string {
  if (!subscription) return '';
  const { terms, paidUntil, graceEndsAt } = subscription;
  const { name } = plans[terms.plan];
  const until = formatDay(paidUntil);
  const stays = graceEndsAt ? `${name} ends now, since its period is not paid.` : `They keep ${name} until ${until}.`;
  return `Nothing more is charged. ${stays} We write to them.`;
}
