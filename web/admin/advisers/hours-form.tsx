import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type OperatedAdviser, saveHours } from '#contract/admin-advisers.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { FormStatus } from '../parts/form-status.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { DayHours } from './day-hours.tsx';
import { OutsideHours } from './outside-hours.tsx';
import type { SpanProblems } from './span-rows.tsx';
import { weekdayNames } from './weekdays.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The hours of every week, day by day. */
export function HoursForm({ adviser }: { adviser: OperatedAdviser }) {
  const [outside, setOutside] = useState(0);
  const { form, submit, change, hasDraft, takeSaved } = useAdminForm({
    name: `admin-hours-${adviser.id}`,
    schema: saveHours.body,
    saved: valuesOf(adviser),
    send: (body, options) => call(saveHours, { params: { adviserId: adviser.id }, body }, options),
    onSaved: (saved) => {
      toast.success('Hours saved');
      setOutside(saved.outside);
      takeSaved(valuesOf(saved.adviser));
    },
  });
  const hours = useWatch({ control: form.control, name: 'hours' });
  const problems = form.formState.errors.hours;

  function setDays(days: readonly number[], spans: (typeof hours)[number]['spans']) {
    form.setValue(
      'hours',
      hours.map((day) => (days.includes(day.weekday) ? { ...day, spans } : day)),
      { shouldValidate: form.formState.isSubmitted },
    );
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-stone">
        By the clocks in {adviser.zone}. A day without hours is free of bookings; an end at 00:00 is midnight.
      </p>
      <FormStatus
        error={change.error}
        hasDraft={hasDraft}
        onTakeSaved={() => takeSaved()}
        onSaveOver={() => {
          form.setValue('version', adviser.version);
          void submit();
        }}
      />
      <OutsideHours count={outside} adviserId={adviser.id} />
      <div className="flex flex-col divide-y divide-line">
        {hours.map(({ weekday, spans }, index) => (
          <DayHours
            key={weekday}
            day={weekdayNames[weekday] ?? ''}
            spans={spans}
            problems={problems?.[index]?.spans as SpanProblems}
            onChange={(next) => setDays([weekday], next)}
            onCopy={(days) => setDays(days, spans)}
          />
        ))}
      </div>
      <Button type="submit" className="w-fit" loading={change.isPending} loadingText="Saving…">
        Save these hours
      </Button>
    </form>
  );
}

/** All seven days, those without hours too. */
function valuesOf({ hours, version }: OperatedAdviser) {
  return {
    hours: weekdays.map((weekday) => ({ weekday, spans: hours.find((day) => day.weekday === weekday)?.spans ?? [] })),
    version,
  };
}
