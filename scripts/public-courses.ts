import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCourses } from '../server/ports/learning/built-in/read-courses.ts';

const name = 'virtual:courses';
const resolved = `\0${name}`;

/** The folder of the courses that the product brings along. */
export const coursesFolder = fileURLToPath(new URL('../content/courses', import.meta.url));

/** Makes the module `virtual:courses`: of each course its outline and its first lesson, which are open to everybody. */
export const publicCourses: Plugin = {
  name: 'public-courses',
  resolveId: (id) => (id === name ? resolved : undefined),
  load(id) {
    if (id !== resolved) return;
    const courses = readCourses(coursesFolder).map(({ outline, lessons }) => ({ outline, first: lessons[0] }));
    return `export const courses = ${JSON.stringify(courses)};`;
  },
};
