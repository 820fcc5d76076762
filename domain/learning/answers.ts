/** An answer to a question of a lesson: both by their place in the text that was read, from 0. */
export interface LessonAnswer {
  lessonId: string;
  /** Of the text that was read. */
  version: string;
  question: number;
  answer: number;
  /** The first time that it was given, as ISO 8601 in UTC. */
  answeredAt: string;
}

/** A lesson as its answers are judged. */
export interface JudgedLesson {
  id: string;
  version: string;
  questions: readonly { answers: readonly { right: boolean }[] }[];
}

/** How somebody stands with a question. */
export interface Standing {
  /** It was answered right once, which is never taken back. */
  isRight: boolean;
  /** It was answered wrong once or more often. */
  isMissed: boolean;
}

/**
 * What devices know of somebody's answers, put together: each answer once, with the earliest time. In whichever order, and however
 * often, devices are joined, it comes to the same.
 */
export function joinAnswers(...devices: readonly (readonly LessonAnswer[])[]): LessonAnswer[] {
  const joined = new Map<string, LessonAnswer>();
  for (const given of devices.flat()) {
    const key = keyOf(given);
    const before = joined.get(key);
    if (!before || given.answeredAt < before.answeredAt) joined.set(key, given);
  }
  return [...joined.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, given]) => given);
}

const keyOf = ({ lessonId, version, question, answer }: LessonAnswer) =>
  JSON.stringify([lessonId, version, question, answer]);

/** How somebody stands with each question of a lesson. Answers to another version of its text are not judged by this one. */
export function standingsOf(lesson: JudgedLesson, answers: readonly LessonAnswer[]): Standing[] {
  const given = answers.filter(({ lessonId, version }) => lessonId === lesson.id && version === lesson.version);
  return lesson.questions.map(({ answers: choices }, index) => {
    const chosen = given.filter(({ question }) => question === index).map(({ answer }) => choices[answer]);
    return {
      isRight: chosen.some((choice) => choice?.right === true),
      isMissed: chosen.some((choice) => choice?.right === false),
    };
  });
}
