import { join, resolve } from 'node:path';
import type { PostgresOptions } from '../db/postgres.ts';
import type { Env } from './env.ts';
import { type FilesConfig, makeFiles } from './files.ts';
import { type FirebaseConfig, hostsForBrowsers, makeFirebase } from './firebase.ts';
import { type LearningConfig, makeLearning } from './learning.ts';
import { type MessagesConfig, makeMessages } from './messages.ts';
import { makeOidc, type OidcProviderConfig } from './oidc.ts';
import { makePayments, type PaymentsConfig } from './payments.ts';
import { checkReach } from './reach.ts';
import { developmentSecret, weaknessOf } from './secret.ts';

/** One typed, nested object that the rest of the server reads. Provider choices are unions: a secret exists only where its provider is chosen. */
export interface Config {
  environment: Env['APP_ENV'];
  /**
   * True in local and development, where nobody but this machine can reach the server unless DEVELOPMENT_ON_NETWORK says so:
   * demo accounts, the pages under /dev and the checkout that moves no money exist.
   */
  isDevelopment: boolean;
  /** Why this is development without what belongs to it, for the operator. */
  exposure: string | undefined;
  /** `web` answers and enqueues, `worker` does what was enqueued and what has its time; one process can be both. */
  role: Env['ROLE'];
  /** Demo accounts are made at start and their credentials printed. */
  seedDemo: boolean;
  http: {
    port: number;
    host: string;
    publicUrl: string;
    /** Where our own pages may be opened from: the public address, and on a developer's machine its other names. */
    origins: string[];
    trustProxy: number;
    buildDir: string;
    requestsPerMinute: number;
    /** Whether members' browsers keep the site's code, to open it without a network; false undoes it wherever it is. */
    serviceWorker: boolean;
    /** Origins that our pages call besides our own. */
    connectTo: string[];
  };
  log: { level: Env['LOG_LEVEL'] };
  database: { kind: 'pglite'; dataDir: string } | ({ kind: 'postgres' } & PostgresOptions);
  identity: {
    kind: 'embedded';
    secret: string;
    secretBefore?: string | undefined;
    /** By which people can log in besides, in this order. */
    oidc: OidcProviderConfig[];
    /** Another service by which people can log in; undefined: it is not used. */
    firebase: FirebaseConfig | undefined;
  };
  mail: {
    from: string;
    provider: { kind: 'outbox'; dir: string } | { kind: 'smtp'; url: string };
    /** Signs what is reported of bounces and complaints; undefined: no reports are taken. */
    eventsSecret: string | undefined;
  };
  messages: MessagesConfig;
  files: FilesConfig;
  /** Bank transfers are always there; a checkout where a provider is. */
  checkout: { kind: 'none' } | { kind: 'development'; dir: string };
  payments: PaymentsConfig;
  learning: LearningConfig;
  ai: { kind: 'none' } | AiConfig;
  /** Hosts on this machine or a private network that may be called all the same. */
  outbound: { privateHosts: string[] };
}

interface AiConfig {
  kind: 'openai-compatible' | 'anthropic';
  baseUrl: string;
  apiKey: string;
  model: string;
  /** What a million tokens cost, in minor units; undefined when the operator names no prices. */
  price: { inputPerMillion: number; outputPerMillion: number; currency: 'USD' | 'NGN' } | undefined;
  times: { firstMs: number; stallMs: number; totalMs: number };
}

/** Turns the environment into the configuration. Throws a sentence for the operator when a needed secret is missing. */
export function makeConfig(env: Env, root: string): Config {
  const isDevelopmentEnv = env.APP_ENV === 'local' || env.APP_ENV === 'development';
  const exposure = isDevelopmentEnv && !env.DEVELOPMENT_ON_NETWORK ? exposureOf(env) : undefined;
  const isDevelopment = isDevelopmentEnv && !exposure;
  const dataDir = resolve(root, env.DATA_DIR);
  if (!isDevelopmentEnv) checkForPeople(env);
  if (env.ROLE !== 'both' && !env.DATABASE_URL) throw new Error(needsServer(env.ROLE));
  if (exposure && env.SEED_DEMO) throw new Error(`SEED_DEMO must not be true: ${exposure}`);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  const { port: publicPort, origin, host: publicHost } = new URL(publicUrl);
  const firebase = makeFirebase(env);
  return {
    environment: env.APP_ENV,
    isDevelopment,
    exposure,
    role: env.ROLE,
    seedDemo: (env.SEED_DEMO ?? isDevelopment) && env.ROLE !== 'web',
    http: {
      port: env.PORT,
      host: env.HOST ?? (isDevelopmentEnv ? 'localhost' : '0.0.0.0'),
      publicUrl,
      origins: isDevelopment ? [...new Set([origin, ...loopbackOrigins(publicPort || '80')])] : [origin],
      trustProxy: env.TRUST_PROXY,
      buildDir: resolve(root, 'build/client'),
      requestsPerMinute: env.RATE_LIMIT_PER_MINUTE,
      serviceWorker: env.SERVICE_WORKER === 'on',
      connectTo: hostsForBrowsers(firebase),
    },
    log: { level: env.LOG_LEVEL },
    database: env.DATABASE_URL
      ? {
          kind: 'postgres',
          url: env.DATABASE_URL,
          poolSize: env.DATABASE_POOL,
          connectMs: env.DATABASE_CONNECT_SECONDS * 1000,
          statementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
        }
      : { kind: 'pglite', dataDir: join(dataDir, 'database') },
    identity: {
      kind: 'embedded',
      secret: env.AUTH_SECRET ?? developmentSecret,
      secretBefore: env.AUTH_SECRET_BEFORE,
      oidc: makeOidc(env),
      firebase,
    },
    mail: { from: env.MAIL_FROM, provider: makeMail(env, dataDir), eventsSecret: env.MAIL_EVENTS_SECRET },
    messages: makeMessages(env, dataDir, isDevelopmentEnv),
    files: makeFiles(env, dataDir),
    checkout: isDevelopment ? { kind: 'development', dir: join(dataDir, 'checkout') } : { kind: 'none' },
    payments: makePayments(env, publicUrl),
    learning: makeLearning(env, isDevelopmentEnv),
    ai: makeAi(env),
    // The checkout of development calls us as a provider on the internet would.
    outbound: { privateHosts: [...env.OUTBOUND_PRIVATE_HOSTS, ...(isDevelopment ? [publicHost] : [])] },
  };
}

const needsServer = (role: string) =>
  `ROLE=${role} needs DATABASE_URL: only one process can open the embedded database, so there it must be both.`;

/** @throws a sentence for the operator when what staging and production need is missing or public. */
function checkForPeople({ APP_ENV, AUTH_SECRET, MAIL_PROVIDER, PUBLIC_URL, SEED_DEMO }: Env): void {
  const makeOne = 'Make one with `openssl rand -base64 32`.';
  if (!AUTH_SECRET) {
    throw new Error(`AUTH_SECRET is required when APP_ENV is ${APP_ENV}: set 32 or more random characters. ${makeOne}`);
  }
  const weakness = weaknessOf(AUTH_SECRET);
  if (weakness) {
    throw new Error(
      `AUTH_SECRET ${weakness}. When APP_ENV is ${APP_ENV} it must be 32 or more random characters. ${makeOne}`,
    );
  }
  if (MAIL_PROVIDER === 'outbox') {
    throw new Error(`MAIL_PROVIDER must be smtp when APP_ENV is ${APP_ENV}: the outbox only writes mail to disk.`);
  }
  if (!PUBLIC_URL) {
    throw new Error(`PUBLIC_URL is required when APP_ENV is ${APP_ENV}: links in e-mails are made from it.`);
  }
  if (SEED_DEMO) {
    throw new Error(`SEED_DEMO must not be true when APP_ENV is ${APP_ENV}: demo accounts have a public password.`);
  }
}

/** Why a server of development can be reached by others, as a sentence for the operator. */
function exposureOf({ APP_ENV, HOST, PUBLIC_URL }: Env): string | undefined {
  const [name, value] =
    HOST && !isThisMachine(HOST)
      ? ['HOST', HOST]
      : PUBLIC_URL && !isThisMachine(new URL(PUBLIC_URL).hostname)
        ? ['PUBLIC_URL', PUBLIC_URL]
        : [];
  if (!name) return undefined;
  return (
    `APP_ENV is ${APP_ENV} and ${name} is ${value}, which others can reach: no demo accounts, no pages under /dev and no ` +
    'pretended checkout. Set APP_ENV to staging or production, or DEVELOPMENT_ON_NETWORK=true if everybody there may use them.'
  );
}

const isThisMachine = (host: string) => /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

function loopbackOrigins(port: string): string[] {
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(`http://${host}:${port}`).origin);
}

function makeMail(env: Env, dataDir: string): Config['mail']['provider'] {
  if (env.MAIL_PROVIDER === 'outbox') return { kind: 'outbox', dir: join(dataDir, 'outbox') };
  if (!env.SMTP_URL) throw new Error('SMTP_URL is required when MAIL_PROVIDER is smtp.');
  return { kind: 'smtp', url: env.SMTP_URL };
}

function makeAi(env: Env): Config['ai'] {
  const { AI_PROVIDER: kind, AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = env;
  if (kind === 'none') return { kind };
  const baseUrl = env.AI_BASE_URL ?? (kind === 'anthropic' ? 'https://api.anthropic.com/v1' : undefined);
  if (baseUrl) checkReach('AI_BASE_URL', baseUrl, env.OUTBOUND_PRIVATE_HOSTS);
  const { AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (!baseUrl) throw new Error(`AI_BASE_URL is required when AI_PROVIDER is ${kind}.`);
  if (!apiKey) throw new Error(`AI_API_KEY is required when AI_PROVIDER is ${kind}.`);
  if (!model) throw new Error(`AI_MODEL is required when AI_PROVIDER is ${kind}.`);
  if ((input === undefined) !== (output === undefined)) {
    throw new Error('AI_PRICE_INPUT and AI_PRICE_OUTPUT are set together or not at all.');
  }
  const isPriced = input !== undefined && output !== undefined;
  return {
    kind,
    baseUrl: baseUrl.replace(/\/$/, ''),
    apiKey,
    model,
    price: isPriced ? { inputPerMillion: input, outputPerMillion: output, currency: env.AI_PRICE_CURRENCY } : undefined,
    times: {
      firstMs: env.AI_FIRST_SECONDS * 1000,
      stallMs: env.AI_STALL_SECONDS * 1000,
      totalMs: env.AI_TOTAL_SECONDS * 1000,
    },
  };
}
