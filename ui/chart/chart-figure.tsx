import type { ReactNode } from 'react';
import { Sideways } from '../sideways/sideways.tsx';
import { Table } from '../table/table.tsx';
import type { TableColumn, TableLook, TableRow } from '../table/table-types.ts';

type ChartFigureProps = {
  /** What the chart shows, above it. */
  title: string;
  /** How to read it, in one sentence. */
  note?: ReactNode;
  /** The drawing: an `<svg role="img">` with a name. */
  children: ReactNode;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** `lines` where the first column holds sentences. */
  look?: TableLook;
};

/** A chart with the same numbers in a table: beside it where there is room, below it on phones. */
export function ChartFigure({ title, note, children, columns, rows, look = 'compact' }: ChartFigureProps) {
  return (
    <figure className="flex flex-col gap-4">
      <figcaption>
        <p className="font-semibold">{title}</p>
        {note && <p className="max-w-measure text-sm text-stone">{note}</p>}
      </figcaption>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="min-w-0 lg:sticky lg:top-24 print:static">{children}</div>
        <Sideways label={`Table: ${title}`} className="text-sm">
          <Table look={look} caption={title} columns={columns} rows={rows} />
        </Sideways>
      </div>
    </figure>
  );
}
