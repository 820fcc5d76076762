import { requireCount } from '../require.ts';

export type KanoAnswer = 'like' | 'must' | 'neutral' | 'live' | 'dislike';
export type KanoCategory = 'A' | 'O' | 'M' | 'I' | 'R' | 'Q';
/** The answer if the feature is there, the answer if it is not, and how many people gave this pair (1 if left out). */
export type KanoPair = readonly [functional: KanoAnswer, dysfunctional: KanoAnswer, people?: number];

export type KanoResult = {
  counts: Record<KanoCategory, number>;
  /** The commonest category: M before O before A before I when they tie. Null without answers. */
  category: KanoCategory | null;
  better: number | null;
  worse: number | null;
  reasons: { category?: string; better?: string; worse?: string };
};

const ANSWERS: readonly KanoAnswer[] = ['like', 'must', 'neutral', 'live', 'dislike'];

/** Rows by functional answer, one letter per dysfunctional answer, both in the order of ANSWERS. */
const TABLE: Record<KanoAnswer, string> = {
  like: 'QAAAO',
  must: 'RIIIM',
  neutral: 'RIIIM',
  live: 'RIIIM',
  dislike: 'RRRRQ',
};

const TIE_ORDER: readonly KanoCategory[] = ['M', 'O', 'A', 'I', 'R', 'Q'];

/**
 * Kano evaluation of one feature: attractive, one-dimensional, must-be, indifferent, reverse or questionable.
 * Better = (A+O)/(A+O+M+I); Worse = −(O+M)/(A+O+M+I).
 * @throws RangeError for an unknown answer or a count that is not a whole number of zero or more.
 */
export function kano({ answers }: { answers: readonly KanoPair[] }): KanoResult {
  const counts: Record<KanoCategory, number> = { A: 0, O: 0, M: 0, I: 0, R: 0, Q: 0 };
  for (const [functional, dysfunctional, people = 1] of answers) {
    counts[kanoCategory(functional, dysfunctional)] += requireCount('people', people);
  }
  const most = Math.max(...Object.values(counts));
  const category = most > 0 ? (TIE_ORDER.find((letter) => counts[letter] === most) ?? null) : null;

  const { A, O, M, I } = counts;
  const base = A + O + M + I;
  if (base === 0) {
    const none = 'No answer is attractive, one-dimensional, must-be or indifferent.';
    const reasons = { better: none, worse: none, ...(category === null && { category: 'Nobody has answered yet.' }) };
    return { counts, category, better: null, worse: null, reasons };
  }
  return { counts, category, better: (A + O) / base, worse: O + M > 0 ? -(O + M) / base : 0, reasons: {} };
}

function kanoCategory(functional: KanoAnswer, dysfunctional: KanoAnswer): KanoCategory {
  const letter = Object.hasOwn(TABLE, functional) ? TABLE[functional][ANSWERS.indexOf(dysfunctional)] : undefined;
  if (!letter) throw new RangeError('an answer is one of like, must, neutral, live, dislike');
  return letter as KanoCategory;
}
