import type { CatalogueError } from '../server-errors.ts';

export const programErrors = {
  COURSE_UNKNOWN: { status: 404, message: 'There is no such course. See the list of courses.' },
  LESSON_UNKNOWN: { status: 404, message: 'This course has no such lesson. See its outline.' },
  COURSE_NOT_ENROLLED: { status: 403, message: 'Enrol in this course to read this lesson. The first lesson is open.' },
  COURSE_LOCKED: {
    status: 403,
    message: 'Your plan does not have this course. Its first lesson is open to you.',
  },
} as const satisfies Record<string, CatalogueError>;
