import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { VersionEntry } from '#contract/validation-versions.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { paths } from '#web/paths.ts';
import { versionQuery } from '../../idea-queries.ts';
import { stepOfField } from '../../intake/steps.ts';
import { useIdea } from '../../use-idea.ts';
import { AiWords } from '../ai-words.tsx';
import { ReportSections } from '../report-sections.tsx';
import { ScoreBar } from '../score-bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { VersionWait } from './version-wait.tsx';

/** One kept version of the report. It never changes. */
export default function VersionPage() {
  const { idea } = useIdea();
  const query = useQuery(versionQuery(idea.id, Number(useParams().number)));
  if (!query.data) return <VersionWait ideaId={idea.id} query={query} />;
  const { version, snapshot, report } = query.data;
  return (
    <div className="flex flex-col gap-8">
      <VersionHead ideaId={idea.id} version={version} report={report} />
      <ReportSections
        report={report}
        snapshot={snapshot}
        linkTo={(field) => paths.founder.ideaQuestions(idea.id, stepOfField(field), field)}
        slots={{ summary: report.score && <ScoreBar shares={report.score} move={null} /> }}
      />
      <AiWords ideaId={idea.id} version={version.number} />
    </div>
  );
}

type VersionHeadProps = { ideaId: string; version: VersionEntry; report: ValidationReport };

function VersionHead({ ideaId, version: { number, createdAt, sha256 }, report }: VersionHeadProps) {
  return (
    <header className="flex flex-col gap-4 print:hidden">
      <PageHeading
        title={report.title}
        lead={report.pitch}
        eyebrow={
          <>
            Version {number}, kept <DateTime value={createdAt} withTime />
          </>
        }
      />
      <div className="flex flex-wrap gap-3">
        <ExportMenu ideaId={ideaId} numberOf={async () => number} />
        <ButtonLink variant="secondary" href={paths.founder.idea(ideaId)}>
          The report as it stands now
        </ButtonLink>
        {number > 1 && (
          <ButtonLink variant="secondary" href={paths.founder.ideaComparison(ideaId, number - 1, number)}>
            What changed
          </ButtonLink>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-stone">SHA-256 of its JSON: {sha256}</p>
    </header>
  );
}
