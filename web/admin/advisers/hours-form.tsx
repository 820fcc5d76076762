import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type OperatedAdviser, saveHours } from '#contract/consultation/admin-advisers.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { DayHours } from './day-hours.tsx';
import { OutsideHours } from './outside-hours.tsx';
import type { SpanProblems } from './span-rows.tsx';
import { weekdayNames } from './weekdays.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The hours of every week, day by day. */
export function HoursForm({ adviser }: { adviser: OperatedAdviser }) {
  const [outside, setOutside] = useState(0);
  const state = useAdminForm({
    name: `admin-hours-${adviser.id}`,
    schema: saveHours.body,
    saved: valuesOf(adviser),
    send: (body, options) => call(saveHours, { params: { adviserId: adviser.id }, body }, options),
    onSaved: (saved) => {
      toast.success('Hours saved');
      setOutside(saved.outside);
      state.takeSaved(valuesOf(saved.adviser));
    },
  });
  const { form } = state;
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
    <AdminForm
      state={state}
      lead={
        <p className="text-stone">
          By the clocks in {adviser.zone}. A day without hours is free of bookings; an end at 00:00 is midnight.
        </p>
      }
      submitLabel="Save these hours"
      savingText="Saving…"
      onSaveOver={() => {
        form.setValue('version', adviser.version);
        void state.submit();
      }}
    >
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
    </AdminForm>
  );
}

/** All seven days, those without hours too. */
function valuesOf({ hours, version }: OperatedAdviser) {
  return {
    hours: weekdays.map((weekday) => ({ weekday, spans: hours.find((day) => day.weekday === weekday)?.spans ?? [] })),
    version,
  };
}
