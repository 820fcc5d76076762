import type { LessonLink, LessonLinks } from 'virtual:idea-lessons';
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

/** The lessons for what is weak in an idea, as the text of a module. */
export function ideaLessonsModule(courses: readonly WrittenCourse[]): string {
  const { beliefs, fields } = lessonLinks(courses);
  return moduleOf('ideaLessons', { beliefs, fields });
}

/** The lessons for criteria of a readiness check, as the text of a module. */
export function criterionLessonsModule(courses: readonly WrittenCourse[]): string {
  return moduleOf('criterionLessons', { criteria: lessonLinks(courses).criteria });
}

/** Tables of links as the text of a module that names each lesson once. */
function moduleOf(name: string, tables: Record<string, Record<string, LessonLink | undefined>>): string {
  const lessons: string[] = [];
  const position = (link: LessonLink) => {
    const text = JSON.stringify(link);
    if (!lessons.includes(text)) lessons.push(text);
    return `lessons[${lessons.indexOf(text)}]`;
  };
  const texts = Object.entries(tables).map(([table, links]) => {
    const entries = Object.entries(links).map(([key, link]) => `${JSON.stringify(key)}:${link && position(link)}`);
    return `${table}:{${entries.join(',')}}`;
  });
  return `const lessons = [${lessons.join(',')}];\nexport const ${name} = {${texts.join(',')}};\n`;
}
