import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { BERKUS_LABELS } from '#domain/readiness/valuation-labels.ts';
import { AnchorFields } from './anchor-fields.tsx';
import type { MethodFieldsProps } from './method-fields.ts';
import { ScoreGrid } from './score-grid.tsx';
import { valuationProblems, withEntry } from './valuation-values.ts';

type Berkus = NonNullable<ValuationInput['berkus']>;

/** Five elements, each worth up to a stated maximum. */
export function BerkusFields({ input: { berkus }, currency, edit }: MethodFieldsProps) {
  const problems = valuationProblems('berkus', berkus);
  const now: Berkus = berkus ?? { maximum: null, elements: {} };

  function put(change: Partial<Berkus>) {
    const next = { ...now, ...change };
    edit('berkus', next.maximum === null && Object.keys(next.elements).length === 0 ? null : next);
  }

  return (
    <>
      <AnchorFields
        name="berkus-maximum"
        legend="Most that one element is worth in your region"
        anchor={now.maximum}
        currency={currency}
        problems={partOf(problems, 'maximum.')}
        onChange={(maximum) => put({ maximum })}
      />
      <ScoreGrid
        name="berkus"
        labels={BERKUS_LABELS}
        unit="%"
        values={now.elements}
        problemOf={(factor) => problems[`elements.${factor}`]}
        onChange={(factor, text) => put({ elements: withEntry(now.elements, factor, text) })}
      />
    </>
  );
}

/** The problems under a path, without it. */
export function partOf(problems: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([key, text]) => (key.startsWith(path) ? [[key.slice(path.length), text]] : [])),
  );
}
