import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { MoneyField } from '#web/fields/money-field.tsx';
import { AnchorFields } from './anchor-fields.tsx';
import { partOf } from './berkus-fields.tsx';
import type { MethodFieldsProps } from './method-fields.ts';
import { valuationProblems } from './valuation-values.ts';

type Venture = NonNullable<ValuationInput['ventureCapital']>;

/** From what the company may be worth when it is sold, back to today. */
export function VentureFields({ input: { ventureCapital }, currency, edit }: MethodFieldsProps) {
  const problems = valuationProblems('ventureCapital', ventureCapital);
  const now: Venture = ventureCapital ?? {
    exitValue: null,
    requiredMultiple: '',
    investmentMinor: Number.NaN,
    laterDilutionPercent: '0',
  };
  const put = (change: Partial<Venture>) => edit('ventureCapital', { ...now, ...change });
  return (
    <>
      <AnchorFields
        name="venture-exit"
        legend="Value at the exit"
        hint="What comparable companies were sold for."
        anchor={now.exitValue}
        currency={currency}
        problems={partOf(problems, 'exitValue.')}
        onChange={(exitValue) => put({ exitValue })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          id="venture-multiple"
          label="Required multiple"
          inputMode="decimal"
          autoComplete="off"
          suffix="×"
          value={now.requiredMultiple}
          error={problems.requiredMultiple}
          onChange={(event) => put({ requiredMultiple: event.target.value.trim() })}
        />
        <MoneyField
          id="venture-investment"
          label="Investment"
          amountMinor={now.investmentMinor}
          currency={currency}
          error={problems.investmentMinor && 'Enter an amount, such as 25,000,000.'}
          onAmount={(investmentMinor) => put({ investmentMinor: investmentMinor ?? Number.NaN })}
        />
        <TextField
          id="venture-dilution"
          label="Later dilution"
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          value={now.laterDilutionPercent}
          error={problems.laterDilutionPercent}
          onChange={(event) => put({ laterDilutionPercent: event.target.value.trim() })}
        />
      </div>
      {ventureCapital && (
        <Button variant="quiet" size="small" className="w-fit" onClick={() => edit('ventureCapital', null)}>
          Clear this method
        </Button>
      )}
    </>
  );
}
