import type { Belief } from '#domain/validation/beliefs.ts';
import { Table } from '#ui/table/table.tsx';
import { figure } from '#web/words/figures.ts';
import { AssumptionMark } from '../assumption-mark.tsx';
import type { Marks } from '../marks.ts';

const columns = [
  { key: 'mark', label: 'Belief' },
  { key: 'importance', label: 'I', align: 'end' },
  { key: 'r', label: 'r', align: 'end' },
  { key: 's', label: 's', align: 'end' },
  { key: 'b', label: 'I × b', align: 'end' },
  { key: 'd', label: 'I × d', align: 'end' },
] as const;

/** ΣI, Σ(I × b), Σ(I × d) and Σ(I × u) over all assumptions. */
export function sumsOf(beliefs: readonly Belief[]) {
  const scores = beliefs.flatMap(({ score }) => score ?? []);
  const sum = (of: (score: (typeof scores)[number]) => number) => scores.reduce((total, one) => total + of(one), 0);
  return {
    importance: sum(({ importance }) => importance),
    support: sum(({ importance, b }) => importance * b),
    against: sum(({ importance, d }) => importance * d),
    unknown: sum(({ importance, u }) => importance * u),
  };
}

/** The sum of step three, one line for each assumption and the totals at the foot. */
export function ScoreSum({ beliefs, marks }: { beliefs: readonly Belief[]; marks: Marks }) {
  const sums = sumsOf(beliefs);
  const rows = beliefs.flatMap(({ id, score }) =>
    score
      ? [
          {
            id,
            mark: <AssumptionMark id={id} marks={marks} />,
            importance: score.importance,
            r: figure(score.r),
            s: figure(score.s),
            b: figure(score.importance * score.b),
            d: figure(score.importance * score.d),
          },
        ]
      : [],
  );
  const totals = {
    id: 'sum',
    mark: <strong className="font-semibold text-ink">Sum</strong>,
    importance: <strong className="font-semibold text-ink">{figure(sums.importance)}</strong>,
    r: '',
    s: '',
    b: <strong className="font-semibold text-ink">{figure(sums.support)}</strong>,
    d: <strong className="font-semibold text-ink">{figure(sums.against)}</strong>,
  };
  return (
    <Table
      look="compact"
      caption="Importance (I), points for (r) and against (s), and the shares for (b) and against (d) times the importance"
      columns={columns}
      rows={[...rows, totals]}
    />
  );
}
