import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { AnchorFields } from './anchor-fields.tsx';
import { partOf } from './berkus-fields.tsx';
import type { MethodFieldsProps } from './method-fields.ts';
import { valuationProblems } from './valuation-values.ts';

type Chicago = NonNullable<ValuationInput['firstChicago']>;
type Scenario = Chicago['scenarios'][number];

const START: Chicago = {
  ratePercent: '',
  scenarios: ['Best', 'Base', 'Worst'].map((label) => ({
    label,
    probabilityPercent: '',
    exitValue: null,
    years: 5,
  })),
};

/** Three futures, each with its chance and what it would be worth. */
export function ChicagoFields({ input: { firstChicago }, currency, edit }: MethodFieldsProps) {
  const problems = firstChicago ? valuationProblems('firstChicago', firstChicago) : {};
  const now = firstChicago ?? START;
  const put = (change: Partial<Chicago>) => edit('firstChicago', { ...now, ...change });
  const putScenario = (index: number, change: Partial<Scenario>) =>
    put({ scenarios: now.scenarios.map((one, at) => (at === index ? { ...one, ...change } : one)) });
  return (
    <>
      <TextField
        id="chicago-rate"
        className="sm:w-1/2"
        label="Discount rate a year"
        hint="What an investor asks of a risk like this."
        inputMode="decimal"
        autoComplete="off"
        suffix="%"
        value={now.ratePercent}
        error={problems.ratePercent}
        onChange={(event) => put({ ratePercent: event.target.value.trim() })}
      />
      {now.scenarios.map((scenario, index) => (
        <div key={scenario.label} className="flex flex-col gap-4 rounded-control border border-line p-4">
          <AnchorFields
            name={`chicago-${index}`}
            legend={`${scenario.label}: value at the exit`}
            anchor={scenario.exitValue}
            currency={currency}
            problems={partOf(problems, `scenarios.${index}.exitValue.`)}
            onChange={(exitValue) => putScenario(index, { exitValue })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              id={`chicago-${index}-probability`}
              label={`${scenario.label}: probability`}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              value={scenario.probabilityPercent}
              error={problems[`scenarios.${index}.probabilityPercent`]}
              onChange={(event) => putScenario(index, { probabilityPercent: event.target.value.trim() })}
            />
            <TextField
              id={`chicago-${index}-years`}
              label={`${scenario.label}: years until then`}
              inputMode="numeric"
              autoComplete="off"
              value={Number.isNaN(scenario.years) ? '' : String(scenario.years)}
              error={problems[`scenarios.${index}.years`] && 'Enter whole years, from 0 to 50.'}
              onChange={({ target: { value } }) =>
                putScenario(index, { years: /^\d{1,3}$/.test(value.trim()) ? Number(value) : Number.NaN })
              }
            />
          </div>
        </div>
      ))}
      {firstChicago && (
        <Button variant="quiet" size="small" className="w-fit" onClick={() => edit('firstChicago', null)}>
          Clear this method
        </Button>
      )}
    </>
  );
}
