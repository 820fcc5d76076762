import type { Shares } from '#domain/validation/shares.ts';
import { Table } from '#ui/table/table.tsx';
import { signed } from '#web/words/figures.ts';

type ShareTableProps = { labels: { from: string; to: string }; before: Shares; after: Shares };

/** The three figures before and after. */
export function ShareTable({ labels, before, after }: ShareTableProps) {
  const line = (key: keyof Shares, label: string) => ({
    id: key,
    label,
    before: before[key].toFixed(1),
    after: after[key].toFixed(1),
    change: signed(after[key] - before[key]),
  });
  return (
    <Table
      caption="The score before and after"
      columns={[
        { key: 'label', label: 'Figure' },
        { key: 'before', label: labels.from, align: 'end' },
        { key: 'after', label: labels.to, align: 'end' },
        { key: 'change', label: 'Change', align: 'end' },
      ]}
      rows={[line('support', 'Support'), line('against', 'Against'), line('unknown', 'Unknown')]}
    />
  );
}
