import { EVIDENCE_LEVELS } from '#domain/validation/evidence.ts';
import type { CONVENTIONS } from '#domain/validation/report.ts';
import { Table } from '#ui/table/table.tsx';
import { figure } from '#web/words/figures.ts';

const levelColumns = [
  { key: 'level', label: 'Level' },
  { key: 'points', label: 'Points', align: 'end' },
  { key: 'cap', label: 'Cap', align: 'end' },
] as const;

const multiplierColumns = [
  { key: 'name', label: 'Multiplier' },
  { key: 'value', label: 'Times', align: 'end' },
] as const;

/** The published weights behind every score: conventions of this product, the same for everyone. */
export function PublishedPoints({ conventions }: { conventions: typeof CONVENTIONS }) {
  const { levels, independence, proofs, segment } = conventions;
  const multipliers = [
    ...Object.values(independence).map(({ label, multiplier }) => [label, multiplier] as const),
    ...Object.values(proofs).map(({ label, multiplier }) => [label, multiplier] as const),
    ['In your segment, the customer group', segment.inSegment] as const,
    ['Outside your segment', segment.outside] as const,
  ];
  return (
    <div className="flex flex-col gap-5">
      <Table
        look="compact"
        caption="Points and cap of each level"
        columns={levelColumns}
        rows={EVIDENCE_LEVELS.map((level) => ({
          id: level,
          level: (
            <>
              <span className="font-semibold text-ink">
                {levels[level].label} ({level})
              </span>
              <br />
              {levels[level].meaning}
            </>
          ),
          points: figure(levels[level].points),
          cap: figure(levels[level].cap),
        }))}
      />
      <Table
        look="compact"
        caption="Multipliers"
        columns={multiplierColumns}
        rows={multipliers.map(([name, value]) => ({ id: name, name, value: figure(value) }))}
      />
      <p>
        Freshness halves every twelve months: 0.5 to the power of (months ÷ 12). The cap of a level is multiplied by the
        independence, too.
      </p>
    </div>
  );
}
