import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { Comparison } from '#domain/validation/compare.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { comparisonQuery } from '../../idea-queries.ts';
import { useIdea } from '../../use-idea.ts';
import { ChangeList } from './change-list.tsx';
import { ShareTable } from './share-table.tsx';
import { SupportWaterfall } from './support-waterfall.tsx';
import { VersionWait } from './version-wait.tsx';

/** What changed between two kept versions, and how much of the score each change explains. */
export default function ComparisonPage() {
  const { idea } = useIdea();
  const { number } = useParams();
  const [params] = useSearchParams();
  const from = Number(params.get('from')) || undefined;
  const query = useQuery(comparisonQuery(idea.id, Number(number), from));
  if (!query.data) return <VersionWait ideaId={idea.id} query={query} />;
  const { from: earlier, to: later } = query.data;
  const comparison = query.data.comparison as Comparison;
  const labels = { from: `Version ${earlier.number}`, to: `Version ${later.number}` };
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        eyebrow={later.name}
        title={`What changed from version ${earlier.number} to ${later.number}`}
        actions={
          <ButtonLink variant="secondary" href={`${paths.founder.idea(idea.id)}#versions`}>
            All versions
          </ButtonLink>
        }
      />
      {comparison.reason && <Banner tone="info">{comparison.reason}</Banner>}
      {comparison.before && comparison.after && (
        <>
          <ShareTable labels={labels} before={comparison.before} after={comparison.after} />
          <SupportWaterfall labels={labels} comparison={comparison} />
        </>
      )}
      <ChangeList changes={comparison.changes} />
    </div>
  );
}
