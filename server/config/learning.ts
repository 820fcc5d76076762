import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

export type LearningConfig = { kind: 'built-in' } | { kind: 'moodle'; baseUrl: string; token: string };

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
  return { kind: 'moodle', baseUrl: url.replace(/\/+$/, ''), token };
}
