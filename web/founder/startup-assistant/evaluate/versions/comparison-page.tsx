import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { comparisonQuery } from '../check-queries.ts';
import { useCheck } from '../use-check.ts';
import { Comparison } from './comparison.tsx';
import { VersionWait } from './version-wait.tsx';

/** What changed between two published versions, and how much of the score each answer explains. */
export default function ComparisonPage() {
  const { check } = useCheck();
  const { number } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(comparisonQuery(check.id, Number(number), Number(params.get('from')) || undefined));
  if (!query.data)
    return (
      <VersionWait
        checkId={check.id}
        isPending={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const { from, to, comparison } = query.data;
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        eyebrow={to.name}
        title={`What changed from version ${from.number} to ${to.number}`}
        actions={
          <ButtonLink variant="secondary" href={`${paths.founder.check(check.id)}#versions`}>
            All versions
          </ButtonLink>
        }
      />
      <Comparison comparison={comparison} from={`Version ${from.number}`} to={`Version ${to.number}`} />
    </div>
  );
}
