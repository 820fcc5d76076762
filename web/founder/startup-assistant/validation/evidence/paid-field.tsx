import type { ComponentProps } from 'react';
import { CURRENCIES, type Currency, formatPlainMoney, type Money } from '#domain/money/money.ts';
import { samePaid } from '#domain/validation/note-reading.ts';
import { Button } from '#ui/button/button.tsx';
import { MoneyAnswer } from '#web/fields/money-field.tsx';

type PaidFieldProps = Pick<
  ComponentProps<typeof MoneyAnswer<Currency>>,
  'name' | 'label' | 'inAll' | 'usual' | 'value' | 'onChange' | 'error'
> & {
  /** What the note says was paid. */
  read: Money | null;
};

/** What was paid: the amount of the note is read back, and offered where the field is empty. */
export function PaidField({ read, value, onChange, ...field }: PaidFieldProps) {
  const said = read && `We read ${formatPlainMoney(read)} in your note.`;
  return (
    <div className="flex flex-col gap-2">
      <MoneyAnswer
        {...field}
        subject="what they paid"
        optional
        currencies={CURRENCIES}
        hint={said && samePaid(read, value) ? said : undefined}
        value={value}
        onChange={onChange}
      />
      {said && value === null && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {said}
          <Button size="small" variant="secondary" onClick={() => onChange(read)}>
            Use it
          </Button>
        </p>
      )}
    </div>
  );
}
