import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { buildReadinessReport, type ReadinessReport } from '#domain/readiness/report.ts';
import { makeReadinessSnapshot, type ReadinessSnapshot } from '#domain/readiness/snapshot.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { founderAnswers, type TypedAnswers } from './check-answers.ts';

/** The snapshot of a check as it stands, with what is typed in place of what is saved. */
export function liveSnapshot(
  check: CheckState,
  answers: TypedAnswers,
  valuation: ValuationInput | null = check.valuation,
): ReadinessSnapshot {
  const { asOf, idea, round, facts, ledger, investorWeights, heldFiles } = check;
  return makeReadinessSnapshot({
    asOf,
    startup: idea?.name ?? null,
    round,
    answers: founderAnswers(answers, heldFiles),
    facts,
    ledger,
    investorWeights,
    valuation,
  });
}

/** The report as it stands, by the same rules as the server's. */
export function liveReport(
  check: CheckState,
  answers: TypedAnswers,
  valuation?: ValuationInput | null,
): ReadinessReport {
  return buildReadinessReport(liveSnapshot(check, answers, valuation), readinessRuleSet);
}
