import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type CashEntryRecord, cashEntryBody, cashLimits } from '#contract/readiness/ledger.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { problemsOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { MoneyAnswer } from '#web/fields/money-field.tsx';
import { localDay } from '#web/time/local-day.ts';
import { type CashEntryBody, useSaveEntry } from './ledger-queries.ts';

type EntryFormProps = {
  /** The line to change; null for a new one. */
  record: CashEntryRecord | null;
  currency: Currency;
  checkId: string;
  onDone?: () => void;
};

const kinds = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
];

/** One line of the ledger. What is typed stays through errors and reloads. */
export function EntryForm({ record, currency, checkId, onDone }: EntryFormProps) {
  const name = record ? `cash-entry-${record.id}` : 'cash-entry';
  const id = (field: string) => `${name}-${field}`;
  const [fresh, setFresh] = useState(0);
  const save = useSaveEntry(checkId);
  const { form, forget } = useDraftSchemaForm(cashEntryBody, name, startValues(record, currency));
  const { errors } = form.formState;
  const [kind, amountMinor, chosen] = useWatch({ control: form.control, name: ['kind', 'amountMinor', 'currency'] });

  function submit(body: CashEntryBody) {
    save.mutate(
      { record, body },
      {
        onSuccess: () => {
          toast.success(record ? 'Line changed' : 'Line entered');
          form.reset({ ...startValues(null, body.currency), month: body.month, kind: body.kind });
          forget();
          setFresh(fresh + 1);
          onDone?.();
        },
      },
    );
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(submit)}>
      <TextField
        {...form.register('month')}
        id={id('month')}
        type="month"
        max={localDay().slice(0, 7)}
        label="Month"
        hint="As YYYY-MM, such as 2026-03."
        error={errors.month?.message}
      />
      <RadioGroup
        {...form.register('kind', { onChange: () => form.setValue('raised', false) })}
        id={id('kind')}
        label="Which way did it go?"
        options={kinds}
        error={errors.kind?.message}
      />
      <TextField
        {...form.register('category')}
        id={id('category')}
        label="What for"
        hint="Such as salaries, rent or sales."
        maxLength={cashLimits.categoryLength}
        autoComplete="off"
        error={errors.category && 'Say in a word or two what it was for.'}
      />
      <MoneyAnswer
        key={fresh}
        name={id('amount')}
        label="Amount"
        subject="Amount"
        currencies={CURRENCIES}
        usual={currency}
        value={amountMinor === null ? null : { amountMinor, currency: chosen }}
        error={amountProblem(amountMinor, errors.amountMinor?.message)}
        onChange={(money) => {
          form.setValue('amountMinor', (money?.amountMinor ?? null) as number, {
            shouldValidate: form.formState.isSubmitted,
          });
          if (money) form.setValue('currency', money.currency);
        }}
      />
      {kind === 'in' && (
        <Checkbox
          {...form.register('raised')}
          id={id('raised')}
          label="This is money that I raised"
          hint="From investors, lenders or grants. It is kept out of burn and runway income."
          error={errors.raised?.message}
        />
      )}
      <CallFailure error={save.error} words={problemsOf} kept="What you typed is still here." />
      <Button type="submit" className="w-fit" loading={save.isPending}>
        {record ? 'Save this line' : 'Enter this line'}
      </Button>
    </form>
  );
}

function startValues(record: CashEntryRecord | null, currency: Currency): CashEntryBody {
  if (record) {
    const { id: _id, revision: _revision, ...body } = record;
    return body;
  }
  // An amount starts empty, which the schema refuses until one is typed.
  const empty = null as unknown as number;
  return { month: localDay().slice(0, 7), kind: 'out', category: '', amountMinor: empty, currency, raised: false };
}

function amountProblem(amountMinor: number | null, message: string | undefined): string | undefined {
  return message && amountMinor === null ? 'Enter an amount, such as 25,000.' : message;
}
