import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { RISK_LABELS } from '#domain/readiness/valuation-labels.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { MoneyField } from '#web/fields/money-field.tsx';
import type { MethodFieldsProps } from './method-fields.ts';
import { valuationProblems, withEntry } from './valuation-values.ts';

type Risk = NonNullable<ValuationInput['riskFactorSummation']>;

const options = [
  { value: '2', label: '+2, very good' },
  { value: '1', label: '+1, good' },
  { value: '0', label: '0, neutral' },
  { value: '-1', label: '−1, risky' },
  { value: '-2', label: '−2, very risky' },
];

/** Twelve risks, each from −2 to +2 steps away from the regional average. */
export function RiskFields({ input: { riskFactorSummation }, currency, edit }: MethodFieldsProps) {
  const problems = valuationProblems('riskFactorSummation', riskFactorSummation);
  const now: Risk = riskFactorSummation ?? { stepMinor: null, scores: {} };

  function put(change: Partial<Risk>) {
    const next = { ...now, ...change };
    const empty = next.stepMinor === null && Object.keys(next.scores).length === 0;
    edit('riskFactorSummation', empty ? null : next);
  }

  return (
    <>
      <div className="sm:w-1/2">
        <MoneyField
          id="risk-step"
          label="Step for each point"
          optional
          hint="Without one: one eighth of the regional average, a convention of this product."
          amountMinor={now.stepMinor}
          currency={currency}
          error={problems.stepMinor}
          onAmount={(stepMinor) => put({ stepMinor })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(RISK_LABELS).map(([factor, label]) => (
          <SelectField
            key={factor}
            name={`risk-${factor}`}
            label={label}
            placeholder="Not given"
            options={options}
            value={now.scores[factor] === undefined ? '' : String(now.scores[factor])}
            onChange={({ target: { value } }) =>
              put({ scores: withEntry(now.scores, factor, value === '' ? undefined : Number(value)) })
            }
          />
        ))}
      </div>
    </>
  );
}
