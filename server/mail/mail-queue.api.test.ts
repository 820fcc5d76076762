import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import type { Mail } from '#server/ports/mail/port.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { createMailAddresses } from './mail-addresses.ts';
import { createMailJobs, createMailQueue } from './mail-queue.ts';
import { createMailSeal } from './mail-seal.ts';

let database: Database;
let jobs: Jobs;
beforeEach(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, pino({ level: 'silent' }));
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

const mail: Mail = {
  to: 'ada@cairn.example',
  subject: 'Reset your password',
  html: '<a href="https://cairn.example/auth/reset-password?token=secret-code">here</a>',
  text: 'https://cairn.example/auth/reset-password?token=secret-code',
};
const readQueue = async () => {
  const { rows } = await database.db.execute<{ state: string; row: string }>(
    sql`select state::text, to_jsonb(job)::text as row from jobs.job where name = 'mail.deliver'`,
  );
  return rows;
};

it('keeps no link readable in the queue: not while a mail waits, not between two tries, nothing of it after', async () => {
  const sent: Mail[] = [];
  let isAway = true;
  const send = vi.fn(async (given: Mail) => {
    if (isAway) throw new Error('the mail server is away');
    sent.push(given);
  });
  const seal = createMailSeal('9f1c7d0b64e2a85330bd4c6ef7721a58');
  const deps = {
    mail: { send },
    isOutdated: { booking: async () => false },
    seal,
    db: database.db,
    addresses: createMailAddresses(() => new Date()),
    log: pino({ level: 'silent' }),
  };
  await jobs.prepare(createMailJobs(deps).map((job) => ({ ...job, retryDelaySeconds: 1 })));
  await createMailQueue(jobs, seal, 'cairn.example').post(database.db, mail);
  for (const { row } of await readQueue()) expect(row).not.toMatch(/secret-code|ada@/);
  await jobs.start();
  await vi.waitFor(async () => expect((await readQueue())[0]?.state).toBe('retry'), { timeout: 30_000 });
  for (const { row } of await readQueue()) expect(row).not.toMatch(/secret-code|ada@/);
  isAway = false;
  await vi.waitFor(async () => expect((await readQueue())[0]?.state).toBe('completed'), { timeout: 20_000 });
  expect(sent).toEqual([{ ...mail, messageId: expect.stringMatching(/^[\da-f-]{36}@cairn\.example$/) }]);
  const [after] = await readQueue();
  expect(JSON.parse(after?.row ?? '').data).toBeNull();
});

it('opens nothing that was sealed with another secret', async () => {
  const sealed = await createMailSeal('9f1c7d0b64e2a85330bd4c6ef7721a58').seal(mail);
  await expect(createMailSeal('0000000064e2a85330bd4c6ef7721a58').open(sealed)).rejects.toThrow();
});
