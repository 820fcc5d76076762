import { sumCredit } from '#domain/billing/credit.ts';
import { isSettled, keptMinor } from '#domain/billing/settlement.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Credits } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { lockNewest } from './charges.ts';
import { listCredit, sumAwaited } from './credit.repo.ts';
import { checkCredit, turnIntoCredit } from './credit.ts';
import { lockPaid, updateInvoice } from './invoice.repo.ts';
import { partOf, post } from './issue-invoice.ts';
import { issuePaper } from './issue-paper.ts';
import { hasEntry } from './journal.repo.ts';
import { amountOf, notifyPayer } from './notes.ts';
import { settle } from './receipts.ts';

/** What other modules ask of a payer's credit, within their own transaction. */
export function createCredits(deps: BillingDeps): Credits {
  const { everybody } = deps;
  return {
    held: (tx, payer) => forEach((currency) => readHeld(tx, payer, currency)),
    balance: (tx, payer) => forEach((currency) => readBalance(tx, payer, currency)),

    async grant(tx, subject, { key, grossMinor: mostMinor, reason }) {
      const paid = await lockPaid(tx, everybody, subject);
      const entryKey = `credit_note:${key}`;
      const grossMinor = paid ? Math.min(mostMinor, keptMinor(paid)) : 0;
      if (!paid || grossMinor <= 0 || (await hasEntry(tx, entryKey))) return;
      const { currency, notedMinor, notedTaxMinor } = paid;
      const { netMinor, taxMinor } = partOf(paid, grossMinor);
      const noted = await updateInvoice(tx, paid, {
        notedMinor: notedMinor + grossMinor,
        notedTaxMinor: notedTaxMinor + taxMinor,
      });
      const invoice = await turnIntoCredit(deps, tx, noted, entryKey, grossMinor);
      const entryId = await post(deps, tx, invoice, entryKey, { kind: 'credit_note', currency, netMinor, taxMinor });
      const amounts = { amountMinor: grossMinor, netMinor, taxMinor };
      await issuePaper(deps, tx, invoice, { kind: 'credit_note', entryId, reason, ...amounts });
    },

    async settle(tx, subject) {
      const invoice = await lockNewest(deps, tx, subject);
      if (invoice?.state !== 'pending' || !isSettled(invoice)) return;
      const checked = await checkCredit(deps, tx, invoice);
      if (isSettled(checked)) return settle(deps, tx, checked);
      const due = amountOf(checked, invoice.creditMinor - checked.creditMinor);
      await notifyPayer(deps, tx, checked, {
        kind: 'payment.part',
        title: `${due} is to be paid`,
        body: `“${checked.title}”: your credit paid something else meanwhile, so that it does not pay all of this.`,
      });
    },
  };
}

/** What a payer holds in a currency, less what unpaid invoices rely on; never below zero. */
export async function readBalance(db: Db, payer: OwnerScope, currency: Currency): Promise<number> {
  return Math.max(0, (await readHeld(db, payer, currency)) - (await sumAwaited(db, payer, currency)));
}

async function readHeld(db: Db, payer: OwnerScope, currency: Currency): Promise<number> {
  return sumCredit(await listCredit(db, payer, currency));
}

async function forEach(read: (currency: Currency) => Promise<number>): Promise<Record<Currency, number>> {
  const sums = { NGN: 0, USD: 0 };
  for (const currency of CURRENCIES) sums[currency] = await read(currency);
  return sums;
}
