import { useWatch } from 'react-hook-form';
import { plans } from '#content/plans/plans.ts';
import { type CompEntry, giveComp } from '#contract/billing/admin-comps.ts';
import type { Subscriber } from '#contract/billing/admin-subscribers.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { PAID_PLANS } from '#domain/plans.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { dayNote, formatDay } from '#web/time/date-time.tsx';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { waitingWords } from './subscriber-words.ts';

type GiveFormProps = { subscriber: Subscriber; running: CompEntry | undefined; onDone: () => void };

/** Which plan, to which day, and why. */
export function GiveForm({ subscriber, running, onDone }: GiveFormProps) {
  const { uid } = subscriber.person;
  const waiting = waitingWords(subscriber);
  const state = useAdminForm({
    name: `admin-give-${uid}`,
    schema: giveComp.body,
    saved: { plan: 'founder', until: '', reason: '' },
    send: (body, options) => call(giveComp, { params: { uid }, body }, options),
    onSaved: ({ plan, until }) => {
      toast.success(`${plans[plan].name} is given until ${formatDay(until)}`);
      onDone();
    },
  });
  const { form } = state;
  const { errors } = form.formState;
  const until = useWatch({ control: form.control, name: 'until' });
  return (
    <AdminForm
      state={state}
      lead={
        <>
          <p className="text-stone">
            Nothing is charged, and what they pay for goes on. The higher plan counts. We write to them.
            {running && ` It takes the place of ${plans[running.plan].name} until ${formatDay(running.until)}.`}
          </p>
          {waiting && <Banner title="A payment waits">{waiting}</Banner>}
        </>
      }
      submitLabel="Give this plan"
      savingText="Giving…"
    >
      <RadioGroup
        {...form.register('plan')}
        label="Plan"
        options={PAID_PLANS.map((plan) => ({ value: plan, label: plans[plan].name }))}
        error={errors.plan?.message}
      />
      <TextField
        {...form.register('until')}
        type="date"
        min={lagosDay(Date.now())}
        label="Last day"
        hint="A day in Lagos. The plan ends at 09:00 on the day after it."
        note={dayNote(until)}
        error={errors.until?.message}
      />
      <TextareaField
        {...form.register('reason')}
        label="Why?"
        hint="It stands here and in the audit, and in the copy of their data that they can download."
        rows={3}
        limit={300}
        error={errors.reason?.message}
      />
    </AdminForm>
  );
}
