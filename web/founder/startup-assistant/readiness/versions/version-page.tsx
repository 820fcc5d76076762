import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AskAPerson } from '#web/founder/documents/ask-a-person.tsx';
import { versionQuery } from '#web/founder/documents/check-queries.ts';
import { VersionHead } from '#web/founder/documents/version-head.tsx';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { ReportSections } from '../report/report-sections.tsx';
import { headline } from '../report/report-words.ts';
import { Stand } from '../report/stand.tsx';
import { useCheck } from '../use-check.ts';
import { currentReport } from './current-report.ts';
import { ExportMenu } from './export-menu.tsx';

/** One saved version of the report. It never changes. */
export default function VersionPage() {
  const { check } = useCheck();
  const query = useQuery(versionQuery(check.id, Number(useParams().number)));
  if (!query.data) return <VersionWait query={query} current={currentReport(check.id)} />;
  const { version, report } = query.data;
  const { number, name, createdAt, sha256 } = version;
  return (
    <div className="flex flex-col gap-8">
      <VersionHead
        title={headline(report.blockers, report.round.label)}
        eyebrow={
          <>
            {name}, version {number}, saved <DateTime value={createdAt} withTime />
          </>
        }
        menu={<ExportMenu check={check} numberOf={async () => number} />}
        current={currentReport(check.id)}
        changes={number > 1 ? paths.founder.checkComparison(check.id, number - 1, number) : undefined}
        sha256={sha256}
      />
      <Stand report={report} />
      <AskAPerson documentId={check.id} what="result" version={number} />
      <ReportSections report={report} check={check} />
    </div>
  );
}
