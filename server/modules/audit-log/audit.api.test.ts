import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const clock = () => new Date('2026-11-23T09:00:00.123Z');
const bola = { uid: 'bola', name: 'Bola Adeyemi' };
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock, identity: createTokenIdentity({ bola: ['admin'] }) } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const db = () => test.context.database.db;
const cancel = (subjectId: string, detail = {}) => ({
  actor: bola,
  action: 'booking.cancel',
  subjectKind: 'booking',
  subjectId,
  detail,
});
const list = (query: object) => call(listAuditEntries, { token: 'bola', query });

describe('the audit log', () => {
  it('lists who did what, the newest first, a page at a time, and by what it was done to', async () => {
    const { audit } = test.context.auditLog;
    for (const id of ['b1', 'b2', 'b3']) await audit(db(), cancel(id, { refund: true }));
    await audit(db(), {
      actor: { uid: null, name: 'root' },
      action: 'role.grant',
      subjectKind: 'account',
      subjectId: 'x',
    });
    const first = (await list({ subjectKind: 'booking', pageSize: 2 })).data;
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(first.items[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: '2026-11-23T09:00:00.123Z',
      ...cancel('b3', { refund: true }),
    });
    expect(first.items[1]?.subjectId).toBe('b2');
    expect((await list({ subjectKind: 'booking', pageSize: 2, page: 9 })).data).toMatchObject({ page: 2, total: 3 });
    const [command] = (await list({ subjectId: 'x' })).data.items;
    expect(command).toMatchObject({ actor: { uid: null, name: 'root' }, detail: {} });
  });

  it.each([
    [{ subjectId: 'b1' }, 'audit_entries_subject_id'],
    [{ subjectKind: 'booking' }, 'audit_entries_subject_kind'],
  ])('finds %j by an index, in order', async (filter, index) => {
    const plan = await db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const where = Object.entries(filter).map(([key, value]) =>
        key === 'subjectId' ? sql`subject_id = ${value}` : sql`subject_kind = ${value}`,
      );
      return tx.execute(sql`explain select * from audit_entries where ${where[0]} order by id desc limit 20`);
    });
    expect(JSON.stringify(plan)).toContain(`using ${index} `);
    expect(JSON.stringify(plan)).toMatch(/Index Cond/);
  });

  it('goes with the transaction that it tells of', async () => {
    const { audit } = test.context.auditLog;
    const undone = db().transaction(async (tx) => {
      await audit(tx, cancel('undone'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect((await list({ subjectId: 'undone' })).data.total).toBe(0);
  });

  it.each([
    sql`update audit_entries set actor_name = 'Eve'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])('is never changed: %#', async (change) => {
    await test.context.auditLog.audit(db(), cancel('kept'));
    await expect(db().execute(change)).rejects.toMatchObject({ cause: { constraint: 'records_are_kept' } });
  });

  it('has no room for a text', async () => {
    const entry = cancel('long', { note: 'x'.repeat(5000) });
    await expect(test.context.auditLog.audit(db(), entry)).rejects.toMatchObject({
      cause: { constraint: 'audit_entries_detail' },
    });
  });

  it('is for operators only, and refuses a filter that is no filter', async () => {
    expect((await call(listAuditEntries, { token: 'founder' })).code).toBe('ACCESS_ROLE_MISSING');
    expect((await call(listAuditEntries, {})).code).toBe('auth/no-token');
    expect((await list({ subjectKind: "x'; drop" })).code).toBe('REQUEST_INVALID');
    expect((await list({ pageSize: 1000 })).code).toBe('REQUEST_INVALID');
  });
});
