import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';

const hostile = {
  to: 'ada@cairn.example',
  subject: '<script>alert(1)</script>',
  html: '<script>alert(1)</script><p>Hello</p>',
  text: 'Hello https://cairn.example/x',
};
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

describe('the development outbox', () => {
  it('lists mails, newest first, and opens one', async () => {
    expect((await test.app.inject('/api/v1/dev/outbox')).json().data).toEqual({ mails: [] });
    await test.context.mail.send({ ...hostile, subject: 'First' });
    await test.context.mail.send(hostile);
    const { mails } = (await test.app.inject('/api/v1/dev/outbox')).json().data;
    expect(mails.map(({ subject }: { subject: string }) => subject)).toContain('First');
    expect(mails).toHaveLength(2);
    const [{ id }] = mails;
    const mail = (await test.app.inject(`/api/v1/dev/outbox/${id}`)).json().data;
    expect(mail).toMatchObject({ id, to: 'ada@cairn.example', text: hostile.text });
  });

  it('shows the HTML in a frame of our own pages only, where nothing runs', async () => {
    await test.context.mail.send(hostile);
    const [{ id }] = (await test.app.inject('/api/v1/dev/outbox')).json().data.mails;
    const page = await test.app.inject(`/api/v1/dev/outbox/${id}/html`);
    expect(page.body).toBe(hostile.html);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'",
    });
  });

  it.each(['unknown', '..%2F..%2Fpackage', '%00', '2026-11-21T08-00-00-000Z-00000000-0000-4000-8000-000000000000'])(
    'has no mail %s',
    async (id) => {
      for (const url of [`/api/v1/dev/outbox/${id}`, `/api/v1/dev/outbox/${id}/html`]) {
        const answer = await test.app.inject(url);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'MAIL_UNKNOWN']);
      }
    },
  );
});

it.each([
  ['in production', { APP_ENV: 'production', PUBLIC_URL: 'https://cairn.example', MAIL_PROVIDER: 'smtp' }],
  ['where mail is really sent', { MAIL_PROVIDER: 'smtp' }],
])('does not exist %s', async (_where, env) => {
  const secrets = { AUTH_SECRET: 'a-secret-of-more-than-thirty-two-characters', SMTP_URL: 'smtp://127.0.0.1:9' };
  const product = await createTestApp({ env: { ...env, ...secrets } });
  for (const url of ['/api/v1/dev/outbox', '/api/v1/dev/outbox/x', '/api/v1/dev/outbox/x/html'])
    expect((await product.app.inject(url)).json().code).toBe('ROUTE_UNKNOWN');
  await product.close();
});
