import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { compareReadiness } from '#domain/readiness/compare.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { paths } from '#web/paths.ts';
import { versionQuery } from '../check-queries.ts';
import { useCheck } from '../use-check.ts';
import { Comparison } from './comparison.tsx';
import { VersionWait } from './version-wait.tsx';

/** What changed between two published versions, and how much of the score each answer explains. */
export default function ComparisonPage() {
  const { check } = useCheck();
  const to = Number(useParams().number);
  const from = Number(useSearchParams()[0].get('from')) || to - 1;
  const earlier = useQuery(versionQuery(check.id, from));
  const later = useQuery(versionQuery(check.id, to));
  if (!earlier.data || !later.data)
    return (
      <VersionWait
        checkId={check.id}
        isPending={earlier.isPending || later.isPending}
        error={earlier.error ?? later.error}
        onRetry={() => void Promise.all([earlier.refetch(), later.refetch()])}
      />
    );
  const comparison = compareReadiness(earlier.data.snapshot, later.data.snapshot, readinessRuleSet);
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        eyebrow={check.name}
        title={`What changed from version ${from} to ${to}`}
        actions={
          <ButtonLink variant="secondary" href={`${paths.founder.check(check.id)}#versions`}>
            All versions
          </ButtonLink>
        }
      />
      <Comparison comparison={comparison} from={`Version ${from}`} to={`Version ${to}`} />
    </div>
  );
}
