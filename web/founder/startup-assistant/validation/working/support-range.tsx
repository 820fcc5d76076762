import { withPlainAmounts } from '#domain/money/money.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { SupportRange as Range } from '#domain/validation/verdict.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Table } from '#ui/table/table.tsx';
import { signed } from '#web/words/figures.ts';

type SupportRangeProps = { support: number; range: Range; report: ValidationReport };

const columns = [
  { key: 'left', label: 'Left out' },
  { key: 'support', label: 'Support', align: 'end' },
  { key: 'change', label: 'Change', align: 'end' },
] as const;

/** How much Support rests on a single assumption: its range with each one left out in turn. */
export function SupportRange({ support, range, report }: SupportRangeProps) {
  const statements = new Map(report.beliefs.map(({ id, statement }) => [id, statement]));
  const rows = [...range.each]
    .sort((a, b) => Math.abs(b.support - support) - Math.abs(a.support - support))
    .map(({ assumptionId, support: then }) => ({
      id: assumptionId,
      left: withPlainAmounts(statements.get(assumptionId) ?? ''),
      support: `${then.toFixed(1)}%`,
      change: signed(then - support),
    }));
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-lg font-semibold">
        {range.min === range.max
          ? `Support stays at ${range.min.toFixed(1)}% whichever one assumption is left out`
          : `Support lies between ${range.min.toFixed(1)}% and ${range.max.toFixed(1)}% when any one assumption is left out`}
      </h3>
      <RangeDrawing support={support} range={range} />
      <p className="max-w-measure text-stone">
        A wide range means that much rests on a single assumption. It is not a margin of error: nobody could know that.
      </p>
      <Disclosure summary="Each assumption left out in turn">
        <Table
          look="lines"
          caption="Support with each assumption left out, largest change first"
          columns={columns}
          rows={rows}
        />
      </Disclosure>
    </div>
  );
}

/** On the same scale as the bar above it: the range as a bracket, Support as a mark. */
function RangeDrawing({ support, range: { min, max } }: { support: number; range: Range }) {
  return (
    <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
      <line x1="0" x2="100%" y1="11" y2="11" className="stroke-line" />
      <line x1={`${min}%`} x2={`${max}%`} y1="11" y2="11" strokeWidth="3" className="stroke-moss" />
      {[min, max].map((end, index) => (
        <line
          key={index === 0 ? 'min' : 'max'}
          x1={`${end}%`}
          x2={`${end}%`}
          y1="4"
          y2="18"
          strokeWidth="3"
          className="stroke-moss"
        />
      ))}
      <circle cx={`${support}%`} cy="11" r="5" strokeWidth="2" className="fill-moss stroke-surface" />
    </svg>
  );
}
