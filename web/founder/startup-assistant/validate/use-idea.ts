import { useOutletContext } from 'react-router';
import type { IdeaState } from '#contract/validation.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { DraftView, IntakeDraft } from './draft/intake-draft.ts';

/** What every page of an idea works with: handed down by the layout in idea.tsx. */
export type IdeaPage = {
  idea: IdeaState;
  draft: IntakeDraft;
  view: DraftView;
  /** The report as it stands with what is typed right now, made by the same rules as the server's. */
  report: ValidationReport;
};

export function useIdea(): IdeaPage {
  return useOutletContext<IdeaPage>();
}
