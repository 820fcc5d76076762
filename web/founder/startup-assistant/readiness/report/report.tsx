import { AskAPerson } from '#web/founder/documents/ask-a-person.tsx';
import { NarrativePanel } from '../../narrative/narrative-panel.tsx';
import { useCheck } from '../use-check.ts';
import { VersionsPart } from '../versions/versions-part.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportSections } from './report-sections.tsx';
import { WeightsForm } from './weights-form.tsx';

/** The report of a check as it stands now: how far it is and what blocks come first. */
export default function Report() {
  const page = useCheck();
  return (
    <div className="flex flex-col gap-8">
      <ReportHead page={page} />
      <ReportSections
        report={page.report}
        check={page.check}
        weights={<WeightsForm check={page.check} />}
        history={<VersionsPart checkId={page.check.id} />}
      />
      <AskAPerson documentId={page.check.id} what="result" version={page.check.versions.count} />
      {page.check.versions.count > 0 && (
        <NarrativePanel
          subject={{ documentId: page.check.id, version: page.check.versions.count }}
          about={`version ${page.check.versions.count} of this report`}
        />
      )}
    </div>
  );
}
