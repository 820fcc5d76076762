import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AskAPerson } from '#web/founder/documents/ask-a-person.tsx';
import { versionQuery } from '#web/founder/documents/idea-queries.ts';
import { VersionHead } from '#web/founder/documents/version-head.tsx';
import { VersionWait } from '#web/founder/documents/version-wait.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { stepOfField } from '../intake/steps.ts';
import { ScoreBar } from '../score/score-bar.tsx';
import { useIdea } from '../use-idea.ts';
import { AiWords } from '../working/ai-words.tsx';
import { ReportSections } from '../working/report-sections.tsx';
import { currentReport } from './current-report.ts';
import { ExportMenu } from './export-menu.tsx';

/** One stored version of the report. It never changes. */
export default function VersionPage() {
  const { idea } = useIdea();
  const query = useQuery(versionQuery(idea.id, Number(useParams().number)));
  if (!query.data) return <VersionWait query={query} current={currentReport(idea.id)} />;
  const { version, snapshot, report } = query.data;
  const { number, createdAt, sha256 } = version;
  return (
    <div className="flex flex-col gap-8">
      <VersionHead
        onScreenOnly
        title={report.title}
        lead={report.pitch}
        eyebrow={
          <>
            Version {number}, kept <DateTime value={createdAt} withTime />
          </>
        }
        menu={<ExportMenu ideaId={idea.id} numberOf={async () => number} />}
        current={currentReport(idea.id)}
        changes={number > 1 ? paths.founder.ideaComparison(idea.id, number - 1, number) : undefined}
        sha256={sha256}
      />
      <ReportSections
        report={report}
        snapshot={snapshot}
        linkTo={(field) => paths.founder.ideaQuestions(idea.id, stepOfField(field), field)}
        slots={{ summary: report.score && <ScoreBar shares={report.score} move={null} /> }}
      />
      <AskAPerson documentId={idea.id} what="verdict" version={number} />
      <AiWords ideaId={idea.id} version={number} />
    </div>
  );
}
