import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { comparisonQuery } from '#web/founder/documents/check-queries.ts';
import { ComparisonHead } from '#web/founder/documents/comparison-head.tsx';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { useCheck } from '../use-check.ts';
import { Comparison } from './comparison.tsx';
import { currentReport } from './current-report.ts';

/** What changed between two saved versions, and how much of the score each answer explains. */
export default function ComparisonPage() {
  const { check } = useCheck();
  const { number } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(comparisonQuery(check.id, Number(number), Number(params.get('from')) || undefined));
  if (!query.data) return <VersionWait query={query} current={currentReport(check.id)} />;
  const { from, to, comparison } = query.data;
  return (
    <div className="flex flex-col gap-8">
      <ComparisonHead from={from} to={to} versions={`${paths.founder.check(check.id)}#versions`} />
      <Comparison comparison={comparison} from={`Version ${from.number}`} to={`Version ${to.number}`} />
    </div>
  );
}
