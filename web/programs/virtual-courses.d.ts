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

/** The one lesson for what is weak in an idea: scripts/lesson-links.ts chooses it. */
declare module 'virtual:idea-lessons' {
  import type { Lesson } from '#contract/programs/course.ts';
  import type { PlanKey } from '#domain/plans.ts';
  /** `plan`: the smallest one that has it, where not everybody may read it. */
  export type LessonLink = Pick<Lesson, 'id' | 'title' | 'minutes'> & { courseId: string; plan?: PlanKey };
  /** By criterion, by class of assumptions, and by question of an idea; those without a lesson are left out. */
  export type LessonLinks = Record<'criteria' | 'beliefs' | 'fields', Partial<Record<string, LessonLink>>>;
  export const ideaLessons: Pick<LessonLinks, 'beliefs' | 'fields'>;
}

/** The one lesson for each readiness criterion. Apart from those for an idea: its pages need none of it. */
declare module 'virtual:criterion-lessons' {
  import type { LessonLinks } from 'virtual:idea-lessons';
  export const criterionLessons: Pick<LessonLinks, 'criteria'>;
}
