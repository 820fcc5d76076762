import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';

const hostile = {
  to: 'ada@cairn.example',
  subject: '<script>alert(1)</script>',
  html: '<script>alert(1)</script><p>Hello</p>',
  text: 'Hello https://cairn.example/x',
};
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

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

  it('hands out the invitation and the files of a mail', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    const offer = { filename: 'Offer ₦.pdf', contentType: 'application/pdf', base64: btoa('%PDF-1.7') };
    await test.context.mail.send({ ...hostile, calendar: { method: 'REQUEST', content }, attachments: [offer] });
    const [{ id }] = (await test.app.inject('/api/v1/dev/outbox')).json().data.mails;
    expect((await test.app.inject(`/api/v1/dev/outbox/${id}`)).json().data.files).toEqual([
      { name: 'invite.ics', contentType: 'text/calendar; method=REQUEST', size: content.length },
      { name: 'Offer ₦.pdf', contentType: 'application/pdf', size: 8 },
    ]);
    const [invitation, pdf, none] = await Promise.all(
      [0, 1, 2].map((position) => test.app.inject(`/api/v1/dev/outbox/${id}/files/${position}`)),
    );
    expect(invitation?.body).toBe(content);
    expect(pdf?.body).toBe('%PDF-1.7');
    expect(pdf?.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Offer%20%E2%82%A6.pdf");
    expect(none?.json().code).toBe('FILE_UNKNOWN');
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

  it.each(['unknown', '..%2F..%2Fpackage', '2026-11-21T08-00-00-000Z-00000000-0000-4000-8000-000000000000'])(
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
