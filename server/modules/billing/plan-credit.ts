import { dueMinor } from '#domain/billing/settlement.ts';
import type { Currency } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type InvoiceRow, listInvoices } from './invoice.repo.ts';

type Deps = Pick<BillingDeps, 'subjects'>;

/** What is paid for says what becomes of money that it does not need: it goes back by itself, or stays as credit. */
export const staysAsCredit = ({ subjects }: Deps, { subjectKind }: InvoiceRow) =>
  subjects.get(subjectKind)?.onExcess === 'credit';

const MOST = 100;

/**
 * The unpaid invoices that still ask for money, of what credit can pay. Each was opened with the credit of its day: what came since
 * pays it only where the same is chosen again.
 */
export async function listAsking(deps: Deps, db: Db, scope: OwnerScope, currency: Currency): Promise<InvoiceRow[]> {
  const unpaid = await listInvoices(db, scope, 'pending', { offset: 0, limit: MOST });
  return unpaid.filter(
    (invoice) => invoice.currency === currency && dueMinor(invoice) > 0 && staysAsCredit(deps, invoice),
  );
}
