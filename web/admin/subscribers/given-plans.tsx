import { useState } from 'react';
import { plans } from '#content/plans/plans.ts';
import { type CompEntry, endComp } from '#contract/billing/admin-comps.ts';
import type { Subscriber } from '#contract/billing/admin-subscribers.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { call } from '#web/api/client.ts';
import { DateTime, Day, formatDay } from '#web/time/date-time.tsx';
import { act, focusPage } from '../parts/act.ts';
import { useAdminChange } from '../parts/admin-query.ts';
import { GiveForm } from './give-form.tsx';

/** Plans that were given to a founder, the newest first. */
export function GivenPlans({ subscriber }: { subscriber: Subscriber }) {
  const { person, comps } = subscriber;
  const end = useAdminChange((compId: string, options) => call(endComp, { params: { compId } }, options));
  const [isGiving, setGiving] = useState(false);
  const running = comps.find(({ can }) => can.end);
  const close = () => {
    setGiving(false);
    focusPage();
  };

  function askToEnd({ id, plan, until }: CompEntry) {
    void act({
      title: `End ${plans[plan].name} now?`,
      text: `It was given until ${formatDay(until)}. From now on ${person.name} has the plan that they pay for, or the free one. We write to them.`,
      confirmLabel: 'End it now',
      danger: true,
      work: () => end.mutateAsync(id),
      done: 'The plan that was given has ended',
    });
  }

  return (
    <Card title="Given to them">
      {comps.length === 0 && <p className="text-stone">No plan was given so far.</p>}
      <ul className="flex flex-col gap-3">
        {comps.map((comp) => (
          <li key={comp.id} className="border-l-2 border-line pl-3">
            <span className="font-semibold">{plans[comp.plan].name}</span>, until <Day value={comp.until} />
            <span className="block wrap-anywhere">{comp.reason}</span>
            <span className="block text-sm text-stone">
              By {comp.givenBy}, <DateTime value={comp.givenAt} withTime />
            </span>
            {comp.endedAt && (
              <span className="block text-sm text-stone">
                Ended <DateTime value={comp.endedAt} withTime />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setGiving(true)}>
          Give a plan…
        </Button>
        {running && (
          <Button variant="quiet" size="small" onClick={() => askToEnd(running)}>
            End it now…<span className="sr-only"> {plans[running.plan].name}</span>
          </Button>
        )}
      </div>
      <Dialog open={isGiving} onOpenChange={setGiving} title={`Give ${person.name} a plan`} closeOnOverlay={false}>
        {isGiving && <GiveForm subscriber={subscriber} running={running} onDone={close} />}
      </Dialog>
    </Card>
  );
}
