import {
  contradicted,
  failedTests,
  movedMarks,
  nobodyPaid,
  oneBelief,
  onlyTalk,
  peopleYouKnow,
  refusals,
  refusedHelp,
  removals,
  repeatedEntries,
  stale,
  unobserved,
  yourWord,
} from './evidence-objections.ts';
import { lowered } from './lowered.ts';
import { noLongerThere } from './no-longer-there.ts';
import { type CaseFacts, type Objection, type ObjectionRule, object, statementOf } from './objection.ts';
import { economics, indifference, permission, rivals } from './plan-objections.ts';
import { earlierPrices, sameFiles } from './proof-objections.ts';
import { capital } from './safe-text.ts';
import { SANITY_RULES } from './sanity-objections.ts';

/**
 * The strongest case against the idea that its own facts allow, weightiest rule first. There is always at least one
 * sentence: where no rule finds a fault, it names the riskiest belief that is left.
 */
export function caseAgainst(facts: CaseFacts): Objection[] {
  const objections = RULES.flatMap((rule) => rule(facts));
  return objections.length > 0 ? objections : riskiest(facts);
}

const RULES: readonly ObjectionRule[] = [
  contradicted,
  lowered,
  noLongerThere,
  failedTests,
  movedMarks,
  refusals,
  refusedHelp,
  removals,
  unobserved,
  nobodyPaid,
  onlyTalk,
  peopleYouKnow,
  yourWord,
  earlierPrices,
  repeatedEntries,
  sameFiles,
  economics,
  ...SANITY_RULES,
  permission,
  rivals,
  indifference,
  oneBelief,
  stale,
];

function riskiest(facts: CaseFacts): Objection[] {
  const [first] = [...facts.scores].sort((a, b) => b.risk - a.risk);
  if (!first) return [];
  const text = `The riskiest belief that is left (risk ${first.risk.toFixed(2)}): ${capital(statementOf(facts, first.id))}`;
  return [object('C0.riskiest', text, { assumptionIds: [first.id] })];
}
