import { useOutletContext } from 'react-router';
import type { IdeaState } from '#contract/validation/validation.ts';
import type { Intake } from '#domain/validation/intake.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Draft, DraftView } from '#web/drafts/draft.ts';

/** What every page of an idea works with: handed down by the layout in idea.tsx. */
export type IdeaPage = {
  idea: IdeaState;
  draft: Draft<Intake>;
  view: DraftView<Intake>;
  /** The report as it stands with what is typed right now, made by the same rules as the server's. */
  report: ValidationReport;
};

export function useIdea(): IdeaPage {
  return useOutletContext<IdeaPage>();
}
