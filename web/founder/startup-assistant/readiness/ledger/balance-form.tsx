import { useState } from 'react';
import { CURRENCIES, type Currency, type Money } from '#domain/money/money.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { MoneyAnswer } from '#web/fields/money-field.tsx';
import { localDay } from '#web/time/local-day.ts';
import { useSetBalance } from './ledger-queries.ts';

type BalanceFormProps = { balance: CashBalance | null; currency: Currency; checkId: string };
type Typed = { money: Money | null; date: string };

const name = 'cash-balance';

/** Cash in hand and at the bank at the end of one day. */
export function BalanceForm({ balance, currency, checkId }: BalanceFormProps) {
  const start: Typed = { money: balance, date: balance?.date ?? localDay() };
  const { typed, change, forget } = useDraftState(name, start);
  const [attempted, setAttempted] = useState(false);
  const save = useSetBalance(checkId);
  const problems = attempted ? problemsOf(typed) : {};

  const edit = (part: Partial<Typed>) => change({ ...typed, ...part });

  function submit() {
    setAttempted(true);
    const { money, date } = typed;
    const [wrong] = Object.keys(problemsOf(typed));
    if (wrong) return document.getElementById(wrong === 'money' ? name : `${name}-date`)?.focus();
    if (!money) return;
    save.mutate(
      { amountMinor: money.amountMinor, currency: money.currency, date },
      {
        onSuccess: () => {
          forget();
          toast.success('Balance saved');
        },
      },
    );
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MoneyAnswer
        name={name}
        label="Cash in hand and at the bank"
        subject="Cash balance"
        currencies={CURRENCIES}
        usual={currency}
        value={typed.money}
        error={problems.money}
        onChange={(money) => edit({ money })}
      />
      <TextField
        id={`${name}-date`}
        type="date"
        max={localDay()}
        label="At the end of which day?"
        value={typed.date}
        error={problems.date}
        onChange={(event) => edit({ date: event.target.value })}
      />
      <CallFailure error={save.error} kept="What you typed is still here." />
      <Button type="submit" variant="secondary" className="w-fit" loading={save.isPending}>
        Save the balance
      </Button>
    </form>
  );
}

function problemsOf({ money, date }: Typed): { money?: string; date?: string } {
  const amount = money?.amountMinor;
  return {
    ...((amount == null || Number.isNaN(amount)) && { money: 'Enter an amount, such as 250,000.' }),
    ...(amount != null && amount < 0 && { money: 'A balance cannot be below zero.' }),
    ...(date === '' && { date: 'Enter the day.' }),
    ...(date > localDay() && { date: 'Choose today or an earlier day.' }),
  };
}
