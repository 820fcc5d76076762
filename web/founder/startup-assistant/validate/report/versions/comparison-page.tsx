import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { comparisonQuery } from '../../idea-queries.ts';
import { useIdea } from '../../use-idea.ts';
import { Comparison } from '../comparison.tsx';
import { ShareTable } from './share-table.tsx';
import { VersionWait } from './version-wait.tsx';

/** What changed between two kept versions, and how much of the score each change explains. */
export default function ComparisonPage() {
  const { idea, report } = useIdea();
  const { number } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(comparisonQuery(idea.id, Number(number), Number(params.get('from')) || undefined));
  if (!query.data) return <VersionWait ideaId={idea.id} query={query} />;
  const { from, to, comparison } = query.data;
  const { added, removed, changed } = comparison.changes.assumptions;
  const labels = { from: `Version ${from.number}`, to: `Version ${to.number}` };
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        eyebrow={to.name}
        title={`What changed from version ${from.number} to ${to.number}`}
        actions={
          <ButtonLink variant="secondary" href={`${paths.founder.idea(idea.id)}#versions`}>
            All versions
          </ButtonLink>
        }
      />
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
