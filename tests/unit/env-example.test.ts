import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeConfig } from '#server/config/config.ts';
import { envSchema, readEnv } from '#server/config/env.ts';

const example = parseEnv(readFileSync('.env.example', 'utf8'));

describe('.env.example', () => {
  it('names every setting of the schema and no other', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(envSchema.shape).sort());
  });

  it('shows the defaults', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });
});

describe('configuration', () => {
  it('names every setting that is wrong in one error', () => {
    expect(() => readEnv({ PORT: 'abc', APP_ENV: 'prod' })).toThrow(/APP_ENV[\s\S]*PORT/);
  });

  it('refuses embedded development secrets in production', () => {
    const production = {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://cairn.example',
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: 'smtp://mail',
    };
    expect(() => makeConfig(readEnv(production), '/')).toThrow(/AUTH_SECRET is required/);
    const secret = '9f1c7d0b64e2a85330bd4c6ef7721a58';
    expect(makeConfig(readEnv({ ...production, AUTH_SECRET: secret }), '/').isDevelopment).toBe(false);
    expect(() => makeConfig(readEnv({ ...production, AUTH_SECRET: secret, MAIL_PROVIDER: 'outbox' }), '/')).toThrow(
      /MAIL_PROVIDER/,
    );
    expect(() => makeConfig(readEnv({ ...production, AUTH_SECRET: secret, PUBLIC_URL: '' }), '/')).toThrow(
      /PUBLIC_URL/,
    );
  });

  it('listens on this machine only in development, unless told otherwise', () => {
    expect(makeConfig(readEnv({}), '/').http.host).toBe('localhost');
    expect(makeConfig(readEnv({ HOST: '0.0.0.0' }), '/').http.host).toBe('0.0.0.0');
  });
});
