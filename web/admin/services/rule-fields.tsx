import type { UseFormReturn } from 'react-hook-form';
import type { ServiceBody } from '#contract/consultation/admin-services.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { wholeNumber } from '../parts/whole-number.ts';

const lengths = [
  { name: 'minutes', label: 'Length', hint: '5 to 480 minutes.' },
  { name: 'stepMinutes', label: 'Begins every', hint: 'Counted from the start of the hours.' },
  { name: 'bufferBeforeMinutes', label: 'Kept free before', hint: 'For preparing.' },
  { name: 'bufferAfterMinutes', label: 'Kept free after', hint: 'For notes, or a late end.' },
] as const;

const rules = [
  { name: 'minimumNoticeHours', label: 'Booked at the latest', unit: 'hours', hint: 'Before the start.' },
  { name: 'horizonDays', label: 'Booked at the earliest', unit: 'days', hint: 'Before the start.' },
  { name: 'cancelNoticeHours', label: 'Cancelled and refunded until', unit: 'hours', hint: 'Before the start.' },
  { name: 'moveNoticeHours', label: 'Moved until', unit: 'hours', hint: 'Before the start.' },
  { name: 'maxMoves', label: 'Moved at most', unit: 'times', hint: 'You can always move it.' },
] as const;

/** How long it takes, what is kept free around it, and what founders may do with a booking. */
export function RuleFields({ form }: { form: UseFormReturn<ServiceBody> }) {
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="Time">
        <div className="grid gap-5 sm:grid-cols-2">
          {lengths.map(({ name, label, hint }) => (
            <TextField
              key={name}
              {...form.register(name, wholeNumber)}
              inputMode="numeric"
              suffix="minutes"
              label={label}
              hint={hint}
              error={errors[name]?.message}
            />
          ))}
        </div>
      </Card>
      <Card title="Rules">
        <div className="grid gap-5 sm:grid-cols-2">
          {rules.map(({ name, label, unit, hint }) => (
            <TextField
              key={name}
              {...form.register(`rules.${name}`, wholeNumber)}
              inputMode="numeric"
              suffix={unit}
              label={label}
              hint={hint}
              error={errors.rules?.[name]?.message}
            />
          ))}
        </div>
        <Checkbox
          {...form.register('needsConfirmation')}
          label="Each booking waits until I confirm it"
          hint="Otherwise it is confirmed as soon as it is paid, or at once when it is free."
        />
      </Card>
    </div>
  );
}
