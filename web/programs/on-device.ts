/** Under which names a device holds what somebody learns: small, so that pages that only ask whether there is any load no more. */
export const learningOnDevice = {
  /** Which courses are saved. */
  courses: 'courses',
  course: (courseId: string) => `course.${courseId}`,
  /** How far somebody has come in the lessons that they have not finished. */
  places: 'places',
  /** What was done and is not sent yet. */
  waiting: 'learning',
} as const;
