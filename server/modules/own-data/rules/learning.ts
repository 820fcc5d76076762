import { deleted, left, type TableRule, taken } from '../rule.ts';

const nothing = 'It holds nothing about people.';
const owner = { column: 'uid' };

/** What a founder learns. */
export const learningRules: readonly TableRule[] = [
  taken('Courses', 'course_enrolments', 'The courses that you take', owner, deleted),
  taken('Courses', 'lessons_done', 'The lessons that you have finished', owner, deleted),
  taken('Courses', 'course_certificates', 'Your certificates', owner, deleted),
  taken('Courses', 'lesson_answers', 'What you answered in lessons', owner, deleted),
  taken('Courses', 'course_reminders', 'When you were reminded of a course', owner, deleted),
  taken('Courses', 'plan_enrolments', 'What you were to be enrolled in on the learning platform', owner, deleted),
  taken('Courses', 'platform_accounts', 'Your account on the learning platform', owner, deleted),
  taken('Courses', 'platform_courses', 'The courses that you take on the learning platform', owner, deleted),
  left('course_images', 'The pictures of courses', nothing, { untouched: nothing }),
  left('platform_catalogue', 'The courses of the learning platform', nothing, { untouched: nothing }),
];
