import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCourses, type WrittenCourse } from '../server/ports/learning/built-in/read-courses.ts';
import { criterionLessonsModule, ideaLessonsModule } from './lesson-links.ts';

/** The folder of the courses that the product brings along. */
export const coursesFolder = fileURLToPath(new URL('../content/courses', import.meta.url));

/** The text of each module by its name; `web/programs/virtual-courses.d.ts` says what they hold. */
const modules: Record<string, (courses: readonly WrittenCourse[]) => string> = {
  'virtual:courses': (courses) =>
    exported(
      'courses',
      courses.map(({ outline, lessons }) => ({ outline, first: lessons[0] })),
    ),
  'virtual:course-titles': (courses) =>
    exported(
      'courseTitles',
      courses.map(({ outline: { id, title, plan }, lessons }) => ({
        ...{ id, title, plan },
        work: lessons.reduce((sum, { work }) => sum + work.minutes, 0),
      })),
    ),
  'virtual:idea-lessons': ideaLessonsModule,
  'virtual:criterion-lessons': criterionLessonsModule,
  'virtual:lesson-titles': (courses) =>
    exported(
      'lessonTitles',
      Object.fromEntries(
        courses.map(({ outline, lessons }) => [
          outline.id,
          Object.fromEntries(lessons.map(({ id, title }) => [id, title])),
        ]),
      ),
    ),
};

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** Makes modules out of the courses: what is open to everybody, and what other pages say of them. */
export const publicCourses: Plugin = {
  name: 'public-courses',
  resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.(readCourses(coursesFolder)) : undefined),
};
