import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeConfig } from './config.ts';
import { readEnv } from './env.ts';

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://cairn.example/',
  AUTH_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtp://mail.example:587',
};
const configOf = (env: Record<string, string>) => makeConfig(readEnv(env), '/srv/cairn');

describe('the configuration', () => {
  it('works on a fresh machine with nothing set', () => {
    const config = configOf({});
    expect(config).toMatchObject({ environment: 'development', isDevelopment: true, seedDemo: true });
    expect(config.http.publicUrl).toBe('http://localhost:3000');
    expect(config.http.origins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']);
  });

  it('trusts its public address and no other in production', () => {
    const { http, isDevelopment, seedDemo } = configOf(production);
    expect([http.publicUrl, http.origins]).toEqual(['https://cairn.example', ['https://cairn.example']]);
    expect([isDevelopment, seedDemo]).toEqual([false, false]);
  });

  it.each(['staging', 'production'])('refuses to run %s on what is public', (APP_ENV) => {
    const env = { ...production, APP_ENV };
    expect(() => configOf({ ...env, AUTH_SECRET: '' })).toThrow(/AUTH_SECRET is required/);
    expect(() => configOf({ ...env, PUBLIC_URL: '' })).toThrow(/PUBLIC_URL is required/);
    expect(() => configOf({ ...env, MAIL_PROVIDER: 'outbox' })).toThrow(/MAIL_PROVIDER must be smtp/);
    expect(() => configOf({ ...env, SEED_DEMO: 'true' })).toThrow(/SEED_DEMO must not be true/);
  });

  it('keeps text messages in an outbox only while it is developed', () => {
    expect(configOf({}).messages).toEqual({
      provider: { kind: 'outbox', dir: '/srv/cairn/data/messages' },
      callbackSecret: undefined,
      countries: ['NG'],
      monthlyLimit: 1000,
    });
    expect(configOf(production).messages.provider).toEqual({ kind: 'none' });
    expect(() => configOf({ ...production, MESSAGES_PROVIDER: 'outbox' })).toThrow(/must not be outbox/);
  });

  it('asks for what a message gateway needs, and knows its sandbox by the username', () => {
    const gateway = { MESSAGES_PROVIDER: 'africas-talking', MESSAGES_USERNAME: 'cairn', MESSAGES_API_KEY: 'key' };
    const live = { kind: 'africas-talking', username: 'cairn', apiKey: 'key', sender: undefined };
    expect(configOf({ ...production, ...gateway }).messages.provider).toEqual({
      ...live,
      baseUrl: 'https://api.africastalking.com',
    });
    expect(configOf({ ...gateway, MESSAGES_USERNAME: 'sandbox' }).messages.provider).toMatchObject({
      baseUrl: 'https://api.sandbox.africastalking.com',
    });
    expect(() => configOf({ ...gateway, MESSAGES_USERNAME: '' })).toThrow(/MESSAGES_USERNAME is required/);
    expect(() => configOf({ ...gateway, MESSAGES_API_KEY: '' })).toThrow(/MESSAGES_API_KEY is required/);
    expect(() => configOf({ ...gateway, MESSAGES_BASE_URL: 'http://10.0.0.1' })).toThrow(/OUTBOUND_PRIVATE_HOSTS/);
    expect(() => configOf({ ...gateway, MESSAGES_COUNTRIES: 'Nigeria' })).toThrow(/cannot be used/);
    expect(() => configOf({ ...gateway, MESSAGES_CALLBACK_SECRET: 'short' })).toThrow(/cannot be used/);
  });

  it('asks for a key, a model and an address only where an AI provider is chosen', () => {
    expect(configOf({ AI_API_KEY: 'unused' }).ai).toEqual({ kind: 'none' });
    const anthropic = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'key', AI_MODEL: 'a-model' };
    expect(configOf(anthropic).ai).toEqual({
      kind: 'anthropic',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'key',
      model: 'a-model',
      price: undefined,
      times: { firstMs: 60_000, stallMs: 20_000, totalMs: 180_000 },
    });
    expect(() => configOf({ ...anthropic, AI_API_KEY: '' })).toThrow(/AI_API_KEY is required/);
    expect(() => configOf({ ...anthropic, AI_MODEL: '' })).toThrow(/AI_MODEL is required/);
    expect(() => configOf({ ...anthropic, AI_PROVIDER: 'openai-compatible' })).toThrow(/AI_BASE_URL is required/);
    expect(() => configOf({ ...anthropic, AI_PRICE_INPUT: '300' })).toThrow(/AI_PRICE_OUTPUT/);
    const priced = configOf({
      ...anthropic,
      AI_PRICE_INPUT: '300',
      AI_PRICE_OUTPUT: '1500',
      AI_BASE_URL: 'http://ai.local/v1/',
    });
    expect(priced.ai).toMatchObject({
      baseUrl: 'http://ai.local/v1',
      price: { inputPerMillion: 300, outputPerMillion: 1500, currency: 'USD' },
    });
  });

  it('calls nothing on a private network but what is named, and itself in development', () => {
    const named = { OUTBOUND_PRIVATE_HOSTS: 'localhost:11434, model.internal' };
    expect(configOf(production).outbound.privateHosts).toEqual([]);
    expect(configOf({ ...production, ...named }).outbound.privateHosts).toEqual(['localhost:11434', 'model.internal']);
    expect(configOf({ PORT: '3005' }).outbound.privateHosts).toEqual(['localhost:3005']);
    for (const wrong of ['http://localhost', 'a b', 'localhost:11434/v1', 'a,,b'])
      expect(() => configOf({ OUTBOUND_PRIVATE_HOSTS: wrong })).toThrow(
        /OUTBOUND_PRIVATE_HOSTS: ".*" is neither a host/,
      );
    const ai = { AI_PROVIDER: 'openai-compatible', AI_API_KEY: 'key', AI_MODEL: 'a-model' };
    for (const host of ['localhost:11434', '127.0.0.1:8080', '[::1]:8080', '192.168.1.5']) {
      const own = { ...ai, AI_BASE_URL: `http://${host}/v1` };
      expect(() => configOf(own)).toThrow(`set OUTBOUND_PRIVATE_HOSTS=${host} if that is meant`);
      expect(configOf({ ...own, OUTBOUND_PRIVATE_HOSTS: host }).ai.kind).toBe('openai-compatible');
    }
  });

  it('has the login providers that are named, each with its own settings, and says which one is missing', () => {
    expect(configOf({}).identity.oidc).toEqual([]);
    const google = {
      OIDC_PROVIDERS: 'google',
      OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
      OIDC_GOOGLE_CLIENT_ID: 'client',
      OIDC_GOOGLE_CLIENT_SECRET: 'hush',
      OIDC_GOOGLE_LABEL: 'Google',
    };
    const unilag = {
      OIDC_UNILAG_ISSUER: 'https://id.unilag.example/realms/all',
      OIDC_UNILAG_CLIENT_ID: 'cairn',
      OIDC_UNILAG_CLIENT_SECRET: 'hush too',
      OIDC_UNILAG_LABEL: 'UNILAG',
      OIDC_UNILAG_EMAIL_DOMAINS: 'Unilag.edu.ng, live.unilag.edu.ng',
    };
    expect(configOf({ ...google, ...unilag, OIDC_PROVIDERS: 'unilag,google' }).identity.oidc).toEqual([
      {
        name: 'unilag',
        label: 'UNILAG',
        issuer: 'https://id.unilag.example/realms/all',
        clientId: 'cairn',
        clientSecret: 'hush too',
        emailDomains: ['unilag.edu.ng', 'live.unilag.edu.ng'],
      },
      {
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'client',
        clientSecret: 'hush',
        emailDomains: undefined,
      },
    ]);
    for (const missing of Object.keys(google).slice(1))
      expect(() => configOf({ ...google, [missing]: '' })).toThrow(
        `${missing} is required when OIDC_PROVIDERS names google.`,
      );
    for (const issuer of ['https://accounts.google.com/', 'https://Accounts.Google.com'])
      expect(configOf({ ...google, OIDC_GOOGLE_ISSUER: issuer }).identity.oidc[0]?.issuer).toBe(
        'https://accounts.google.com',
      );
    const wrong = (given: Record<string, string>) => () => configOf({ ...google, ...given });
    expect(wrong({ OIDC_GOOGLE_CLIENTID: 'x' })).toThrow('OIDC_GOOGLE_CLIENTID is a setting of no provider');
    expect(wrong({ ...unilag })).toThrow('OIDC_UNILAG_ISSUER is a setting of no provider');
    expect(wrong({ OIDC_PROVIDERS: 'google,Uni Lag' })).toThrow('OIDC_PROVIDERS: "Uni Lag" is no name');
    expect(wrong({ OIDC_PROVIDERS: 'google,google' })).toThrow('a name stands there twice');
    expect(wrong({ OIDC_GOOGLE_ISSUER: 'accounts.google.com' })).toThrow('OIDC_GOOGLE_ISSUER must be the address');
    expect(wrong({ OIDC_GOOGLE_ISSUER: 'http://accounts.google.com' })).toThrow('must begin with https://');
    expect(wrong({ OIDC_GOOGLE_ISSUER: 'http://localhost:4000' })).toThrow('set OUTBOUND_PRIVATE_HOSTS=localhost:4000');
    expect(wrong({ OIDC_GOOGLE_ISSUER: 'http://localhost:4000', OUTBOUND_PRIVATE_HOSTS: 'localhost' })).not.toThrow();
    expect(wrong({ OIDC_GOOGLE_LABEL: 'G'.repeat(41) })).toThrow('OIDC_GOOGLE_LABEL is longer than 40 characters');
    expect(wrong({ OIDC_GOOGLE_EMAIL_DOMAINS: 'a.example,@b' })).toThrow('"@b" is no domain');
    const twins = { ...unilag, OIDC_PROVIDERS: 'google,unilag', OIDC_UNILAG_ISSUER: 'https://accounts.google.com' };
    expect(wrong(twins)).toThrow('https://accounts.google.com is the issuer of two');
  });

  it('has a Firebase project whole or not at all, and lets pages call it only then', () => {
    expect([configOf({}).identity.firebase, configOf({}).http.connectTo]).toEqual([undefined, []]);
    const project = {
      FIREBASE_PROJECT_ID: 'cairn-members',
      FIREBASE_API_KEY: 'AIza-example_1',
      FIREBASE_LABEL: 'Campus',
    };
    const { identity, http } = configOf(project);
    expect(identity.firebase).toEqual({
      projectId: 'cairn-members',
      apiKey: 'AIza-example_1',
      label: 'Campus',
      keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      authUrl: undefined,
      serviceAccount: undefined,
    });
    expect(http.connectTo).toEqual(['https://identitytoolkit.googleapis.com']);
    for (const missing of Object.keys(project))
      expect(() => configOf({ ...project, [missing]: '' })).toThrow(`${missing} is required when FIREBASE_`);
    const wrong = (given: Record<string, string>) => () => configOf({ ...project, ...given });
    expect(wrong({ FIREBASE_PROJECT_ID: 'Cairn' })).toThrow('FIREBASE_PROJECT_ID: the id of a project');
    expect(wrong({ FIREBASE_LABEL: 'C'.repeat(41) })).toThrow('FIREBASE_LABEL');
    expect(wrong({ FIREBASE_KEYS_URL: 'http://keys.example' })).toThrow('FIREBASE_KEYS_URL must begin with https://');
    expect(wrong({ FIREBASE_AUTH_URL: 'https://a.example/path' })).toThrow('FIREBASE_AUTH_URL must be a host');
    expect(wrong({ FIREBASE_AUTH_URL: 'http://127.0.0.1:9' })).toThrow('set OUTBOUND_PRIVATE_HOSTS=127.0.0.1:9');
    const email = { FIREBASE_CLIENT_EMAIL: 'a@b.iam.example' };
    expect(wrong(email)).toThrow('are set together or not at all');
    expect(wrong({ ...email, FIREBASE_PRIVATE_KEY: 'none' })).toThrow('must be the private_key of the service account');
    const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
    const inOneLine = { ...email, FIREBASE_PRIVATE_KEY: key.toString().replaceAll('\n', '\\n') };
    expect(configOf({ ...project, ...inOneLine }).identity.firebase?.serviceAccount?.privateKey).toBe(key);
    const named = { OIDC_PROVIDERS: 'firebase' };
    for (const part of ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL'])
      Object.assign(named, { [`OIDC_FIREBASE_${part}`]: 'https://id.example' });
    expect(wrong(named)).toThrow('OIDC_PROVIDERS must not name firebase');
  });

  it('asks for an address, a name, a key and its secret only where a bucket is chosen', () => {
    const bucket = {
      FILES_PROVIDER: 's3',
      S3_ENDPOINT: 'https://s3.eu-west-1.amazonaws.com',
      S3_BUCKET: 'cairn-files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(configOf({ ...bucket, FILES_PROVIDER: 'disk' }).files).toEqual({
      kind: 'disk',
      dir: '/srv/cairn/data/files',
    });
    expect(configOf({ ...bucket, S3_PREFIX: 'cairn/live', S3_ENCRYPTION: 'aws:kms' }).files).toEqual({
      kind: 's3',
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'us-east-1',
      bucket: 'cairn-files',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      isPathStyle: false,
      encryption: 'aws:kms',
      prefix: 'cairn/live/',
    });
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(() => configOf({ ...bucket, [name]: '' })).toThrow(`${name} is required when FILES_PROVIDER is s3.`);
    for (const S3_PREFIX of ['../other', '/cairn', 'a//b', 'a b'])
      expect(() => configOf({ ...bucket, S3_PREFIX })).toThrow(/S3_PREFIX/);
    expect(() => configOf({ ...bucket, S3_ENDPOINT: 'http://s3.example' })).toThrow(/must begin with https/);
    const own = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' };
    expect(() => configOf(own)).toThrow('set OUTBOUND_PRIVATE_HOSTS=127.0.0.1:9000 if that is meant');
    expect(configOf({ ...own, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1:9000' }).files.kind).toBe('s3');
  });

  it('parts web and worker only on a server that both can open', () => {
    const DATABASE_URL = 'postgres://user:password@localhost/cairn';
    expect(configOf({}).role).toBe('both');
    for (const ROLE of ['web', 'worker']) {
      expect(() => configOf({ ROLE })).toThrow(`ROLE=${ROLE} needs DATABASE_URL: only one process can open`);
      expect(configOf({ ROLE, DATABASE_URL }).role).toBe(ROLE);
    }
    expect(() => configOf({ ROLE: 'all', DATABASE_URL })).toThrow(/ROLE/);
    expect(['web', 'worker', 'both'].map((ROLE) => configOf({ ROLE, DATABASE_URL }).seedDemo)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
