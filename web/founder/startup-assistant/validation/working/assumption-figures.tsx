import { type AssumptionScore, PRIOR_WEIGHT } from '#domain/validation/score.ts';
import { figure, share } from '#web/words/figures.ts';

/** From points to shares and risk: the sentence, then the same as a sum. */
export function AssumptionFigures({ score }: { score: AssumptionScore }) {
  const { r, s, b, d, u, importance, risk } = score;
  const whole = figure(r + s + PRIOR_WEIGHT);
  if (score.items === 0) return <p className="max-w-measure">{nothingSeen(score)}</p>;
  const sums = [
    ['For', `${figure(r)} ÷ ${whole}`, share(b)],
    ['Against', `${figure(s)} ÷ ${whole}`, share(d)],
    ['Unknown', `${PRIOR_WEIGHT} ÷ ${whole}`, share(u)],
    ['Risk', `(${importance} ÷ 5) × (1 − ${figure(b)})`, risk.toFixed(3)],
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">Put together</h4>
      <p className="max-w-measure">
        {figure(r)} {r === 1 ? 'point' : 'points'} for (r), {figure(s)} against (s) and {PRIOR_WEIGHT} for not knowing
        make {whole} in all. {inWords(score)}
      </p>
      <dl className="grid w-fit grid-cols-[auto_auto_auto] gap-x-3 gap-y-1 tabular-nums max-sm:text-sm sm:gap-x-4">
        {sums.map(([name, sum, result]) => (
          <div key={name} className="col-span-3 grid grid-cols-subgrid">
            <dt className="text-stone">{name}</dt>
            <dd className="whitespace-nowrap">{sum}</dd>
            <dd className="font-semibold whitespace-nowrap">= {result}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function inWords({ b, d, u }: AssumptionScore): string {
  if (d > b) return `More speaks against it than for it, and ${share(u)} is still unknown.`;
  return u > 0.5 ? `Most of it, ${share(u)}, is still unknown.` : `${share(b)} of it is backed by what you saw.`;
}

function nothingSeen({ importance, risk }: AssumptionScore): string {
  return `Nothing seen yet, for or against, so all of it is unknown. Risk = (${importance} ÷ 5) × (1 − 0) = ${figure(risk)}.`;
}
