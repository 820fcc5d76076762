import { LEARNING_PLAN_NAMES, type PlanKey } from '#domain/plans.ts';
import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

/** `categories`: what each plan's category is called in that Moodle. */
export type LearningConfig =
  | { kind: 'built-in' }
  | { kind: 'moodle'; baseUrl: string; token: string; categories: Record<PlanKey, string> };

/** @throws a sentence for the operator: what is missing, or cannot be so. */
export function makeLearning(env: Env, isDevelopmentEnv: boolean): LearningConfig {
  const { MOODLE_URL: url, MOODLE_TOKEN: token } = env;
  if (!url && !token) return { kind: 'built-in' };
  if (!url) throw new Error('MOODLE_URL is required with MOODLE_TOKEN.');
  if (!token) throw new Error('MOODLE_TOKEN is required with MOODLE_URL: the token of an external service there.');
  const { protocol, search, hash, username } = new URL(url);
  if (search || hash || username) throw new Error('MOODLE_URL must be the address of the site and nothing more.');
  if (protocol !== 'https:' && !isDevelopmentEnv)
    throw new Error(`MOODLE_URL must begin with https:// when APP_ENV is ${env.APP_ENV}: the token goes there.`);
  checkReach('MOODLE_URL', url, env.OUTBOUND_PRIVATE_HOSTS);
  return { kind: 'moodle', baseUrl: url.replace(/\/+$/, ''), token, categories: readCategories(env) };
}

/** The names of the specification, unless the operator's are others. @throws where two plans have one. */
function readCategories(env: Env): Record<PlanKey, string> {
  const categories = {
    free: env.MOODLE_CATEGORY_FREE ?? LEARNING_PLAN_NAMES.free,
    ideation: env.MOODLE_CATEGORY_IDEATION ?? LEARNING_PLAN_NAMES.ideation,
    founder: env.MOODLE_CATEGORY_FOUNDER ?? LEARNING_PLAN_NAMES.founder,
  };
  if (new Set(Object.values(categories)).size < 3)
    throw new Error('MOODLE_CATEGORY_FREE, MOODLE_CATEGORY_IDEATION and MOODLE_CATEGORY_FOUNDER must differ.');
  return categories;
}
