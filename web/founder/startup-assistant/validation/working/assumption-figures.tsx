import { type AssumptionScore, PRIOR_WEIGHT } from '#domain/validation/score.ts';
import { figure, share } from '#web/words/figures.ts';

/** From points to shares and risk: the sentence, then the same as a sum. */
export function AssumptionFigures({ score }: { score: AssumptionScore }) {
  const { r, s, c, b, u, importance, risk } = score;
  const whole = figure(r + s + PRIOR_WEIGHT);
  if (score.items === 0) return <p className="max-w-measure">{nothingSeen(score)}</p>;
  const sums: [string, string, string][] = [
    ...sidesOf(score),
    ['Unknown', `${PRIOR_WEIGHT} ÷ ${whole}`, share(u)],
    ['Risk', `(${importance} ÷ 5) × (1 − ${figure(b)})`, risk.toFixed(3)],
  ];
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">Put together</h4>
      <p className="max-w-measure">
        {figure(r)} {r === 1 ? 'point' : 'points'} for it, {figure(s)} against it and {PRIOR_WEIGHT} for not knowing
        make {whole} in all. {inWords(score)}
        {c !== undefined &&
          s > 0 &&
          ` Of those for it, ${figure(c)} somebody else confirmed or a file shows: only these are set against what speaks against it.`}
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

/** What is set against what: of those for it only what more than the founder's word stands behind, where that is less. */
function sidesOf({ r, s, c, b, d }: AssumptionScore): [string, string, string][] {
  const whole = figure(r + s + PRIOR_WEIGHT);
  const isAll = c === undefined || s === 0;
  return [
    ['For', isAll ? `${figure(r)} ÷ ${whole}` : `${figure(r + s)} ÷ ${whole} − ${figure(d)}`, share(b)],
    ['Against', `${figure(s)} ÷ ${isAll ? whole : figure(c + s + PRIOR_WEIGHT)}`, share(d)],
  ];
}

function inWords({ b, d, u }: AssumptionScore): string {
  if (d > b) return `More speaks against it than for it, and ${share(u)} is still unknown.`;
  return u > 0.5 ? `Most of it, ${share(u)}, is still unknown.` : `${share(b)} of it is backed by what you saw.`;
}

function nothingSeen({ importance, risk }: AssumptionScore): string {
  return `Nothing seen yet, for or against, so all of it is unknown. Risk = (${importance} ÷ 5) × (1 − 0) = ${figure(risk)}.`;
}
