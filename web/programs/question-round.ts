import type { Standing } from '#domain/learning/answers.ts';

/** The questions of a lesson as they are gone through, each by its position. */
export interface QuestionRound {
  /** What is still to be answered right; the first one is asked. */
  open: readonly number[];
  /** What was answered wrong once or more often. */
  missed: ReadonlySet<number>;
  /** How many answers there were. */
  answers: number;
}

/** Goes on where somebody stopped: what was not answered comes first, then what was answered wrong. */
export function beginQuestions(standings: readonly Standing[]): QuestionRound {
  const all = standings.map((standing, index) => ({ ...standing, index }));
  const open = all.filter(({ isRight }) => !isRight);
  const [again, fresh] = [open.filter(({ isMissed }) => isMissed), open.filter(({ isMissed }) => !isMissed)];
  return {
    open: [...fresh, ...again].map(({ index }) => index),
    missed: new Set(all.filter(({ isMissed }) => isMissed).map(({ index }) => index)),
    answers: 0,
  };
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
