import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { Shares } from '#domain/validation/shares.ts';
import { Table } from '#ui/table/table.tsx';
import { ComparisonHead } from '#web/founder/documents/comparison-head.tsx';
import { comparisonQuery } from '#web/founder/documents/idea-queries.ts';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { signed } from '#web/words/figures.ts';
import { useIdea } from '../use-idea.ts';
import { Comparison } from '../working/comparison.tsx';
import { currentReport } from './current-report.ts';

/** What changed between two stored versions, and how much of the score each change explains. */
export default function ComparisonPage() {
  const { idea, report } = useIdea();
  const { number } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(comparisonQuery(idea.id, Number(number), Number(params.get('from')) || undefined));
  if (!query.data) return <VersionWait query={query} current={currentReport(idea.id)} />;
  const { from, to, comparison } = query.data;
  const { added, removed, changed } = comparison.changes.assumptions;
  const labels = { from: `Version ${from.number}`, to: `Version ${to.number}` };
  return (
    <div className="flex flex-col gap-8">
      <ComparisonHead from={from} to={to} versions={paths.founder.ideaWorking(idea.id, 'versions')} />
      {comparison.before && comparison.after && (
        <ShareTable labels={labels} before={comparison.before} after={comparison.after} />
      )}
      <h2 className="font-display text-2xl font-semibold tracking-tight">Which input moved the score</h2>
      <Comparison
        {...labels}
        comparison={comparison}
        assumptions={distinct([...report.beliefs, ...added, ...removed, ...changed.map(({ after }) => after)])}
      />
    </div>
  );
}

/** Each assumption once: the numbers of the founder's own follow the order of this list. */
function distinct<T extends { id: string }>(assumptions: readonly T[]): T[] {
  return [...new Map(assumptions.map((one) => [one.id, one])).values()];
}

type ShareTableProps = { labels: { from: string; to: string }; before: Shares; after: Shares };

/** The three figures before and after. */
function ShareTable({ labels, before, after }: ShareTableProps) {
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
        { key: 'before', label: labels.from, align: 'end', brief: true },
        { key: 'after', label: labels.to, align: 'end', brief: true },
        { key: 'change', label: 'Change', align: 'end', brief: true },
      ]}
      rows={[line('support', 'Support'), line('against', 'Against'), line('unknown', 'Unknown')]}
    />
  );
}
