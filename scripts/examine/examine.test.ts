import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { startAfricasTalking } from '#tests/setup/africas-talking.ts';
import { startAiProvider } from '#tests/setup/ai-provider.ts';
import { allOf } from '#tests/setup/all-of.ts';
import { bucketKey, refuses, startBucket } from '#tests/setup/bucket.ts';
import { firebaseApiKey, firebaseSettings } from '#tests/setup/firebase-tokens.ts';
import { startHostileProvider } from '#tests/setup/hostile-provider.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { providerClient, serveLocally, settingsOf } from '#tests/setup/login-provider.ts';
import { startMoodle } from '#tests/setup/moodle.ts';
import { startPaystack } from '#tests/setup/paystack.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import type { Finding } from './examination.ts';
import { examine } from './examine.ts';

let dataDir: string;
const closing: (() => Promise<unknown>)[] = [];
const started = <T extends { close(): Promise<unknown> }>(system: T): T => {
  closing.push(system.close);
  return system;
};
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cairn-doctor-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What is found of one system. */
async function findingOf(system: string, env: Record<string, string>): Promise<Finding | undefined> {
  const config = makeConfig(readEnv({ DATA_DIR: dataDir, ...env }), '/');
  const all = await allOf(examine(config, localOutbound, () => new Date()));
  return all.find((finding) => finding.system === system);
}
/** A port on which nobody listens. */
const nobody = 'postgres://cairn:the-password@127.0.0.1:1/cairn';

it('says of a fresh machine what it stands on, and leaves nothing behind', async () => {
  const config = makeConfig(readEnv({ DATA_DIR: dataDir }), '/');
  const found = await allOf(examine(config, localOutbound, () => new Date()));
  expect(found).toEqual([
    { system: 'database', state: 'ok', text: `embedded, in ${dataDir}/database` },
    { system: 'files', state: 'ok', text: `disk, in ${dataDir}/files` },
    { system: 'mail', state: 'ok', text: `outbox, in ${dataDir}/outbox: nothing is sent` },
    { system: 'logins', state: 'unused', text: 'by password and passkey only' },
    { system: 'bounces', state: 'unused', text: expect.stringContaining('MAIL_EVENTS_SECRET is not set') },
    { system: 'messages', state: 'ok', text: `outbox, in ${dataDir}/messages: nothing is sent` },
    { system: 'learning', state: 'ok', text: expect.stringContaining('built in') },
    { system: 'AI', state: 'unused', text: 'none is configured: reports come without its words' },
    { system: 'payments', state: 'unused', text: expect.stringContaining('bank transfers') },
  ]);
  for (const folder of ['files/exports', 'outbox', 'messages']) expect(readdirSync(join(dataDir, folder))).toEqual([]);
  // It makes a database with every migration, beside all the other tests.
}, 120_000);

it('says that a PostgreSQL does not answer, and nothing of its password', async () => {
  const found = await findingOf('database', { DATABASE_URL: nobody, DATABASE_CONNECT_SECONDS: '1' });
  expect(found).toMatchObject({
    state: 'failed',
    text: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1: It does not work.*Look at DATABASE_URL/),
  });
  expect(found?.text).not.toContain('the-password');
});

describe('a bucket', () => {
  it('that works is written to, read and cleared again', async () => {
    const bucket = started(await startBucket());
    expect(await findingOf('files', { ...bucket.env, DATABASE_URL: nobody })).toMatchObject({ state: 'ok' });
    const methods = bucket.requests.map(({ method }) => method);
    expect([methods.filter((method) => method === 'PUT').length, methods.includes('DELETE')]).toEqual([1, true]);
  });

  it('that everybody can read is no place for files', async () => {
    const bucket = started(await startBucket());
    bucket.open();
    const found = await findingOf('files', { ...bucket.env, DATABASE_URL: nobody });
    expect(found).toMatchObject({ state: 'failed' });
    expect(found?.text).toMatch(/everybody can read this bucket.*block all public access/);
  });

  it.each([
    [403, 'SignatureDoesNotMatch', /Look at S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    [404, 'NoSuchBucket', /Look at S3_ENDPOINT, S3_REGION, S3_BUCKET/],
  ])('that says %i %s', async (status, code, advice) => {
    const bucket = started(await startBucket());
    bucket.fail(refuses(status, code));
    const found = await findingOf('files', { ...bucket.env, DATABASE_URL: nobody });
    expect(found).toMatchObject({ state: 'failed', text: expect.stringMatching(advice) });
    expect(found?.text).not.toContain(bucketKey.secretAccessKey);
  });
});

it('says that the disk cannot be written to', async () => {
  writeFileSync(join(dataDir, 'files'), 'a file where the folder should be');
  const found = await findingOf('files', { DATABASE_URL: nobody });
  expect(found).toMatchObject({ state: 'failed', text: expect.stringMatching(/\(EEXIST\).*Look at DATA_DIR/) });
});

describe('a mail server', () => {
  const smtp = (url: string) => ({ MAIL_PROVIDER: 'smtp', SMTP_URL: url, DATABASE_URL: nobody });

  it('is greeted, and sent nothing', async () => {
    const server = started(await startSmtpServer());
    expect(await findingOf('mail', smtp(server.url))).toMatchObject({ state: 'ok' });
    expect(server.messages).toEqual([]);
  });

  it('that does not know our name is told from one that is not there', async () => {
    const server = started(await startSmtpServer());
    const refused = await findingOf('mail', smtp(server.url.replace('//', '//cairn:the-password@')));
    expect(refused).toMatchObject({ state: 'failed', text: expect.stringMatching(/name and password in SMTP_URL/) });
    const away = await findingOf('mail', smtp('smtp://cairn:the-password@127.0.0.1:1'));
    expect(away).toMatchObject({ state: 'failed', text: expect.stringMatching(/host and port in SMTP_URL/) });
    for (const found of [refused, away]) expect(found?.text).not.toContain('the-password');
  });
});

describe('a login provider', () => {
  const logins = (issuer: string) => ({
    ...settingsOf('campus', issuer, 'Campus'),
    OIDC_PROVIDERS: 'campus',
    OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    DATABASE_URL: nobody,
  });

  it('is asked what it is, and the address to register there is named', async () => {
    const provider = started(await startHostileProvider());
    expect(await findingOf('logins', logins(provider.issuer))).toEqual({
      system: 'logins',
      state: 'ok',
      text: `Campus at ${new URL(provider.issuer).host}; the address to register there is http://localhost:3000/api/auth/linked/callback/campus`,
    });
  });

  it('that is away is told from one that is another, without its secret', async () => {
    const provider = await startHostileProvider();
    const other = await findingOf('logins', logins(`${provider.issuer}/realms/all`));
    await provider.close();
    const away = await findingOf('logins', logins(provider.issuer));
    expect(away).toMatchObject({ state: 'failed', text: expect.stringMatching(/\(ECONNREFUSED\).*state page/) });
    expect(other).toMatchObject({ state: 'failed', text: expect.stringMatching(/exactly as the service writes it/) });
    for (const found of [other, away]) expect(found?.text).not.toContain(providerClient.secret);
  });
});

describe('a Firebase project', () => {
  const project = (origin: string) => ({
    ...firebaseSettings(`${origin}/keys`),
    FIREBASE_AUTH_URL: origin,
    OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    DATABASE_URL: nobody,
  });
  const serveProject = (statusOf: (url: string, referer: string | undefined) => number) =>
    serveLocally(() => (request, response) => {
      response.writeHead(statusOf(request.url ?? '', request.headers.referer)).end('{}');
    });

  it('is asked for its keys, and as our own page whether the API key is one', async () => {
    const server = started(
      await serveProject((url, referer) => {
        if (url === '/keys') return 200;
        const isOurs = referer === 'http://localhost:3000/';
        return isOurs && url === `/identitytoolkit.googleapis.com/v1/projects?key=${firebaseApiKey}` ? 200 : 403;
      }),
    );
    expect(await findingOf('logins', project(server.origin))).toEqual({
      system: 'logins',
      state: 'ok',
      text: 'Campus with Firebase project demo-cairn',
    });
  });

  it('whose keys or API key are none is told from one that is away', async () => {
    for (const [refuses, advice] of [
      [/keys$/, /look at FIREBASE_KEYS_URL/],
      [/projects/, /Look at FIREBASE_API_KEY/],
    ] as const) {
      const server = started(await serveProject((url) => (refuses.test(url) ? 400 : 200)));
      const found = await findingOf('logins', project(server.origin));
      expect(found).toMatchObject({ state: 'failed', text: expect.stringMatching(advice) });
    }
    const server = await serveProject(() => 200);
    await server.close();
    const away = await findingOf('logins', project(server.origin));
    expect(away).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/\(ECONNREFUSED\).*state page of Firebase/),
    });
  });
});

describe('a message gateway', () => {
  it('is asked for its balance, and sent nothing', async () => {
    const gateway = started(await startAfricasTalking());
    const env = { ...gateway.env, DATABASE_URL: nobody, MESSAGES_MONTHLY_LIMIT: '500' };
    expect(await findingOf('messages', env)).toEqual({
      system: 'messages',
      state: 'ok',
      text: `Africa’s Talking at ${new URL(gateway.url).host}, 500 parts a month to NG, reports at http://localhost:3000/api/v1/messages/reports`,
    });
    expect(gateway.sent()).toEqual([]);
  });

  it('that does not know the key is told from one that is away', async () => {
    const gateway = started(await startAfricasTalking());
    const env = { ...gateway.env, DATABASE_URL: nobody };
    const refused = await findingOf('messages', { ...env, MESSAGES_API_KEY: 'the-wrong-key' });
    expect(refused).toMatchObject({ state: 'failed', text: expect.stringMatching(/\(HTTP 401\).*MESSAGES_API_KEY/) });
    gateway.answer({ http: 503 }, { http: 503 }, { http: 503 });
    expect(await findingOf('messages', env)).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/state page/),
    });
    expect(refused?.text).not.toMatch(/the-wrong-key|a-callback-secret/);
  });

  it('that the operator does without is no fault', async () => {
    expect(await findingOf('messages', { MESSAGES_PROVIDER: 'none', DATABASE_URL: nobody })).toMatchObject({
      state: 'unused',
    });
  });
});

describe('a Moodle', () => {
  it('that has all it needs works, and is sent nothing', async () => {
    const moodle = started(await startMoodle());
    expect(await findingOf('learning', { ...moodle.env, DATABASE_URL: nobody })).toEqual({
      system: 'learning',
      state: 'ok',
      text: `Moodle at ${new URL(moodle.url).host}`,
    });
    expect(moodle.site.users).toEqual([]);
  });

  it('is told what is missing, and nothing of its token', async () => {
    const moodle = started(await startMoodle());
    const env = { ...moodle.env, DATABASE_URL: nobody };
    for (const [faults, words] of [
      [{ isEmailLoginOff: true }, /: Turn on ‘Allow log in via email’\. docs\/providers\.md says where\.$/],
      [{ isTokenRevoked: true }, /\(invalidtoken\)\. Look at MOODLE_TOKEN/],
      [{ away: 'maintenance' }, /\(HTTP 503\)\. Look at MOODLE_URL/],
    ] as const) {
      moodle.suffer(faults);
      const found = await findingOf('learning', env);
      expect(found).toMatchObject({ state: 'failed', text: expect.stringMatching(words) });
      expect(found?.text).not.toContain(moodle.token);
    }
  });
});

it('says where bounces are reported, and nothing of the secret', async () => {
  const found = await findingOf('bounces', { MAIL_EVENTS_SECRET: 's'.repeat(40), DATABASE_URL: nobody });
  expect(found?.text).toContain('http://localhost:3000/api/v1/mail/events');
  expect(found?.text).not.toContain('sss');
});

describe.each(['openai-compatible', 'anthropic'])('an AI provider, %s', (kind) => {
  it('is asked for its models: it accepts the key, does not, or is busy', async () => {
    const provider = started(await startAiProvider());
    const env = { ...provider.env, AI_PROVIDER: kind, DATABASE_URL: nobody };
    expect(await findingOf('AI', env)).toMatchObject({ state: 'ok', text: expect.stringContaining('127.0.0.1') });
    const says: [status: number, advice: RegExp][] = [
      [401, /Look at AI_API_KEY/],
      [404, /AI_BASE_URL has its version/],
      [429, /too often/],
    ];
    for (const [status, advice] of says) {
      provider.answer({ status, retryAfter: '1' });
      const found = await findingOf('AI', env);
      expect(found).toMatchObject({ state: 'failed', text: expect.stringMatching(advice) });
      expect(found?.text).not.toContain(provider.env.AI_API_KEY);
    }
    for (const { path, body } of provider.requests) expect([path, body]).toEqual(['/v1/models', {}]);
  });
});

it('asks a payment provider with its key, and says where it reports to', async () => {
  const paystack = started(await startPaystack(() => new Date()));
  const env = { PAYSTACK_BASE_URL: paystack.url, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' };
  const good = await findingOf('payments', { ...env, PAYSTACK_SECRET_KEY: paystack.secretKey });
  const text = 'Paystack for NGN, reports at http://localhost:3000/api/v1/payments/webhooks/paystack';
  expect(good).toEqual({ system: 'payments', state: 'ok', text });
  const wrong = await findingOf('payments', { ...env, PAYSTACK_SECRET_KEY: 'sk_test_0123456789' });
  expect(wrong).toMatchObject({ state: 'failed', text: expect.stringContaining('Look at PAYSTACK_SECRET_KEY.') });
  expect(wrong?.text).not.toContain('0123456789');
});
