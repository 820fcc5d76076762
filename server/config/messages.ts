import { join } from 'node:path';
import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

export interface MessagesConfig {
  provider:
    | { kind: 'none' }
    | { kind: 'outbox'; dir: string }
    | {
        kind: 'africas-talking';
        baseUrl: string;
        username: string;
        apiKey: string;
        sender: string | undefined;
      };
  /** Part of the address that the provider reports to; undefined: no reports are taken. */
  callbackSecret: string | undefined;
  /** As ISO 3166 has them: whose phones are written to. */
  countries: string[];
  /** Message parts in a calendar month. */
  monthlyLimit: number;
}

/** The username `sandbox` has a server of its own. */
const hosts = { sandbox: 'https://api.sandbox.africastalking.com', live: 'https://api.africastalking.com' } as const;

/** @throws a sentence for the operator when a provider is chosen and one of its settings is missing. */
export function makeMessages(env: Env, dataDir: string, isDevelopmentEnv: boolean): MessagesConfig {
  return {
    provider: makeProvider(env, dataDir, isDevelopmentEnv),
    callbackSecret: env.MESSAGES_CALLBACK_SECRET,
    countries: env.MESSAGES_COUNTRIES.split(','),
    monthlyLimit: env.MESSAGES_MONTHLY_LIMIT,
  };
}

function makeProvider(env: Env, dataDir: string, isDevelopmentEnv: boolean): MessagesConfig['provider'] {
  const kind = env.MESSAGES_PROVIDER ?? (isDevelopmentEnv ? 'outbox' : 'none');
  if (kind === 'none') return { kind };
  if (kind === 'outbox') {
    if (isDevelopmentEnv) return { kind, dir: join(dataDir, 'messages') };
    throw new Error(
      `MESSAGES_PROVIDER must not be outbox when APP_ENV is ${env.APP_ENV}: it only writes messages to disk.`,
    );
  }
  const username = required('MESSAGES_USERNAME', env.MESSAGES_USERNAME);
  const baseUrl = (env.MESSAGES_BASE_URL ?? hosts[username === 'sandbox' ? 'sandbox' : 'live']).replace(/\/$/, '');
  checkReach('MESSAGES_BASE_URL', baseUrl, env.OUTBOUND_PRIVATE_HOSTS);
  const apiKey = required('MESSAGES_API_KEY', env.MESSAGES_API_KEY);
  return { kind, baseUrl, username, apiKey, sender: env.MESSAGES_SENDER };
}

function required(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} is required when MESSAGES_PROVIDER is africas-talking.`);
  return value;
}
