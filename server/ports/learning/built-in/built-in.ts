import { fileURLToPath } from 'node:url';
import { links } from '#contract/links.ts';
import type { LearningPort } from '../port.ts';
import { readCourses } from './read-courses.ts';

const folder = fileURLToPath(new URL('../../../../content/courses', import.meta.url));

/** The courses of `content/courses/`. They are read once: a file that cannot be read ends the start with its name. */
export function createBuiltInLearning(): LearningPort {
  const courses = readCourses(folder);
  const find = (courseId: string) => courses.find(({ outline }) => outline.id === courseId);
  const cards = courses.map(({ outline: { id, title, summary, modules, plan }, lessons }) => ({
    id,
    title,
    summary,
    plan,
    totalModules: modules.length,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    lessons: lessons.map((lesson) => ({ id: lesson.id, minutes: lesson.minutes })),
  }));
  return {
    about: `built in, ${courses.length} courses`,
    listCourses: async () => cards,
    courseUrl: links.course,
    passwordUrl: null,
    lessons: {
      findOutline: async (courseId) => find(courseId)?.outline ?? null,
      listLessons: async (courseId) => find(courseId)?.lessons ?? [],
      findLesson: async (courseId, lessonId) => find(courseId)?.lessons.find(({ id }) => id === lessonId) ?? null,
    },
    outside: undefined,
  };
}
