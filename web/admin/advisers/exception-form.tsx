import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addExceptions, type OperatedAdviser } from '#contract/consultation/admin-advisers.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { call } from '#web/api/client.ts';
import { AdminForm } from '../parts/admin-form.tsx';
import { AdviserChoice } from '../parts/adviser-choice.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { OutsideHours } from './outside-hours.tsx';
import { type SpanProblems, SpanRows } from './span-rows.tsx';

type ExceptionFormProps = {
  name: string;
  /** To choose from; without them it is for `applyTo` alone. */
  advisers?: readonly OperatedAdviser[];
  applyTo: string[];
};

const kinds = [
  { value: 'away', label: 'Away all day' },
  { value: 'other', label: 'Other hours' },
];

/** Makes days different: a holiday, leave or other hours. */
export function ExceptionForm({ name, advisers, applyTo }: ExceptionFormProps) {
  const [added, setAdded] = useState<{ days: number; kept: number; outside: number } | null>(null);
  const start = { applyTo, from: '', to: '', spans: [], reason: '' };
  const state = useAdminForm({
    name,
    schema: addExceptions.body,
    saved: start,
    send: (body, options) => call(addExceptions, { body }, options),
    onSaved: ({ added: exceptions, kept, outside }) => {
      setAdded({ days: exceptions.length, kept, outside });
      state.takeSaved(start);
    },
  });
  const { form } = state;
  const { errors } = form.formState;
  const [spans, chosen] = useWatch({ control: form.control, name: ['spans', 'applyTo'] });
  const set = { shouldValidate: form.formState.isSubmitted };
  const id = (field: string) => `${name}-${field}`;

  return (
    <AdminForm state={state} submitLabel="Add these days" savingText="Adding…" variant="secondary">
      {added && (
        <Banner tone="success" role="status">
          {summaryOf(added)}
        </Banner>
      )}
      <OutsideHours count={added?.outside ?? 0} adviserId={applyTo.length === 1 ? applyTo[0] : undefined} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('from', {
            // Mostly it is one day: the last one follows the first until it is set.
            onChange: ({ target }: { target: HTMLInputElement }) => {
              const to = form.getValues('to');
              if (to === '' || to < target.value) form.setValue('to', target.value, set);
            },
          })}
          id={id('from')}
          type="date"
          label="First day"
          error={errors.from?.message}
        />
        <TextField {...form.register('to')} id={id('to')} type="date" label="Last day" error={errors.to?.message} />
      </div>
      <RadioGroup
        id={id('kind')}
        name={id('kind')}
        label="On these days"
        options={kinds}
        value={spans.length === 0 ? 'away' : 'other'}
        onChange={({ target }) =>
          form.setValue('spans', target.value === 'other' ? [{ fromMinute: 540, toMinute: 780 }] : [], set)
        }
      />
      <SpanRows
        name="these days"
        spans={spans}
        problems={errors.spans as SpanProblems}
        onChange={(next) => form.setValue('spans', next, set)}
      />
      <TextField
        {...form.register('reason')}
        id={id('reason')}
        label="Reason"
        hint="Such as “Independence Day”. Only operators see it."
        error={errors.reason?.message}
      />
      {advisers && (
        <AdviserChoice
          label="For whom"
          hint="Days that are different already stay as they are."
          advisers={advisers}
          chosen={chosen}
          onChoose={(ids) => form.setValue('applyTo', ids, set)}
          error={errors.applyTo?.message}
        />
      )}
    </AdminForm>
  );
}

function summaryOf({ days, kept }: { days: number; kept: number }): string {
  const added = days === 1 ? '1 day was added.' : `${days} days were added.`;
  return kept === 0 ? added : `${added} ${kept === 1 ? '1 was' : `${kept} were`} different already and stayed.`;
}
