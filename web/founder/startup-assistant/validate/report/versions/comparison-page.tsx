import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ComparisonHead } from '#web/founder/documents/comparison-head.tsx';
import { comparisonQuery } from '#web/founder/documents/idea-queries.ts';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { useIdea } from '../../use-idea.ts';
import { Comparison } from '../comparison.tsx';
import { currentReport } from './current-report.ts';
import { ShareTable } from './share-table.tsx';

/** What changed between two kept versions, and how much of the score each change explains. */
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
      <ComparisonHead from={from} to={to} versions={`${paths.founder.idea(idea.id)}#versions`} />
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
