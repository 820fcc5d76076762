import type { Module } from '../../module.ts';
import { createCourseService, type ProgramDeps } from './course.service.ts';
import { bindPrograms } from './routes.ts';

/** The courses that founders take, and how far they are. */
export function createProgramsModule(deps: ProgramDeps) {
  const courses = createCourseService(deps);
  return {
    services: { courses },
    bind: (bind) => bindPrograms(bind, courses),
  } satisfies Module;
}
