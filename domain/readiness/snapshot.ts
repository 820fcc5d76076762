import type { FounderAnswer } from './answers.ts';
import { type CashLedger, EMPTY_LEDGER } from './cash-ledger.ts';
import type { RoundId } from './dimensions.ts';
import { type FounderFacts, NO_FACTS } from './facts.ts';
import { FORMULA_VERSION, RULE_SET_VERSION } from './published-rules.ts';
import type { Weights } from './score.ts';
import type { ValuationInput } from './valuation.ts';

/** Everything a readiness report is made from, beside its rule set. Never changed once stored. `asOf` is YYYY-MM-DD. */
export type ReadinessSnapshot = {
  ruleSetVersion: string;
  formulaVersion: string;
  asOf: string;
  /** The name of the idea that it is for; null where none was said. */
  startup: string | null;
  round: RoundId;
  /** By criterion. */
  answers: Readonly<Record<string, FounderAnswer>>;
  facts: FounderFacts;
  ledger: CashLedger;
  /** An investor's own weights in per cent, where the founder entered them. */
  investorWeights: Weights | null;
  valuation: ValuationInput | null;
};

export type ReadinessInput = Pick<ReadinessSnapshot, 'asOf' | 'round'> & Partial<ReadinessSnapshot>;

/** Freezes what the founder has entered and holds, under today's rules. */
export function makeReadinessSnapshot(input: ReadinessInput): ReadinessSnapshot {
  const { asOf, round, answers = {}, facts = NO_FACTS, ledger = EMPTY_LEDGER } = input;
  return inOneOrder({
    ruleSetVersion: RULE_SET_VERSION,
    formulaVersion: FORMULA_VERSION,
    asOf,
    startup: input.startup ?? null,
    round,
    answers,
    facts,
    ledger,
    investorWeights: input.investorWeights ?? null,
    valuation: input.valuation ?? null,
  });
}

/** The same snapshot with every list that has no order of its own sorted: two spellings of one content become one. */
export function inOneOrder(snapshot: ReadinessSnapshot): ReadinessSnapshot {
  const { facts, ledger } = snapshot;
  return {
    ...snapshot,
    facts: {
      ...facts,
      ideas: [...facts.ideas].sort(byId),
      agreements: [...facts.agreements].sort(byId),
      earlierChecks: [...facts.earlierChecks].sort(byId),
    },
    ledger: { ...ledger, entries: [...ledger.entries].sort((a, b) => compare(a.month, b.month) || byId(a, b)) },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { id: string }, b: { id: string }) => compare(a.id, b.id);
