import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSmtpMail } from '#server/ports/mail/smtp.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';

let server: Awaited<ReturnType<typeof startSmtpServer>>;
let test: BookingTest;
let serviceId = '';

beforeEach(async () => {
  server = await startSmtpServer();
  test = await createBookingTest({
    overrides: { mail: createSmtpMail({ url: server.url, from: 'no-reply@cairn.example', outbound: localOutbound }) },
  });
  ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 } }));
  await test.context.jobs.start();
});
afterEach(async () => {
  await test.close();
  test.context.mail.close?.();
  await server.close();
});

/** What this person got, in order: what it says and the state of the calendar entry that it brings. */
async function mailsTo(recipient: string) {
  const mine = server.messages.filter(({ recipients }) => recipients.includes(recipient));
  return Promise.all(
    mine.map(async ({ raw }) => {
      const { subject = '', attachments } = await PostalMime.parse(raw);
      const invitation = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const content = new TextDecoder().decode(invitation?.content as ArrayBuffer);
      return { says: subject.split(':')[0], sequence: Number(/SEQUENCE:(\d+)/.exec(content)?.[1]) };
    }),
  );
}

/** A day of its own for each run. */
const at = (run: number, hour: string) => `2026-03-${17 + run}T${hour}:00:00.000Z`;

async function bookMoveCancel(founder: string, run: number): Promise<void> {
  const { id } = await test.book(founder, { serviceId, startsAt: at(run, '10') });
  await test.move(founder, id, at(run, '15'));
  await test.cancel(founder, id);
}

const waitForLast = (recipient: string) =>
  vi.waitFor(async () => expect((await mailsTo(recipient)).at(-1)?.says).toBe('Cancelled'), {
    timeout: 30_000,
    interval: 100,
  });

/** Retries that are put off come at once. */
const hurry = () =>
  test.context.database.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);

it('a booking that is made, moved and cancelled without a pause ends as cancelled in every calendar', async () => {
  const founders = ['ada-1', 'ada-2', 'ada-3', 'ada-4', 'ada-5', 'ada-6'];
  for (const [run, founder] of founders.entries()) await bookMoveCancel(founder, run);
  for (const founder of founders) await waitForLast(`${founder}@example.com`);
  for (const founder of founders) {
    const sequences = (await mailsTo(`${founder}@example.com`)).map(({ sequence }) => sequence);
    expect(sequences, founder).toEqual(sequences.toSorted());
    expect(sequences.at(-1), founder).toBe(2);
  }
});

it('while a mail is refused the later ones wait behind it, and what it told is no longer sent', async () => {
  const ada = 'ada@example.com';
  server.refuse((recipient) => recipient === ada);
  const { id } = await test.book('ada', { serviceId, startsAt: at(0, '10') });
  const states = async () => {
    const { rows } = await test.context.database.db.execute<{ state: string }>(
      sql`select state from jobs.job where name = 'mail.deliver' and singleton_key like ${`% ${ada}`} order by created_on`,
    );
    return rows.map(({ state }) => state);
  };
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), { timeout: 20_000 });
  await test.move('ada', id, at(0, '15'));
  server.refuse();
  const { id: other } = await test.book('ada', { serviceId, startsAt: at(1, '10') });
  await vi.waitFor(async () => expect(await mailsTo(ada)).toEqual([{ says: 'Booked', sequence: 0 }]), {
    timeout: 20_000,
  });
  await test.cancel('ada', other);
  await waitForLast(ada);
  await vi.waitFor(async () => expect(await states()).toEqual(['retry', 'created', 'completed', 'completed']), {
    timeout: 20_000,
  });

  await hurry();
  await vi.waitFor(async () => expect(await states()).not.toContain('created'), { timeout: 20_000 });
  await vi.waitFor(
    async () => expect((await mailsTo(ada)).map(({ says }) => says)).toEqual(['Booked', 'Cancelled', 'Moved']),
    {
      timeout: 20_000,
    },
  );
});
