import type { LessonLink, LessonLinks } from 'virtual:lesson-links';
import type { LessonOutline } from '../contract/programs/course.ts';
import { DEFAULT_PLAN } from '../domain/plans.ts';
import type { WrittenCourse } from '../server/ports/learning/built-in/read-courses.ts';

/** Of several lessons that clear the same, the one that names it earliest, and then the first of the catalogue. */
export function lessonLinks(courses: readonly WrittenCourse[]): LessonLinks {
  return {
    criteria: firstToName(courses, ({ clears }) => clears.criteria),
    beliefs: firstToName(courses, ({ clears }) => clears.beliefs),
    fields: firstToName(courses, ({ work: { kind, target } }) => (kind === 'idea_question' ? [fieldOf(target)] : [])),
  };
}

/** The question of an idea that a target names after its step. */
const fieldOf = (target: string) => target.slice(target.indexOf('#') + 1);

function firstToName(courses: readonly WrittenCourse[], named: (lesson: LessonOutline) => readonly string[]) {
  const best = new Map<string, { place: number; link: LessonLink }>();
  for (const { outline, lessons } of courses)
    for (const [index, lesson] of lessons.entries())
      for (const [place, name] of named(lesson).entries()) {
        const known = best.get(name);
        if (known && known.place <= place) continue;
        const { id, title, minutes } = lesson;
        const isOpen = index === 0 || outline.plan === DEFAULT_PLAN;
        best.set(name, {
          place,
          link: { courseId: outline.id, id, title, minutes, ...(!isOpen && { plan: outline.plan }) },
        });
      }
  return Object.fromEntries([...best].map(([name, { link }]) => [name, link]));
}

/** The links as the text of a module that names each lesson once. */
export function lessonLinksModule(courses: readonly WrittenCourse[]): string {
  const lessons: string[] = [];
  const position = (link: LessonLink) => {
    const text = JSON.stringify(link);
    if (!lessons.includes(text)) lessons.push(text);
    return `lessons[${lessons.indexOf(text)}]`;
  };
  const table = (links: LessonLinks['criteria']) =>
    `{${Object.entries(links)
      .map(([name, link]) => `${JSON.stringify(name)}:${link && position(link)}`)
      .join(',')}}`;
  const { criteria, beliefs, fields } = lessonLinks(courses);
  const tables = `export const lessonLinks = {criteria:${table(criteria)},beliefs:${table(beliefs)},fields:${table(fields)}};`;
  return `const lessons = [${lessons.join(',')}];\n${tables}\n`;
}
