import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const note = {
  uid: 'ada',
  kind: 'booking.confirmed' as const,
  title: 'Your session is booked',
  body: '',
  href: '/m/founder',
};
const notify = (change: Partial<typeof note> = {}) =>
  test.context.notifications.notify(test.context.database.db, { ...note, ...change });

describe('what a person is told', () => {
  it('is cut where a name is too long, so that what it tells of still happens', async () => {
    await notify({ uid: 'long', title: 'ọ́'.repeat(300), body: '₦'.repeat(600) });
    const { rows } = await test.context.database.db.execute<{ title: number; body: string }>(
      sql`select length(title) as title, right(body, 2) as body from notifications where uid = 'long'`,
    );
    expect(rows).toEqual([{ title: 200, body: '₦…' }]);
  });

  it.each(['/', '/m/founder/consultation/bookings?id=x&tab=1#top'])('leads to %s', async (href) => {
    await notify({ href });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/m\nx', '/m/"x', ''])(
    'never leads to %j',
    async (href) => {
      await expect(notify({ href })).rejects.toMatchObject({ cause: { constraint: 'notifications_href' } });
    },
  );
});
