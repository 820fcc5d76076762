import type { CatalogueError } from '../server-errors.ts';

export const programErrors = {
  COURSE_UNKNOWN: { status: 404, message: 'There is no such course. See the list of courses.' },
  LESSON_UNKNOWN: { status: 404, message: 'This course has no such lesson. See its outline.' },
  COURSE_NOT_ENROLLED: { status: 403, message: 'Enrol in this course to read this lesson. The first lesson is open.' },
  COURSE_LOCKED: {
    status: 403,
    message: 'Your plan does not have this course. Its first lesson is open to you.',
  },
  COURSE_UNFINISHED: {
    status: 409,
    message: 'Finish every lesson of this course first. Then you get the certificate.',
  },
  CERTIFICATE_UNKNOWN: {
    status: 404,
    message: 'No certificate has this code. Check each letter. Its owner may also have withdrawn it.',
  },
  PLAN_NOT_OWN: { status: 403, message: 'This is not your plan. See your plan in your profile.' },
  ENROLMENT_FAILED: { status: 503, message: 'Failed to enroll in course. Please try again.' },
  ENROLMENT_UNKNOWN: { status: 404, message: 'This enrolment does not wait any more. Read the list again.' },
  LEARNING_BUILT_IN: { status: 409, message: 'The product itself teaches. There is no platform to read.' },
  ENROLMENT_WAITS: {
    status: 503,
    message: 'The e-learning platform does not answer just now. You will be enrolled as soon as it does.',
  },
} as const satisfies Record<string, CatalogueError>;
