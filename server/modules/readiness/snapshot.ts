import { makeReadinessSnapshot, type ReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import { toFounderAnswer, toRecord } from './answer-record.ts';
import type { CheckRow } from './check.repo.ts';
import { type Work, wholeValuation } from './check-store.ts';

/** What is frozen: the check and what it rests on, without what only the server knows of it. */
export function toSnapshot(
  check: CheckRow,
  { asOf, idea, facts, ledger, answers, heldFiles }: Work,
): ReadinessSnapshot {
  return makeReadinessSnapshot({
    asOf,
    startup: idea?.name ?? null,
    round: check.round,
    answers: Object.fromEntries(answers.map((row) => [row.criterionId, toFounderAnswer(toRecord(row, heldFiles))])),
    facts,
    ledger,
    investorWeights: check.weights,
    valuation: wholeValuation(check.valuation),
  });
}

/** The content without its day: the same content on another day is the same version. */
export const undated = (snapshot: ReadinessSnapshot) => ({ ...snapshot, asOf: null });
