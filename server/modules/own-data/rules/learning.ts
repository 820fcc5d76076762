import { deleted, type TableRule, taken } from '../rule.ts';

const owner = { column: 'uid' };

/** What a founder learns. */
export const learningRules: readonly TableRule[] = [
  taken('Courses', 'course_enrolments', 'The courses that you take', owner, deleted),
  taken('Courses', 'lessons_done', 'The lessons that you have finished', owner, deleted),
];
