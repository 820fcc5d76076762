import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
import type { PlanKey } from '#domain/plans.ts';

/** A course of the learning platform as a card shows it. */
export interface PlatformCourse {
  id: string;
  title: string;
  summary: string;
  totalModules: number;
  /** The smallest plan that has it. */
  plan: PlanKey;
  /** In order; `minutes` to read one and answer its questions. */
  lessons: readonly { id: string; minutes: number }[];
}

/** Where founders learn: the lessons that the product brings along, or a platform of the operator's. */
export interface LearningPort {
  /** The courses that can be taken, in the order of the catalogue. */
  listCourses(): Promise<readonly PlatformCourse[]>;
  /** Where a course opens for somebody who takes it: a path of this site. */
  courseUrl(courseId: string): string;
  /** Null where there is no such course. */
  findOutline(courseId: string): Promise<CourseOutline | null>;
  /** Null where there is no such lesson. */
  findLesson(courseId: string, lessonId: string): Promise<Lesson | null>;
}
