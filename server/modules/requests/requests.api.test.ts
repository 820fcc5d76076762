import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOwnConsents } from '#contract/accounts/consents.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { changePreferences } from '#contract/preferences/preferences.ts';
import * as admin from '#contract/requests/admin.ts';
import * as contract from '#contract/requests/requests.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { publishVersion, readLiveReport } from '#contract/validation/versions.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createMember, tokenOfCookie } from '#tests/members.ts';

// A Monday.
const start = new Date('2026-03-02T06:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
type Member = Awaited<ReturnType<typeof createMember>>;
let ada: Member;
let eve: Member;
let operator: Member;
let documentId: string;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { clock: () => now },
    startJobs: true,
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
  [ada, eve, operator] = [
    await createMember(test, 'ada'),
    await createMember(test, 'eve'),
    await createMember(test, 'operator'),
  ];
  await test.context.database.db.execute(sql`update identity_users set email_verified = true where id = ${ada.uid}`);
  await test.context.accounts.admins.change('grant', operator.email, 'test');
  operator.token = (await tokenOfCookie(test, operator.cookie)) ?? '';
  const made = await call(createIdea, { token: ada.token, body: { intake: BOOKKEEPING } });
  documentId = made.data.id;
  await call(publishVersion, { token: ada.token, params: { ideaId: documentId } });
});
afterAll(() => test.close());

const ask = (member: Member, question: string, versionNumber = 1, key?: string) =>
  call(contract.askAboutVerdict, { token: member.token, body: { documentId, versionNumber, question }, key });
const own = async (member: Member) =>
  (await call(contract.listRequestsOfDocument, { token: member.token, params: { documentId } })).data.items;
const listAll = async () => (await call(admin.listMemberRequests, { token: operator.token })).data;
const answer = (memberRequestId: string, text: string, token = operator.token) =>
  call(admin.answerRequest, { token, params: { memberRequestId }, body: { answer: text } });
const told = async (member: Member) =>
  (await call(listNotifications, { token: member.token })).data.items.map(({ kind, href }) => [kind, href]);

describe('a question about a verdict', () => {
  let id: string;

  it('goes to the operator with the day by which an answer is promised: ten working days', async () => {
    const asked = await ask(ada, 'Why is it not supported?', 1, 'ask-once');
    expect([asked.status, asked.data]).toEqual([
      201,
      {
        id: expect.any(String),
        kind: 'verdict',
        question: 'Why is it not supported?',
        requestedAt: start.toISOString(),
        dueOn: '2026-03-16',
        versionNumber: 1,
        answer: null,
      },
    ]);
    id = asked.data.id;
    expect((await ask(ada, 'Why is it not supported?', 1, 'ask-once')).data.id).toBe(id);
    expect((await ask(ada, 'And once more?')).code).toBe('MEMBER_REQUEST_OPEN');
    expect(await told(operator)).toContainEqual(['request.made', '/m/admin/requests']);
    expect((await listAll()).open).toEqual([
      expect.objectContaining({
        id,
        member: { uid: ada.uid, name: 'ada' },
        workingDaysLeft: 10,
        documentType: 'validation',
      }),
    ]);
  });

  it('is about a version of one’s own, and nobody else sees it', async () => {
    expect((await ask(eve, 'What is this?')).code).toBe('DOCUMENT_UNKNOWN');
    expect((await ask(ada, 'What?', 7)).code).toBe('VERSION_UNKNOWN');
    expect((await ask(ada, '   ')).code).toBe('REQUEST_INVALID');
    const { code } = await call(contract.listRequestsOfDocument, { token: eve.token, params: { documentId } });
    expect(code).toBe('DOCUMENT_UNKNOWN');
    expect((await call(contract.listOwnRequests, { token: eve.token })).data.items).toEqual([]);
    for (const endpoint of [admin.listMemberRequests, admin.readRequestedVersion, admin.answerRequest] as const)
      expect(
        (await call(endpoint, { token: ada.token, params: { memberRequestId: id }, body: { answer: 'x' } } as never))
          .status,
      ).toBe(403);
  });

  it('lets the operator read that version, and the log keeps that they did', async () => {
    const file = await call(admin.readRequestedVersion, { token: operator.token, params: { memberRequestId: id } });
    expect([file.status, file.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const { rows } = await test.context.database.db.execute<Record<string, string>>(
      sql`select action, subject_id, actor_uid from audit_entries where action like 'request.%'`,
    );
    expect(rows).toEqual([{ action: 'request.version-read', subject_id: id, actor_uid: operator.uid }]);
  });

  it('is late from the day after, counted in working days', async () => {
    now = new Date('2026-03-17T06:00:00Z');
    const scope = test.context.platform.everybody;
    const { open } = await test.context.requests.requests.listAll(test.context.database.db, { scope });
    now = start;
    expect(open.map(({ workingDaysLeft }) => workingDaysLeft)).toEqual([-1]);
  });

  it('is answered once: told in the app and by mail, shown beside the version, and no score changes', async () => {
    const before = (await call(readLiveReport, { token: ada.token, params: { ideaId: documentId } })).data;
    const both = await Promise.all([answer(id, 'Nobody outside has confirmed it yet.'), answer(id, 'Another answer')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [shown] = await own(ada);
    expect(shown?.answer).toEqual({ text: expect.any(String), at: start.toISOString() });
    expect(await told(ada)).toContainEqual([
      'request.answered',
      `/m/founder/startup-assistant/validate/${documentId}/versions/1`,
    ]);
    await vi.waitFor(async () => {
      const mails = (await test.context.mail.outbox?.list(100)) ?? [];
      expect(
        mails.filter(({ to, subject }) => to === ada.email && subject === 'A person has looked at your verdict'),
      ).toHaveLength(1);
    });
    expect((await call(readLiveReport, { token: ada.token, params: { ideaId: documentId } })).data).toEqual(before);
    const { open, answered } = await listAll();
    expect([open.length, answered.length]).toEqual([0, 1]);
    const file = await call(admin.readRequestedVersion, { token: operator.token, params: { memberRequestId: id } });
    expect(file.code).toBe('MEMBER_REQUEST_ANSWERED');
    expect((await ask(ada, 'Another look?')).status).toBe(201);
  });
});

describe('a question about data', () => {
  it('has the same promise, its answer stands on “Your data”, and twenty are open at most', async () => {
    const asked = await call(contract.askAboutData, { token: eve.token, body: { question: 'What do you hold?' } });
    expect(asked.data).toMatchObject({ kind: 'data', dueOn: '2026-03-16', versionNumber: null });
    for (let count = 1; count < contract.requestLimits.open; count++)
      await call(contract.askAboutData, { token: eve.token, body: { question: `Question ${count}` } });
    const tooMany = await call(contract.askAboutData, { token: eve.token, body: { question: 'One more' } });
    expect(tooMany.code).toBe('MEMBER_REQUEST_LIMIT');
    expect((await answer(asked.data.id, 'Your account and one question.')).status).toBe(200);
    expect(await told(eve)).toContainEqual(['request.answered', '/m/profile/data']);
    expect((await answer('unknown-request', 'x')).code).toBe('MEMBER_REQUEST_UNKNOWN');
  });
});

describe('what a member agreed to', () => {
  const consents = async ({ token }: Member) =>
    (await call(readOwnConsents, { token })).data.items.map(({ subject, version, given }) => [subject, version, given]);

  it('is kept with its version and its time from the sign-up on, and each change of a choice after it', async () => {
    const texts = [
      ['privacy', '4', true],
      ['terms', '2', true],
    ];
    expect(await consents(ada)).toEqual(texts);
    await call(changePreferences, { token: ada.token, body: { ai: false } });
    await call(changePreferences, { token: ada.token, body: { ai: false, zone: 'Africa/Lagos' } });
    await call(changePreferences, { token: ada.token, body: { ai: true, off: { app: ['quotes'], mail: ['quotes'] } } });
    expect((await consents(ada)).slice(0, 3)).toEqual(
      expect.arrayContaining([
        ['ai', null, false],
        ['ai', null, true],
        ['mail.quotes', null, false],
      ]),
    );
    expect(await consents(ada)).toHaveLength(5);
    expect(await consents(eve)).toEqual(texts);
  });
});
