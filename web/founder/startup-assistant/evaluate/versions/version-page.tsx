import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { paths } from '#web/paths.ts';
import { versionQuery } from '../check-queries.ts';
import { ReportSections } from '../report/report-sections.tsx';
import { headline } from '../report/report-words.ts';
import { useCheck } from '../use-check.ts';
import { ExportMenu } from './export-menu.tsx';
import { VersionWait } from './version-wait.tsx';

/** One published version of the report. It never changes. */
export default function VersionPage() {
  const { check } = useCheck();
  const query = useQuery(versionQuery(check.id, Number(useParams().number)));
  if (!query.data)
    return (
      <VersionWait
        checkId={check.id}
        isPending={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const { version, report } = query.data;
  const { number, name, createdAt, sha256 } = version;
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-4">
        <PageHeading
          title={headline(report.blockers, report.round.label)}
          eyebrow={
            <>
              {name}, version {number}, published <DateTime value={createdAt} withTime />
            </>
          }
        />
        <div className="flex flex-wrap gap-3 print:hidden">
          <ExportMenu checkId={check.id} numberOf={async () => number} />
          <ButtonLink variant="secondary" href={paths.founder.check(check.id)}>
            The report as it stands now
          </ButtonLink>
          {number > 1 && (
            <ButtonLink variant="secondary" href={paths.founder.checkComparison(check.id, number - 1, number)}>
              What changed
            </ButtonLink>
          )}
        </div>
        <p className="text-sm wrap-anywhere text-stone">SHA-256 of its JSON: {sha256}</p>
      </header>
      <ReportSections report={report} check={check} />
    </div>
  );
}
