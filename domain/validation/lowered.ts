import { highestImportance } from './held-importance.ts';
import { type ObjectionRule, object } from './objection.ts';
import { quote } from './safe-text.ts';
import { shortBelief } from './short-belief.ts';

/** Rule of the sentences that tell which make-or-break belief the founder called less important, and why. */
export const LOWERED_RULE = 'C25.lowered';

/** What every such sentence says before the founder's reason. */
export const CALLED_LESS = ' was called less important by the founder: ';

/** A founder's reason in full: the dialog that asks for it promises that every reader sees it. */
const REASON_LENGTH = 500;

/**
 * Each make-or-break belief (importance 4 or 5) that the founder called less important than it was, with every reason given since;
 * those that something speaks against come first, then those that mattered most.
 */
export const lowered: ObjectionRule = ({ assumptions, evidence, intake }) =>
  assumptions
    .flatMap((assumption) => {
      const highest = highestImportance(assumption);
      const last = assumption.edits.at(-1)?.importance ?? highest;
      if (highest < 4 || last >= highest) return [];
      const reasons = assumption.edits.flatMap(({ importance, reason }) =>
        importance < highest ? [quote(reason, REASON_LENGTH)] : [],
      );
      const isRefused = evidence.some(({ assumptionId, side }) => assumptionId === assumption.id && side === 'against');
      const text = `${quote(shortBelief(assumption, intake))}${CALLED_LESS}${[...new Set(reasons)].join('; ')}.`;
      return [{ text, assumptionIds: [assumption.id], weight: 10 * Number(isRefused) + highest }];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ text, assumptionIds }) => object(LOWERED_RULE, text, { assumptionIds }));
