/** What everybody may read of the courses in `content/courses/`: scripts/public-courses.ts makes these modules at build. */
declare module 'virtual:courses' {
  import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
  export const courses: readonly { outline: CourseOutline; first: Lesson }[];
}

/** For pages that only name them. `plan`: the smallest one that has it. `work`: the own work of all its lessons, in minutes. */
declare module 'virtual:course-titles' {
  import type { PlanKey } from '#domain/plans.ts';
  export const courseTitles: readonly { id: string; title: string; plan: PlanKey; work: number }[];
}

/** The title of each lesson, by course and lesson. A course of another platform is not among them. */
declare module 'virtual:lesson-titles' {
  export const lessonTitles: Partial<Record<string, Partial<Record<string, string>>>>;
}

/** The one lesson for what is weak: scripts/lesson-links.ts chooses it. */
declare module 'virtual:lesson-links' {
  import type { Lesson } from '#contract/programs/course.ts';
  import type { PlanKey } from '#domain/plans.ts';
  /** `plan`: the smallest one that has it, where not everybody may read it. */
  export type LessonLink = Pick<Lesson, 'id' | 'title' | 'minutes'> & { courseId: string; plan?: PlanKey };
  /** For each readiness criterion, by id, for each class of assumptions, and for each question of an idea; those without a lesson are left out. */
  export type LessonLinks = {
    criteria: Partial<Record<string, LessonLink>>;
    beliefs: Partial<Record<string, LessonLink>>;
    fields: Partial<Record<string, LessonLink>>;
  };
  export const lessonLinks: LessonLinks;
}
