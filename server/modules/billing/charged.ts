import type { Charged, ReadCharged } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { withReadableAccount } from './bank-details.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toInvoiceEntry } from './billing-view.ts';
import type { Cards } from './cards.ts';
import { listInvoicesOf, listPaymentsOf, listRefundsIn } from './charged.repo.ts';
import { missingAccountOf } from './refund.repo.ts';

const MOST_INVOICES = 50;

/** What a payer was charged for, for the operator: in four queries however much it is, and nothing that only the payer may have. */
export function createReadCharged(
  deps: Pick<BillingDeps, 'accountSeal' | 'log'> & { cards: Pick<Cards, 'list'> },
): ReadCharged {
  return async (db: Db, payer, kind): Promise<Charged> => {
    const { items } = await deps.cards.list(db, payer);
    const rows = await listInvoicesOf(db, payer, kind, MOST_INVOICES);
    const invoices = new Map(rows.map((row) => [row.id, toInvoiceEntry(row)]));
    const ids = [...invoices.keys()];
    const payments = ids.length > 0 ? await listPaymentsOf(db, payer, ids) : [];
    const refunds = ids.length > 0 ? await listRefundsIn(db, payer, ids) : [];
    return {
      cards: items,
      invoices: [...invoices.values()],
      payments: payments.flatMap(({ payment, attempt }) => {
        const { id, reference, method, provider, state, problem, currency, createdAt, cardId } = payment;
        const invoice = invoices.get(payment.invoiceId);
        const money = (amountMinor: number) => ({ amountMinor, currency });
        const card = items.find((one) => one.id === cardId) ?? null;
        if (!invoice) return [];
        return {
          ...{ id, reference, method, provider, status: state, problem },
          amount: money(payment.amountMinor),
          received: money(payment.receivedMinor),
          createdAt: createdAt.toISOString(),
          claimedAt: payment.claimedAt?.toISOString() ?? null,
          invoice: { id: invoice.id, number: invoice.number, title: invoice.title, status: invoice.status },
          charge: attempt && { outcome: attempt.outcome, card: card && printedOn(card) },
        };
      }),
      refunds: await Promise.all(
        refunds.map(async ({ refund, payment }) => {
          const { id, invoiceId, state, amountMinor, currency, reason, createdAt, sentAt } = refund;
          return {
            ...{
              id,
              invoiceId,
              reference: payment.reference,
              status: state,
              amount: { amountMinor, currency },
              reason,
            },
            createdAt: createdAt.toISOString(),
            sentAt: sentAt?.toISOString() ?? null,
            missingAccount: missingAccountOf(await withReadableAccount(deps, refund), payment),
          };
        }),
      ),
    };
  };
}

function printedOn({ id, brand, last4, expiresYear, expiresMonth }: Charged['cards'][number]) {
  return { id, brand, last4, expiresYear, expiresMonth };
}
