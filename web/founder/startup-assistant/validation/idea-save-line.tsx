import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { paths } from '#web/paths.ts';
import type { IdeaPage } from './use-idea.ts';

/** Whether the answers are saved, with the way to the first one that cannot be. */
export function IdeaSaveLine({ page: { idea, view } }: { page: Pick<IdeaPage, 'idea' | 'view'> }) {
  const first = INTAKE_FIELDS.find(({ key }) => view.problems[key] !== undefined);
  return <SaveLine view={view} fix={first && paths.founder.ideaQuestions(idea.id, first.step, first.key)} />;
}
