const programs = '/m/founder/programs';

const coursePath = (courseId: string) => `${programs}/${encodeURIComponent(courseId)}`;

/** The courses of a founder. */
export const programPaths = {
  programs,
  course: coursePath,
  lesson: (courseId: string, lessonId: string) => `${coursePath(courseId)}/${encodeURIComponent(lessonId)}`,
} as const;
