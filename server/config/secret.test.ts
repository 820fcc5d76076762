import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeConfig } from './config.ts';
import { readEnv } from './env.ts';
import { developmentSecret, weaknessOf } from './secret.ts';

const configOf = (env: Record<string, string>) => makeConfig(readEnv(env), '/srv/cairn');
const production = {
  PUBLIC_URL: 'https://cairn.example',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://mail.example:587',
};

const weak = [
  developmentSecret,
  'x'.repeat(64),
  'abc123'.repeat(8),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'changeme-changeme-changeme-changeme-now',
  'MyPassword-MyPassword-1234567890-xyzw',
];

describe.each(['staging', 'production'])('%s', (APP_ENV) => {
  it.each(weak)('refuses the secret %s, and says how to make one', (AUTH_SECRET) => {
    expect(() => configOf({ ...production, APP_ENV, AUTH_SECRET })).toThrow(/^AUTH_SECRET .*`openssl rand -base64 32`/);
  });
});

it('takes random secrets however they are written', () => {
  for (let run = 0; run < 2000; run++) {
    for (const secret of [randomBytes(16).toString('hex'), randomBytes(32).toString('base64')])
      expect([secret, weaknessOf(secret)]).toEqual([secret, undefined]);
  }
});

describe('development that others can reach', () => {
  const exposed: Record<string, string>[] = [
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://cairn.example.com' },
  ];

  it.each(exposed)(
    'with %j has no demo accounts, no pages under /dev and no pretended checkout, and says why',
    (env) => {
      const config = configOf(env);
      expect(config).toMatchObject({ isDevelopment: false, seedDemo: false, checkout: { kind: 'none' } });
      expect(config.exposure).toMatch(/(HOST|PUBLIC_URL) is .* others can reach.*DEVELOPMENT_ON_NETWORK=true/);
      expect(() => configOf({ ...env, SEED_DEMO: 'true' })).toThrow(/SEED_DEMO must not be true/);
      const allowed = configOf({ ...env, DEVELOPMENT_ON_NETWORK: 'true' });
      expect(allowed).toMatchObject({ isDevelopment: true, seedDemo: true, exposure: undefined });
    },
  );

  it.each<Record<string, string>>([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:4000' },
  ])('is not what %j is', (env) => {
    expect(configOf(env)).toMatchObject({ isDevelopment: true, seedDemo: true, exposure: undefined });
  });

  it('is never production, whatever the variable says', () => {
    const env = { ...production, APP_ENV: 'production', AUTH_SECRET: randomBytes(32).toString('base64') };
    expect(configOf({ ...env, DEVELOPMENT_ON_NETWORK: 'true' })).toMatchObject({
      isDevelopment: false,
      seedDemo: false,
    });
  });
});
