import type { ReactNode } from 'react';
import { Table } from '#ui/table/table.tsx';

type FigureLine = {
  name: string /** How it is worked out, or where it comes from. */;
  note: ReactNode;
  value: ReactNode;
};
type FigureTableProps = { caption: string; head: [string, string]; lines: readonly FigureLine[] };

/** Figures under each other, each with its origin under its name: two columns that fit a phone as well as paper. */
export function FigureTable({ caption, head: [name, value], lines }: FigureTableProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-1 sm:px-5">
      <Table
        look="compact"
        caption={caption}
        columns={[
          { key: 'name', label: name },
          { key: 'value', label: value, align: 'end' },
        ]}
        rows={lines.map((line) => ({
          id: line.name,
          name: (
            <div className="min-w-32">
              <p className="font-semibold">{line.name}</p>
              <p className="text-sm text-stone">{line.note}</p>
            </div>
          ),
          value: <span className={valueClass(line.value)}>{line.value}</span>,
        }))}
      />
    </div>
  );
}

/** A figure that would leave its name one word a line is set smaller on a phone, and one too long even so goes on below. */
const valueClass = (value: ReactNode) =>
  typeof value === 'string' && value.length > LONG ? 'max-sm:text-sm wrap-anywhere' : 'whitespace-nowrap';
const LONG = 14;
