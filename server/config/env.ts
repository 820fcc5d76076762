import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `host` or `host:port`, as a URL spells them, with commas between them. */
const toHosts = (list: string, context: z.RefinementCtx): string[] => {
  const hosts = list.split(',').map((host) => host.trim());
  for (const host of hosts)
    if (!/^[^\s/?#@]+$/.test(host) || !URL.canParse(`http://${host}`))
      context.addIssue({ code: 'custom', message: `"${host}" is neither a host nor a host with a port` });
  return hosts;
};

/** Names of login providers, as a part of other settings and of an address, with commas between them. */
const toNames = (list: string, context: z.RefinementCtx): string[] => {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names)
    if (!/^[a-z][a-z0-9]{0,29}$/.test(name))
      context.addIssue({ code: 'custom', message: `"${name}" is no name of small letters and digits` });
  if (new Set(names).size < names.length) context.addIssue({ code: 'custom', message: 'a name stands there twice' });
  return names;
};

/**
 * Every environment variable the product reads, with its default. `.env.example` is proved equal to this list.
 * Nothing else in the project reads process.env. The settings of a login provider have its name in theirs: `oidc.ts`.
 */
export const envSchema = z.object({
  APP_ENV: z.enum(['local', 'development', 'staging', 'production']).default('development'),
  ROLE: z.enum(['web', 'worker', 'both']).default('both'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_CONNECT_SECONDS: z.coerce.number().int().min(1).max(60).default(10),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  AUTH_SECRET: z.string().min(32).optional(),
  AUTH_SECRET_BEFORE: z.string().min(32).optional(),
  MAIL_PROVIDER: z.enum(['outbox', 'smtp']).default('outbox'),
  MAIL_FROM: z.string().min(3).default('Cairn <no-reply@cairn.localhost>'),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  MAIL_EVENTS_SECRET: z.string().min(32).optional(),
  MESSAGES_PROVIDER: z.enum(['none', 'outbox', 'africas-talking']).optional(),
  MESSAGES_USERNAME: z.string().min(1).optional(),
  MESSAGES_API_KEY: z.string().min(1).optional(),
  MESSAGES_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 ]{1,15}$/)
    .optional(),
  MESSAGES_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MESSAGES_CALLBACK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,128}$/, '32 to 128 letters, digits, - and _')
    .optional(),
  MESSAGES_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'countries such as NG, with commas between them')
    .default('NG'),
  MESSAGES_MONTHLY_LIMIT: z.coerce.number().int().min(0).max(10_000_000).default(1000),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w{8,}$/, 'a secret key of Paystack: sk_test_… or sk_live_…')
    .optional(),
  PAYSTACK_USD: z.enum(['on', 'off']).default('off'),
  PAYSTACK_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^[rs]k_(test|live)_\w{8,}$/,
      'a secret or restricted key of Stripe: sk_test_…, sk_live_…, rk_test_… or rk_live_…',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)?$/, 'whsec_…, or two with a comma between them while they are changed')
    .optional(),
  STRIPE_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILES_PROVIDER: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.default(false),
  S3_ENCRYPTION: z.enum(['none', 'AES256', 'aws:kms']).default('none'),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/, 'letters, digits, - and _, with slashes between them')
    .or(z.literal(''))
    .default(''),
  OIDC_PROVIDERS: z.string().transform(toNames).default([]),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'the id of a project, such as cairn-members')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'the Web API key of the project')
    .optional(),
  FIREBASE_LABEL: z.string().trim().min(1).max(40).optional(),
  FIREBASE_KEYS_URL: z.url({ protocol: /^https?$/ }).optional(),
  FIREBASE_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  FIREBASE_CLIENT_EMAIL: z.email().optional(),
  FIREBASE_PRIVATE_KEY: z.string().min(1).optional(),
  MOODLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MOODLE_TOKEN: z
    .string()
    .regex(/^[a-f0-9]{32}$/, 'the token of an external service: 32 digits and small letters')
    .optional(),
  MOODLE_CATEGORY_FREE: z.string().trim().min(1).max(255).optional(),
  MOODLE_CATEGORY_IDEATION: z.string().trim().min(1).max(255).optional(),
  MOODLE_CATEGORY_FOUNDER: z.string().trim().min(1).max(255).optional(),
  AI_PROVIDER: z.enum(['none', 'openai-compatible', 'anthropic']).default('none'),
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_PRICE_INPUT: z.coerce.number().int().min(0).max(100_000_000).optional(),
  AI_PRICE_OUTPUT: z.coerce.number().int().min(0).max(100_000_000).optional(),
  AI_PRICE_CURRENCY: z.enum(['USD', 'NGN']).default('USD'),
  AI_FIRST_SECONDS: z.coerce.number().int().min(1).max(300).default(60),
  AI_STALL_SECONDS: z.coerce.number().int().min(1).max(300).default(20),
  AI_TOTAL_SECONDS: z.coerce.number().int().min(1).max(600).default(180),
  OUTBOUND_PRIVATE_HOSTS: z.string().transform(toHosts).default([]),
  SEED_DEMO: flag.optional(),
  DEVELOPMENT_ON_NETWORK: flag.optional(),
});

export type Env = z.infer<typeof envSchema> & {
  /** What was given of the settings whose names depend on OIDC_PROVIDERS. */
  oidcSettings: Record<string, string>;
};

/** Reads the given environment. Empty strings count as unset. Throws one error naming every variable that is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = envSchema.safeParse(given);
  if (result.success) return { ...result.data, oidcSettings: pickOidcSettings(given) };
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment cannot be used:\n${lines.join('\n')}`);
}

function pickOidcSettings(given: Record<string, string | undefined>): Record<string, string> {
  const isTheirs = (name: string) => name.startsWith('OIDC_') && !Object.hasOwn(envSchema.shape, name);
  const found = Object.entries(given).flatMap(([name, value = '']) => (isTheirs(name) ? [[name, value]] : []));
  return Object.fromEntries(found);
}
