/** The questions of a lesson as they are gone through, each by its position. */
export interface QuestionRound {
  /** What is still to be answered right; the first one is asked. */
  open: readonly number[];
  /** What was answered wrong once or more often. */
  missed: ReadonlySet<number>;
  /** How many answers there were. */
  answers: number;
}

export function beginQuestions(count: number): QuestionRound {
  return { open: Array.from({ length: count }, (_, index) => index), missed: new Set(), answers: 0 };
}

/** After an answer to the first open question: a wrong one is asked again after the others. */
export function answerQuestion({ open, missed, answers }: QuestionRound, isRight: boolean): QuestionRound {
  const [asked, ...others] = open;
  if (asked === undefined) throw new Error('no question is open');
  return {
    open: isRight ? others : [...others, asked],
    missed: isRight ? missed : new Set([...missed, asked]),
    answers: answers + 1,
  };
}
