import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { openBareDatabase } from '#tests/backup.ts';

let database: Database;
beforeEach(async () => {
  database = await openBareDatabase();
});
afterEach(() => database.close());

const insertInvoice = () =>
  database.db.execute(sql`
    insert into invoices (id, uid, subject_kind, subject_id, title, currency, discount_minor, net_minor, tax_percent,
      tax_minor, total_minor, seller, customer, created_at)
    values ('i1', 'ada', 'work', 'w1', 'Work', 'NGN', 0, 500, 0, 0, 500, '{}', '{}', now())`);

const insertPayment = (id: string, values: Record<string, string>) =>
  database.db.execute(sql`
    insert into payments (id, invoice_id, uid, currency, amount_minor, received_minor, reference, provider_reference,
      created_at, ${sql.join(Object.keys(values).map(sql.identifier), sql`, `)})
    values (${id}, 'i1', 'ada', 'NGN', 500, 0, ${id}, ${id}, now(), ${sql.join(
      Object.values(values).map((value) => sql`${value}`),
      sql`, `,
    )})`);

it('keeps with payments and refunds of before who they were made with, and one pending payment for each provider', async () => {
  const { db } = database;
  await database.migrate(listKnownMigrations().filter((name) => name < '20261125060000'));
  await insertInvoice();
  await insertPayment('p1', { method: 'checkout' });
  await insertPayment('p2', { method: 'bank_transfer' });
  await insertPayment('p3', { method: 'checkout', state: 'failed', ended_at: '2026-11-22T09:00:00Z' });
  for (const [id, method] of [
    ['p1', 'checkout'],
    ['p2', 'bank_transfer'],
  ])
    await db.execute(sql`
      insert into refunds (id, payment_id, invoice_id, kind, method, currency, amount_minor, reason, created_at)
      values (${`of ${id}`}, ${id}, 'i1', 'rest', ${method}, 'NGN', 500, 'It was too much.', now())`);

  await database.migrate();

  const { rows } = await db.execute<{ id: string; method: string; provider: string }>(sql`
    select id, method, provider from payments union all select id, method, provider from refunds order by id`);
  expect(rows).toEqual([
    { id: 'of p1', method: 'checkout', provider: 'development' },
    { id: 'of p2', method: 'bank_transfer', provider: 'bank-transfer' },
    { id: 'p1', method: 'checkout', provider: 'development' },
    { id: 'p2', method: 'bank_transfer', provider: 'bank-transfer' },
    { id: 'p3', method: 'checkout', provider: 'development' },
  ]);
  await insertPayment('p4', { method: 'checkout', provider: 'another' });
  const violated = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) });
  await expect(insertPayment('p5', { method: 'checkout', provider: 'another' })).rejects.toMatchObject(
    violated('payments_one_pending'),
  );
  await expect(db.execute(sql`update refunds set provider = 'another'`)).rejects.toMatchObject(
    violated('refunds_provider'),
  );
});

it('makes void what a bank took before it was sent, and leaves to the operator what the provider refused', async () => {
  const { db } = database;
  await database.migrate(listKnownMigrations().filter((name) => name < '20261231'));
  await insertInvoice();
  // Its bank took the first, and gave the second back after it had taken it.
  for (const [id, state] of Object.entries({ taken: 'reversed', returned: 'paid', refused: 'paid' })) {
    await insertPayment(id, { method: 'checkout', provider: 'a', state, ended_at: '2026-11-22T09:00:00Z' });
    await db.execute(sql`
      insert into refunds (id, payment_id, invoice_id, kind, method, provider, state, currency, amount_minor, reason,
        created_at, bank_details, bank_details_at)
      values (${`of ${id}`}, ${id}, 'i1', 'rest', 'checkout', 'a', 'failed', 'NGN', 500, 'Asked.', now(), 'sealed', now())`);
  }
  for (const id of ['taken', 'returned'])
    await db.execute(sql`
      with entry as (
        insert into journal_entries (id, event_key, kind, invoice_id, description, posted_at)
        values (${id}, ${`refund_void:of ${id}`}, 'refund_void', 'i1', 'Void', now()) returning id)
      insert into journal_lines (entry_id, position, account, currency, amount_minor)
      select id, n, account, 'NGN', amount from entry, (values (1, 'refunds_due', 500), (2, 'revenue', -500)) line (n, account, amount)`);

  await database.migrate();

  const { rows } = await db.execute<{ id: string; state: string }>(
    sql`select id, state, bank_details from refunds order by id`,
  );
  expect(rows).toEqual([
    { id: 'of refused', state: 'failed', bank_details: 'sealed' },
    { id: 'of returned', state: 'void', bank_details: null },
    { id: 'of taken', state: 'void', bank_details: null },
  ]);
});
