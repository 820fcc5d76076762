import { fittingLines } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { hasCome } from '#domain/validation/freshness.ts';
import { withHeldImportance } from '#domain/validation/held-importance.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { buildReport, type ValidationReport } from '#domain/validation/report.ts';
import { makeSnapshot, type Snapshot } from '#domain/validation/snapshot.ts';

/** The snapshot of an idea as it stands, with `intake` in place of the saved answers. */
export function liveSnapshot(idea: IdeaState, intake: Intake = idea.intake): Snapshot {
  return makeSnapshot({
    asOf: dayOf(idea),
    intake,
    importanceEdits: idea.importanceEdits,
    ownAssumptions: idea.ownAssumptions,
    evidence: fittingLines(idea.evidence),
    testCards: idea.testCards,
    decisions: idea.decisions,
    ...(idea.removedAgainst && { removedAgainst: idea.removedAgainst }),
    heldImportance: withHeldImportance(idea.intake, intake, idea),
  });
}

export function liveReport(idea: IdeaState, intake?: Intake): ValidationReport {
  return buildReport(liveSnapshot(idea, intake));
}

/** The server's day when the idea was read, or a later one once evidence is dated later: a page may stay open for days. */
function dayOf({ asOf, evidence }: IdeaState): string {
  return evidence.reduce((day, { date }) => (hasCome(date, day) ? day : date), asOf);
}
