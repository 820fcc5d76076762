import type { MakeOfferBody } from '#contract/quotes/admin.ts';
import type { QuoteDraft } from '#contract/quotes/quotes.ts';
import { narrow } from '../../access/scope.ts';
import type { Database, Db } from '../../db/client.ts';
import { type PersonaKey, personas } from '../../seed/personas.ts';
import type { Founder, Operator, QuoteDeps } from './deps.ts';
import type { QuoteServices } from './routes.ts';

const dayMs = 24 * 3600 * 1000;

const bookkeeping: Partial<QuoteDraft> = {
  title: 'Bookkeeping for our first year',
  brief: 'Two people, one bank account, about sixty transactions a month. We want books that an investor can read.',
  budgetMinor: 6_000_000,
};
const review: Partial<QuoteDraft> = {
  title: 'Review of our pilot contract',
  brief: 'A cooperative of market traders wants to pilot our ledger. Please read the contract with us before we sign.',
};

/** Two quotes of the seasoned founder: one with an offer to answer, one accepted. Only where there are none yet. */
export async function seedQuotes(
  { database, clock, everybody }: Pick<QuoteDeps, 'clock' | 'everybody'> & { database: Database },
  services: QuoteServices,
  uids: Record<PersonaKey, string>,
): Promise<void> {
  const scope = narrow(everybody, uids.seasonedFounder);
  const founder = { uid: scope.uid, name: personas.seasonedFounder.name, scope };
  const operator = { uid: uids.admin, name: personas.admin.name, scope: everybody };
  const validUntil = { day: new Date(clock().getTime() + 30 * dayMs).toISOString().slice(0, 10), zone: 'Africa/Lagos' };
  await database.db.transaction(async (tx) => {
    const { quotes, messages, acceptance } = services;
    if ((await quotes.list(tx, founder.scope, { page: 1, pageSize: 1 })).total > 0) return;
    const monthly = await offerFor(services, tx, founder, operator, bookkeeping, {
      cadence: 'monthly',
      lines: [
        { description: 'Books kept and reconciled, each month', quantity: 1, unitMinor: 4_500_000 },
        { description: 'Call of 30 minutes on what they say', quantity: 1, unitMinor: 1_000_000 },
      ],
      validUntil,
    });
    const text = 'The first month includes setting up the accounts.';
    await messages.post(tx, operator, monthly, text);
    const once = await offerFor(services, tx, founder, operator, review, {
      cadence: 'one_time',
      lines: [{ description: 'Contract read, with notes in the margin', quantity: 1, unitMinor: 7_500_000 }],
      validUntil,
    });
    const { offers } = await quotes.read(tx, founder.scope, once);
    const { currency = 'NGN', totalMinor: amountMinor = 0 } = offers[0] ?? {};
    await acceptance.accept(tx, founder.scope, once, { version: 1, total: { amountMinor, currency } });
  });
}

/** Through the same services as everyone's. @returns the quote's id. */
async function offerFor(
  { quotes, offers }: QuoteServices,
  tx: Db,
  founder: Founder,
  operator: Operator,
  changes: Partial<QuoteDraft>,
  offer: Pick<MakeOfferBody, 'cadence' | 'lines' | 'validUntil'>,
): Promise<string> {
  const { id, revision } = await quotes.create(tx, founder, {});
  await quotes.saveDraft(tx, founder.scope, id, { revision, changes });
  await quotes.submit(tx, founder.scope, id);
  const request = { after: 0, currency: 'NGN' as const, discountMinor: 0, note: '', workTitle: '', appointment: null };
  await offers.offer(tx, operator, id, { ...request, ...offer });
  return id;
}
