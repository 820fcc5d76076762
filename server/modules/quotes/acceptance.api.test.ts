import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveBillingSettings } from '#contract/billing/admin.ts';
import { listInvoices, readInvoice } from '#contract/billing/billing.ts';
import { AppError } from '#contract/errors.ts';
import { completeWork } from '#contract/quotes/admin.ts';
import * as quoteAnswers from '#contract/quotes/answers.ts';
import * as contract from '#contract/quotes/quotes.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { uidOf } from '#tests/personas.ts';
import { createQuoteCalls, quoteDeps, total } from '#tests/quotes.ts';
import { createAcceptanceService } from './acceptance.service.ts';

const start = new Date('2026-03-15T09:00:00Z');
let now = start;
let settingsRevision = 0;
let test: TestApp;
let calls: ReturnType<typeof createQuoteCalls>;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' }, overrides: { clock: () => now } });
  calls = createQuoteCalls(test);
});
afterAll(() => test.close());
beforeEach(() => {
  now = start;
});

const at = (moment: string) => {
  now = new Date(moment);
};
const read = async (quoteId: string) =>
  (await calls.call(contract.readQuote, { token: await calls.token('founder'), params: { quoteId } })).data;
const accept = async (quoteId: string, seen: object = {}, key?: string) =>
  calls.call(quoteAnswers.acceptOffer, {
    token: await calls.token('founder'),
    params: { quoteId },
    body: { version: 1, total, ...seen },
    key,
  });
const invoicesOf = async (...ids: string[]) => {
  const { items } = (await calls.call(listInvoices, { token: await calls.token('founder'), query: { pageSize: 100 } }))
    .data;
  return items.filter(({ subject }) => ids.includes(subject.id));
};
const issueInvoices = () => test.context.quotes.due.issueInvoices(test.context.database.db);
const expireOffers = () => test.context.quotes.due.expireOffers(test.context.database.db);

/** Registers the seller for tax at this rate, or not at all. */
async function setTax(percent: string | null) {
  const body = {
    sellerName: 'Cairn Ltd',
    sellerAddress: '',
    sellerTin: '',
    invoicePrefix: 'INV',
    bankAccounts: { NGN: null, USD: null },
    taxRegistered: percent !== null,
    taxPercent: percent ?? '0',
    revision: settingsRevision++,
  };
  expect((await calls.call(saveBillingSettings, { token: await calls.token('admin'), body })).status).toBe(200);
}

describe('accepting an offer', () => {
  it('makes the invoice to the kobo and the work, once, however often it is sent', async () => {
    const quoteId = await calls.offered({ cadence: 'monthly', workTitle: 'Monthly legal review' });
    const first = await accept(quoteId, {}, 'key-1');
    expect(first.data).toMatchObject({
      state: 'successful',
      can: { accept: false, decline: false, withdraw: false, message: true },
      agreement: {
        version: 1,
        bookingId: null,
        work: {
          title: 'Monthly legal review',
          state: 'in_progress',
          cadence: 'monthly',
          startedOn: '2026-03-15',
          nextInvoiceOn: '2026-04-15',
          invoices: [{ period: 1, day: '2026-03-15' }],
        },
      },
    });
    expect((await accept(quoteId, {}, 'key-1')).data).toEqual(first.data);
    expect((await accept(quoteId, {}, 'key-2')).data).toEqual(first.data);
    expect((await accept(quoteId)).data).toEqual(first.data);
    const invoices = await invoicesOf(quoteId);
    expect(invoices).toHaveLength(1);
    const params = { invoiceId: first.data.agreement?.invoiceId ?? '' };
    const invoice = (await calls.call(readInvoice, { token: await calls.token('founder'), params })).data;
    expect(invoice).toMatchObject({
      status: 'pending',
      number: expect.stringMatching(/2026-\d{4}$/),
      lines: [{ quantity: 2, unit: { amountMinor: 30_000_025 }, amount: { amountMinor: 60_000_050 } }],
      discount: { amountMinor: 50 },
      total,
    });
  });

  it('of an older version, or of another total, is refused and changes nothing', async () => {
    const quoteId = await calls.offered();
    await calls.offer(quoteId, { after: 1, discountMinor: 0 });
    const newest = { version: 2, total: { amountMinor: 60_000_050, currency: 'NGN' } };
    const forged = [
      {},
      { version: 2 },
      { ...newest, total: { ...newest.total, amountMinor: 60_000_049 } },
      { ...newest, total: { ...newest.total, currency: 'USD' } },
      { ...newest, total: { ...newest.total, amountMinor: 0 } },
      { ...newest, version: 3 },
    ];
    for (const seen of forged) expect((await accept(quoteId, seen)).code).toBe('OFFER_CHANGED');
    for (const amountMinor of [-1, 0.5, 2 ** 60, '1'])
      expect((await accept(quoteId, { ...newest, total: { amountMinor, currency: 'NGN' } })).status).toBe(400);
    expect(await read(quoteId)).toMatchObject({ state: 'in_progress', agreement: null });
    expect(await invoicesOf(quoteId)).toEqual([]);
    expect((await accept(quoteId, newest)).data.state).toBe('successful');
  });

  it('by two tabs at once is one acceptance, and of accepting and declining one wins', async () => {
    const [both, either] = [await calls.offered(), await calls.offered()];
    const answers = await Promise.all([1, 2, 3, 4, 5].map((tab) => accept(both, {}, `tab-${tab}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await invoicesOf(both)).toHaveLength(1);
    const token = await calls.token('founder');
    const [accepted, declined] = await Promise.all([
      accept(either),
      calls.call(quoteAnswers.declineOffer, { token, params: { quoteId: either }, body: {} }),
    ]);
    expect([accepted.status, declined.status].sort()).toEqual([200, 409]);
    const { state } = await read(either);
    expect(state).toBe(accepted.status === 200 ? 'successful' : 'cancelled');
    expect(await invoicesOf(either)).toHaveLength(accepted.status === 200 ? 1 : 0);
  });

  it.each(['works', 'work_invoices', 'invoices', 'notifications'])(
    'leaves nothing behind when the database fails at %s, and can be tried again',
    async (table) => {
      const quoteId = await calls.offered();
      const { db } = test.context.database;
      const name = sql.identifier(table);
      await db.execute(
        sql`create or replace function fail_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`,
      );
      await db.execute(
        sql`create trigger fails before insert on ${name} for each row execute function fail_on_purpose()`,
      );
      try {
        expect((await accept(quoteId, {}, `fault-${table}`)).status).toBe(500);
      } finally {
        await db.execute(sql`drop trigger fails on ${name}`);
      }
      expect(await read(quoteId)).toMatchObject({ state: 'in_progress', agreement: null, can: { accept: true } });
      expect(await invoicesOf(quoteId)).toEqual([]);
      expect((await accept(quoteId, {}, `fault-${table}`)).data.agreement?.work?.invoices).toHaveLength(1);
      expect(await invoicesOf(quoteId)).toHaveLength(1);
    },
  );
});

describe('an offer whose time is over', () => {
  it('cannot be accepted from that moment on, job or no job; then it is closed and the founder told once', async () => {
    const quoteId = await calls.offered();
    at('2026-04-30T22:59:59.999Z');
    expect((await read(quoteId)).can.accept).toBe(true);
    at('2026-04-30T23:00:00.000Z');
    expect((await read(quoteId)).can.accept).toBe(false);
    expect((await accept(quoteId)).code).toBe('OFFER_EXPIRED');
    expect((await read(quoteId)).state).toBe('in_progress');
    await expireOffers();
    await expireOffers();
    expect(await read(quoteId)).toMatchObject({ state: 'cancelled', closing: { reason: 'expired' } });
    expect((await accept(quoteId)).code).toBe('QUOTE_CHANGED');
    expect(await invoicesOf(quoteId)).toEqual([]);
    const { rows } = await test.context.database.db.execute<{ found: number }>(
      sql`select 1 as found from notifications where kind = 'quote.expired' and href like ${`%${quoteId}`}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is not closed when a newer version is still open', async () => {
    const quoteId = await calls.offered();
    await calls.offer(quoteId, { after: 1, validUntil: { day: '2026-06-30', zone: 'Africa/Lagos' } });
    at('2026-05-02T09:00:00Z');
    await expireOffers();
    expect((await accept(quoteId, { version: 2 })).data.state).toBe('successful');
  });
});

describe('an agreed appointment', () => {
  const appointment = {
    serviceId: 'service',
    serviceTitle: 'Investor practice',
    adviserId: 'adviser',
    adviserName: 'Bisi Ade',
    startsAt: new Date('2026-05-04T09:00:00Z'),
  };

  /** An offer of an appointment, and the module with another way to book. */
  async function prepare(bookAgreed: () => Promise<{ bookingId: string }>, charges = test.context.billing.charges) {
    const quoteId = await calls.submitted();
    const { db } = test.context.database;
    await db.execute(sql`
      insert into quote_offers (quote_id, version, currency, cadence, lines, discount_minor, total_minor, valid_until,
        valid_on, zone, note, service_id, service_title, adviser_id, adviser_name, starts_at, made_by_uid, made_by, made_at)
      values (${quoteId}, 1, 'NGN', 'one_time',
        '[{"description": "Practice", "quantity": 2, "unitMinor": 30000025}]', 50, 60000000, '2026-04-30T23:00:00Z',
        '2026-04-30', 'Africa/Lagos', '', ${appointment.serviceId}, ${appointment.serviceTitle},
        ${appointment.adviserId}, ${appointment.adviserName}, ${appointment.startsAt.toISOString()}, 'x', 'Bola', ${now.toISOString()})`);
    await db.execute(sql`
      update quotes set state = 'in_progress', offer_version = 1, offer_until = '2026-04-30T23:00:00Z' where id = ${quoteId}`);
    const acceptance = createAcceptanceService(quoteDeps(test.context, { bookAgreed, charges }));
    const founder = ownerScope(await uidOf(test, 'founder'));
    return {
      quoteId,
      accept: () => db.transaction((tx) => acceptance.accept(tx, founder, quoteId, { version: 1, total })),
    };
  }

  it('is booked with the acceptance, and no work is made', async () => {
    const { quoteId, accept: acceptIt } = await prepare(async () => ({ bookingId: 'booking-1' }));
    expect(await acceptIt()).toMatchObject({ state: 'successful', agreement: { bookingId: 'booking-1', work: null } });
    expect(await invoicesOf(quoteId)).toHaveLength(1);
  });

  it('is booked before the invoice takes its number: who books and who pays hold the adviser first, too', async () => {
    const held: string[] = [];
    const { charges } = test.context.billing;
    const { accept: acceptIt } = await prepare(
      async () => {
        held.push('adviser');
        return { bookingId: 'booking-2' };
      },
      {
        ...charges,
        open: (tx, charge) => {
          held.push('number');
          return charges.open(tx, charge);
        },
      },
    );
    await acceptIt();
    expect(held).toEqual(['adviser', 'number']);
  });

  it('whose time is gone leaves the offer as it was, without an invoice', async () => {
    const { quoteId, accept: acceptIt } = await prepare(async () => {
      throw new AppError('SLOT_TAKEN');
    });
    await expect(acceptIt()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await read(quoteId)).toMatchObject({ state: 'in_progress', agreement: null });
    expect(await invoicesOf(quoteId)).toEqual([]);
  });
});

describe('recurring work', () => {
  it('is invoiced once a period, counted from the first day, through any pause, until it is completed', async () => {
    at('2026-01-31T10:00:00Z');
    const quoteId = await calls.offered({ cadence: 'monthly', validUntil: { day: '2026-02-05', zone: 'UTC' } });
    const workId = (await accept(quoteId)).data.agreement?.work?.id ?? '';
    const invoiced = async () =>
      (await read(quoteId)).agreement?.work?.invoices.map(({ period, day }) => `${period} ${day}`);
    at('2026-02-27T23:59:00Z');
    await issueInvoices();
    expect(await invoiced()).toEqual(['1 2026-01-31']);
    at('2026-02-28T00:15:00Z');
    await Promise.all([issueInvoices(), issueInvoices()]);
    expect(await invoiced()).toEqual(['2 2026-02-28', '1 2026-01-31']);
    at('2026-05-01T00:15:00Z');
    await issueInvoices();
    await issueInvoices();
    expect((await invoiced())?.slice(0, 2)).toEqual(['4 2026-04-30', '3 2026-03-31']);
    expect((await read(quoteId)).agreement?.work?.nextInvoiceOn).toBe('2026-05-31');
    const invoices = await invoicesOf(quoteId, workId);
    expect(invoices.map((invoice) => invoice.total.amountMinor)).toEqual([1, 2, 3, 4].map(() => total.amountMinor));
    const done = await calls.call(completeWork, { token: await calls.token('admin'), params: { quoteId } });
    expect(done.data).toMatchObject({
      state: 'completed',
      agreement: { work: { state: 'completed', nextInvoiceOn: null } },
    });
    at('2027-01-01T00:15:00Z');
    await issueInvoices();
    expect(await invoicesOf(quoteId, workId)).toHaveLength(4);
  });

  it('has one invoice a period by the database’s own rule', async () => {
    const quoteId = await calls.offered({ cadence: 'yearly' });
    const workId = (await accept(quoteId)).data.agreement?.work?.id;
    const again = test.context.database.db.execute(
      sql`insert into work_invoices (work_id, period, invoice_id, day) values (${workId}, 1, 'another', '2026-03-15')`,
    );
    await expect(again).rejects.toThrow();
  });
});

it('is not accepted when the tax is not what it was, and says so', async () => {
  await setTax('7.5');
  const quoteId = await calls.offered();
  const offered = (await read(quoteId)).offers[0];
  expect(offered).toMatchObject({ taxPercent: '7.5', taxMinor: 4_500_000, totalMinor: 64_500_000 });
  const seen = { total: { amountMinor: 64_500_000, currency: 'NGN' } };
  await setTax('10');
  expect((await accept(quoteId, seen)).code).toBe('OFFER_TAX_CHANGED');
  expect(await invoicesOf(quoteId)).toEqual([]);
  await setTax('7.5');
  expect((await accept(quoteId, seen)).data.state).toBe('successful');
  expect((await invoicesOf(quoteId)).map((invoice) => invoice.total.amountMinor)).toEqual([64_500_000]);
  await setTax(null);
});
