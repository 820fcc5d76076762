import { useState } from 'react';
import { AskAPerson } from '#web/founder/documents/ask-a-person.tsx';
import { Day } from '#web/time/date-time.tsx';
import { IdeaHead } from '../idea-head.tsx';
import { ReportDialogs, type ReportTask } from '../report-dialogs.tsx';
import { useIdea } from '../use-idea.ts';
import { VersionActions, versionText } from '../versions/version-actions.tsx';
import { AiWords } from './ai-words.tsx';
import { LiveSections } from './live-sections.tsx';

/** Everything behind the report as it stands: it moves while evidence is entered. */
export default function Working() {
  const page = useIdea();
  const { idea, report } = page;
  const [task, setTask] = useState<ReportTask | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <IdeaHead page={page} current="working" />
      <div className="flex flex-col gap-3 print:hidden">
        <p className="text-sm text-stone">
          As of <Day value={report.asOf} />, {versionText(idea.versions)}. A download keeps the report as a version, so
          that both stay the same.
        </p>
        <VersionActions page={page} />
      </div>
      <LiveSections page={page} onTask={setTask} />
      <AskAPerson documentId={idea.id} what="verdict" version={idea.versions.count} isFolded />
      {idea.versions.count > 0 && <AiWords ideaId={idea.id} version={idea.versions.count} onTask={setTask} />}
      <ReportDialogs idea={idea} task={task} onClose={() => setTask(null)} />
    </div>
  );
}
