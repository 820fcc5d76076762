import * as contract from '#contract/programs/programs.ts';
import type { Bind } from '../../http/bind.ts';
import type { CourseService } from './course.service.ts';

export function bindPrograms(bind: Bind, courses: CourseService): void {
  bind(contract.listCourses, async ({ db, scope }) => ({ courses: await courses.list(db, scope) }));
  bind(contract.readCourse, ({ db, scope, params }) => courses.read(db, scope, params.courseId));
  bind(contract.readLesson, ({ db, scope, params }) => courses.readLesson(db, scope, params.courseId, params.lessonId));
  bind(contract.finishLesson, ({ db, scope, params, body }) => courses.finish(db, scope, { ...params, ...body }));
  bind(contract.enrolInCourse, ({ db, scope, body }) => courses.enrol(db, scope, body.courseId));
}
