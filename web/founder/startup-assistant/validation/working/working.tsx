import { useState } from 'react';
import { ReportDialogs, type ReportTask } from '../report-dialogs.tsx';
import { useIdea } from '../use-idea.ts';
import { AiWords } from './ai-words.tsx';
import { LiveSections } from './live-sections.tsx';
import { ReportHead } from './report-head.tsx';

/** The report of an idea as it stands: it moves while evidence is entered. */
export default function Working() {
  const page = useIdea();
  const [task, setTask] = useState<ReportTask | null>(null);
  return (
    <div className="flex flex-col gap-8">
      <ReportHead page={page} />
      <LiveSections page={page} onTask={setTask} />
      {page.idea.versions.count > 0 && (
        <AiWords ideaId={page.idea.id} version={page.idea.versions.count} onTask={setTask} />
      )}
      <ReportDialogs idea={page.idea} task={task} onClose={() => setTask(null)} />
    </div>
  );
}
