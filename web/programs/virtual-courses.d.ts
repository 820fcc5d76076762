/** What everybody may read of the courses in `content/courses/`: scripts/public-courses.ts makes it at build. */
declare module 'virtual:courses' {
  import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
  export const courses: readonly { outline: CourseOutline; first: Lesson }[];
}
