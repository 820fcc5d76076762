import { type AssumptionScore, weigh } from './score.ts';
import { roundShares } from './shares.ts';
import type { VerdictBlock } from './verdict-blocks.ts';
import { isTold, reaches, reachesLine } from './verdict-lines.ts';

/** The verdicts in the order in which they are tried: the first that holds is given. */
export const VERDICTS = {
  not_testable: { label: 'Not testable yet', rule: 'W1', when: 'a mandatory answer cannot be tested' },
  contradicted: {
    label: 'Contradicted',
    rule: 'W2',
    when: 'an assumption of importance 5 has d ≥ 0.5, of all that was seen, of L3 and above, or of L4 and above',
  },
  untested: {
    label: 'Untested',
    rule: 'W3',
    when: 'fewer than 40% of the assumptions of importance 4 or 5 have evidence of level L3 or better',
  },
  supported: {
    label: 'Supported for the next step',
    rule: 'W4',
    when: 'every assumption of importance 5 has b ≥ 0.5, also by what others confirmed, one for each network, and by passed tests with a file alone, and no failed test; every one of importance 4 has b ≥ 0.3, both also without your word and links alone; none of them has more against than for; and of one of these somebody else confirmed it, or a test passed with a file that shows its result',
  },
  mixed: { label: 'Mixed', rule: 'W5', when: 'none of the others holds' },
} as const;

export type VerdictId = keyof typeof VERDICTS;

/** The verdict with the rule that gave it and the facts it rests on. It never speaks of success. */
export type Verdict = {
  id: VerdictId;
  label: string;
  rule: string;
  when: string;
  reason: string;
  assumptionIds: string[];
  /** What comes before all else: whether it is lawful, or who must permit it. A reader reads it first. */
  first?: string;
  /** What keeps a Mixed idea from Supported although every line is reached. */
  blocks?: VerdictBlock[];
};

export const NOT_TESTABLE_VERDICT: Verdict = verdict(
  'not_testable',
  'Some answers cannot be tested yet, so there is no score.',
);

/**
 * The verdict of a testable idea. With no assumption of importance 4 or 5 left, nothing that matters is tested: Untested.
 * `isContradicted` says of which scores rule W2 holds, by what is behind them (`outweighed.ts`).
 */
export function decideVerdict(
  scores: readonly AssumptionScore[],
  blocks: readonly VerdictBlock[] = [],
  isContradicted = ({ d }: AssumptionScore) => reaches(d, 0.5),
): Verdict {
  const contradicted = scores.filter((score) => score.importance === 5 && isContradicted(score));
  if (contradicted.length > 0)
    return verdict('contradicted', 'The evidence speaks against something the idea cannot do without.', contradicted);

  const important = scores.filter(({ importance }) => importance >= 4);
  const tested = important.filter(({ bestLevel }) => bestLevel !== null && isTold(bestLevel));
  const reason = `${tested.length} of ${important.length} make-or-break ${important.length === 1 ? 'belief' : 'beliefs'} ${tested.length === 1 || important.length === 1 ? 'has' : 'have'} evidence of what people did.`;
  if (tested.length * 100 < important.length * 40 || important.length === 0)
    return verdict(
      'untested',
      reason,
      important.filter((score) => !tested.includes(score)),
    );

  const short = important.filter((score) => !reachesLine(score));
  const reached = `${reason} All of them reach the published line`;
  if (short.length === 0 && blocks.length === 0) return verdict('supported', `${reached}.`);
  if (short.length === 0) return blocked(reached, scores, blocks);
  return verdict(
    'mixed',
    `${reason} ${short.length} of them ${short.length === 1 ? 'is' : 'are'} still below the published line.`,
    short,
  );
}

/** Every line is reached, and yet something that the idea cannot do without stands in the way. */
function blocked(reached: string, scores: readonly AssumptionScore[], blocks: readonly VerdictBlock[]): Verdict {
  const ids = new Set(blocks.map(({ assumptionId }) => assumptionId));
  const failed = blocks.some(({ code }) => code === 'failed_test');
  const why = failed
    ? 'a test of something the idea cannot do without failed'
    : blocks.some(({ code }) => code === 'more_against')
      ? 'more speaks against one of them than for it'
      : blocks.some(({ code }) => code === 'own_word')
        ? 'something the idea cannot do without rests on your word alone'
        : blocks.some(({ code }) => code === 'one_source')
          ? 'too few others have confirmed something the idea cannot do without'
          : 'nobody other than you has confirmed any of it';
  const held = verdict(
    'mixed',
    `${reached}, but ${why}.`,
    scores.filter(({ id }) => ids.has(id)),
  );
  return { ...held, blocks: [...blocks] };
}

/** Support with each assumption left out in turn: how much rests on a single belief. Shares as displayed. */
export type SupportRange = { min: number; max: number; each: { assumptionId: string; support: number }[] };

/** Null when there is only one assumption: leaving it out leaves nothing. */
export function supportRange(scores: readonly AssumptionScore[]): SupportRange | null {
  if (scores.length < 2) return null;
  const each = scores.map(({ id }) => ({
    assumptionId: id,
    support: roundShares(weigh(scores.filter((score) => score.id !== id))).support,
  }));
  const supports = each.map(({ support }) => support);
  return { min: Math.min(...supports), max: Math.max(...supports), each };
}

function verdict(id: VerdictId, reason: string, scores: readonly AssumptionScore[] = []): Verdict {
  return { id, ...VERDICTS[id], reason, assumptionIds: scores.map((score) => score.id) };
}
