import type { Assumption } from './assumptions.ts';
import type { CountedEvidence } from './counted-evidence.ts';
import type { EvidenceItem } from './evidence.ts';
import type { HeldImportance } from './held-importance.ts';
import type { Intake } from './intake.ts';
import type { RemovedAgainst } from './removed-against.ts';
import type { AssumptionScore } from './score.ts';
import type { TestRecord } from './test-records.ts';
import type { SupportRange } from './verdict.ts';

/** One sentence of the case against, with the rule that found it and what it rests on. */
export type Objection = { rule: string; text: string; assumptionIds: string[]; evidenceIds: string[] };

export type CaseFacts = {
  asOf: string;
  intake: Intake;
  assumptions: readonly Assumption[];
  scores: readonly AssumptionScore[];
  /** As the score counts it: what was entered and, with a `testId`, what tests showed. */
  evidence: CountedEvidence['items'];
  /** As it was entered, also what counts nothing. */
  entries: readonly EvidenceItem[];
  testCards: readonly TestRecord[];
  support: number;
  range: SupportRange | null;
  removedAgainst?: readonly RemovedAgainst[];
  heldImportance?: HeldImportance;
};

/** Finds its fault in the facts, or nothing. */
export type ObjectionRule = (facts: CaseFacts) => Objection[];

export function object(rule: string, text: string, on: Partial<Omit<Objection, 'rule' | 'text'>> = {}): Objection {
  return { rule, text, assumptionIds: on.assumptionIds ?? [], evidenceIds: on.evidenceIds ?? [] };
}

export const statementOf = ({ assumptions }: CaseFacts, id: string) =>
  assumptions.find((one) => one.id === id)?.statement ?? id;
