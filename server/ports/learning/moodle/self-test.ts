import { z } from 'zod';
import { PLAN_KEYS, type PlanKey } from '#domain/plans.ts';
import { LearningFailure } from '../port.ts';
import type { Catalogue } from './catalogue.ts';
import type { CallMoodle } from './client.ts';

const siteInfo = z.object({
  username: z.string(),
  userissiteadmin: z.boolean().nullish(),
  functions: z.array(z.object({ name: z.string() })),
});
const self = z.array(z.object({ username: z.string().optional(), email: z.string().optional() }));

/** Every function that this adapter calls. */
const needed = [
  'core_course_get_categories',
  'core_course_get_contents',
  'core_course_get_courses_by_field',
  'core_enrol_get_users_courses',
  'core_user_create_users',
  'core_user_get_users_by_field',
  'core_user_update_users',
  'enrol_manual_enrol_users',
];

interface Parts {
  call: CallMoodle;
  catalogue: Catalogue;
  categories: Record<PlanKey, string>;
  readPublicConfig(): Promise<{ authloginviaemail: boolean }>;
}

/**
 * What is missing on the platform, in sentences for the operator. A right that is missing mostly gives an empty list and no
 * error, so it is tried out on the service user itself. Nothing is written.
 * @throws LearningFailure where it does not answer or does not know the token.
 */
export async function listMissing({ call, catalogue, categories, readPublicConfig }: Parts): Promise<string[]> {
  const missing: string[] = [];
  const { username, userissiteadmin, functions } = await call('core_webservice_get_site_info', {}, siteInfo);
  const served = new Set(functions.map(({ name }) => name));
  const unserved = needed.filter((name) => !served.has(name));
  if (unserved.length > 0) missing.push(`Add to the external service: ${unserved.join(', ')}.`);
  if (userissiteadmin) missing.push('The token is a site administrator’s: make a user of its own for it.');
  for (const part of [() => testLookUps(call, username), () => testCourses(catalogue, categories)])
    missing.push(...(await part().catch(toSentence)));
  const config = await readPublicConfig().catch(() => undefined);
  if (config?.authloginviaemail === false) missing.push('Turn on ‘Allow log in via email’.');
  return missing;
}

async function testLookUps(call: CallMoodle, username: string): Promise<string[]> {
  const lookUp = (field: string, value: string) =>
    call('core_user_get_users_by_field', { field, values: [value] }, self);
  const [own] = await lookUp('username', username);
  const rights = 'moodle/user:viewdetails and moodle/site:viewuseridentity';
  if (!own) return [`Give the service user the rights ${rights}: it finds nobody.`];
  if (own.username === undefined) return ['Give the service user the right moodle/user:viewalldetails.'];
  if (own.email && (await lookUp('email', own.email)).length === 0)
    return ['Let people be found by e-mail: put it among the site’s ‘Show user identity’ fields.'];
  return [];
}

async function testCourses(catalogue: Catalogue, categories: Record<PlanKey, string>): Promise<string[]> {
  const missing: string[] = [];
  let course: string | undefined;
  for (const plan of PLAN_KEYS)
    if ((await catalogue.findCategory(plan)) === undefined)
      missing.push(
        `Make a course category with exactly the name ‘${categories[plan]}’, or say in MOODLE_CATEGORY_${plan.toUpperCase()} what it is called.`,
      );
    else course ??= (await catalogue.findPlan(plan)).courseIds[0];
  if (course !== undefined)
    await catalogue.countModules(Number(course)).catch((error: unknown) => {
      if (error instanceof LearningFailure && error.kind === 'away') throw error;
      missing.push('Give the service user the right moodle/course:view in these categories.');
    });
  return missing;
}

function toSentence(error: unknown): string[] {
  if (!(error instanceof LearningFailure) || error.kind === 'away') throw error;
  return [error.message];
}
