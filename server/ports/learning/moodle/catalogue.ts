import { z } from 'zod';
import { PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import { LearningFailure, type PlatformCourse } from '../port.ts';
import type { CallMoodle } from './client.ts';
import { toPlainText, toTitle } from './plain-text.ts';

const categories = z.array(z.object({ id: z.int(), name: z.string() }));

const minutesField = z.object({ shortname: z.string(), valueraw: z.union([z.number(), z.string()]).nullish() });
const courses = z.object({
  courses: z.array(
    z.object({
      id: z.int(),
      fullname: z.string(),
      summary: z.string().nullish(),
      visible: z.int().nullish(),
      customfields: z.array(minutesField).nullish(),
      courseimage: z.string().nullish(),
      overviewfiles: z.array(z.object({ timemodified: z.int().nullish() })).nullish(),
    }),
  ),
});

const contents = z.array(
  z.object({
    modules: z.array(z.object({ modname: z.string(), completion: z.int().nullish(), visible: z.int().nullish() })),
  }),
);

/** How long the number of a course's modules is believed: it costs a call for each course. */
const countsLastMs = 3600_000;

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Courses by the category of their plan. */
export function createCatalogue(
  call: CallMoodle,
  options: { clock: () => Date; categories: Record<PlanKey, string>; baseUrl: string },
) {
  const { clock, categories: names, baseUrl } = options;
  const counts = new Map<number, { modules: number; until: number }>();

  async function findCategory(plan: PlanKey): Promise<number | undefined> {
    const name = names[plan];
    const criteria = [{ key: 'name', value: name }];
    const found = await call('core_course_get_categories', { criteria, addsubcategories: false }, categories);
    return found.find((category) => category.name === name)?.id;
  }

  /** Those that are hidden are nobody's to take. */
  async function listCategory(categoryId: number) {
    const given = { field: 'category', value: categoryId };
    return (await call('core_course_get_courses_by_field', given, courses)).courses.filter(
      ({ visible }) => visible !== 0,
    );
  }

  async function countModules(courseid: number): Promise<number> {
    const now = clock().getTime();
    const known = counts.get(courseid);
    if (known && now < known.until) return known.modules;
    const options = [{ name: 'excludecontents', value: true }];
    const sections = await call('core_course_get_contents', { courseid, options }, contents);
    const modules = countTracked(sections.flatMap((section) => section.modules));
    counts.set(courseid, { modules, until: now + countsLastMs });
    return modules;
  }

  return {
    findCategory,
    countModules,

    /** @throws LearningFailure, `no_category` among others. */
    async findPlan(plan: PlanKey) {
      const categoryId = await findCategory(plan);
      if (categoryId === undefined) throw new LearningFailure('no_category', names[plan]);
      return { categoryId, courseIds: (await listCategory(categoryId)).map(({ id }) => `${id}`) };
    },

    /** A plan without a category has no courses here. */
    async list(): Promise<PlatformCourse[]> {
      const found: PlatformCourse[] = [];
      for (const plan of PLAN_KEYS) {
        const categoryId = await findCategory(plan);
        for (const course of categoryId === undefined ? [] : await listCategory(categoryId)) {
          const { id, fullname, summary, customfields } = course;
          const image = imageOf(course, baseUrl);
          found.push({
            id: `${id}`,
            title: toTitle(fullname) || `Course ${id}`,
            summary: toPlainText(summary ?? ''),
            totalModules: await countModules(id),
            plan,
            minutes: readMinutes(customfields ?? []),
            lessons: [],
            ...(image && { image }),
          });
        }
      }
      return found;
    },
  };
}

/** A picture that somebody uploaded, and that everybody may read. Moodle draws one of its own for a course without: that is none. */
function imageOf(
  { courseimage, overviewfiles }: z.output<typeof courses>['courses'][number],
  baseUrl: string,
): PlatformCourse['image'] {
  const isPublic = /^\/pluginfile\.php\/\d+\/course\/overviewfiles\/[^?#]+$/;
  if (!courseimage?.startsWith(baseUrl) || !isPublic.test(courseimage.slice(baseUrl.length))) return undefined;
  return { url: courseimage, version: `${overviewfiles?.[0]?.timemodified ?? ''}` };
}

/** Modules that are tracked; where none is, those that can be seen and are more than a line of text. */
function countTracked(modules: z.output<typeof contents>[number]['modules']): number {
  const tracked = modules.filter(({ completion }) => (completion ?? 0) > 0);
  if (tracked.length > 0) return tracked.length;
  return modules.filter(({ modname, visible }) => visible !== 0 && modname !== 'label').length;
}

function readMinutes(fields: z.output<typeof minutesField>[]): number | null {
  const value = Number(fields.find(({ shortname }) => shortname === 'duration_minutes')?.valueraw ?? 0);
  return Number.isFinite(value) && value >= 1 ? Math.min(Math.round(value), 100_000) : null;
}
