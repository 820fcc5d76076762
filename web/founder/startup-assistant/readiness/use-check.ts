import { useOutletContext } from 'react-router';
import type { CheckState } from '#contract/readiness/readiness.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Draft, DraftView } from '#web/drafts/draft.ts';
import type { TypedAnswers } from '#web/founder/documents/check-answers.ts';

/** What every page of a check works with: handed down by the layout in check.tsx. */
export type CheckPage = {
  check: CheckState;
  draft: Draft<TypedAnswers>;
  view: DraftView<TypedAnswers>;
  /** The report as it stands with what is typed right now, made by the same rules as the server's. */
  report: ReadinessReport;
};

export function useCheck(): CheckPage {
  return useOutletContext<CheckPage>();
}
