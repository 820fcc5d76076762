/** The six questions of the Real–Win–Worth screen, in the order in which they are asked. */
export const RWW_QUESTIONS = [
  'market_real',
  'product_real',
  'product_competitive',
  'company_competitive',
  'worth_return_at_acceptable_risk',
  'worth_strategic_sense',
] as const;
export type RwwQuestion = (typeof RWW_QUESTIONS)[number];
export type RwwAnswer = 'yes' | 'no' | 'maybe';

export type RwwResult = {
  /** The first definite "no", where the screen ends; null when there is none. */
  stop_at: RwwQuestion | null;
  /** Six times "yes". */
  pass: boolean;
  /** Questions answered "maybe" before the screen ended: each is a task. */
  open: RwwQuestion[];
  /** Questions without an answer before the screen ended. */
  unanswered: RwwQuestion[];
};

/**
 * Real–Win–Worth gate: a "no" ends the screen and no number of "yes" makes up for it.
 * @throws RangeError for an answer other than yes, no or maybe.
 * Source: G. Day, Harvard Business Review, December 2007.
 */
export function rwwGate({ answers }: { answers: Partial<Record<RwwQuestion, RwwAnswer | null>> }): RwwResult {
  for (const answer of Object.values(answers)) {
    if (answer && !['yes', 'no', 'maybe'].includes(answer)) throw new RangeError('an answer is yes, no or maybe');
  }
  const stop = RWW_QUESTIONS.findIndex((question) => answers[question] === 'no');
  const asked = stop < 0 ? RWW_QUESTIONS : RWW_QUESTIONS.slice(0, stop);
  return {
    stop_at: RWW_QUESTIONS[stop] ?? null,
    pass: RWW_QUESTIONS.every((question) => answers[question] === 'yes'),
    open: asked.filter((question) => answers[question] === 'maybe'),
    unanswered: asked.filter((question) => !answers[question]),
  };
}
