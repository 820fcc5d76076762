import { narrow } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { AcceptanceService } from './acceptance.service.ts';
import type { QuoteDeps } from './deps.ts';
import { notifyFounder } from './notices.ts';
import { listOverdue, lockQuote } from './quote.repo.ts';
import { closeQuote } from './quote-store.ts';
import { listDueWorks } from './work.repo.ts';

/** What time brings by itself. Both are safe to run twice, and make up for any pause. */
export function createDueService(deps: QuoteDeps, acceptance: AcceptanceService) {
  const { clock, everybody } = deps;
  return {
    /** Closes offers that nobody answered in time. That they can no longer be accepted does not wait for this. */
    async expireOffers(db: Db): Promise<void> {
      const overdue = await listOverdue(db, everybody, clock());
      await forEach(db, overdue, 'some offers were not closed', async (tx, { id, ownerUid }) => {
        const quote = await lockQuote(tx, narrow(everybody, ownerUid), id);
        const at = clock();
        if (quote?.state !== 'in_progress' || !quote.offerUntil || quote.offerUntil > at) return;
        const closed = await closeQuote(tx, quote, { event: 'expire', reason: 'expired', at });
        const body = 'Nobody accepted it in time, and nothing is owed. You can ask for a new quote.';
        await notifyFounder(deps, tx, closed, { kind: 'quote.expired', title: 'Your offer has expired', body });
      });
    },

    /** Makes the invoices of open work that are due. */
    async issueInvoices(db: Db): Promise<void> {
      const due = await listDueWorks(db, everybody, clock().toISOString().slice(0, 10));
      await forEach(db, due, 'some invoices were not made', (tx, { quoteId, ownerUid }) =>
        acceptance.issueDue(tx, narrow(everybody, ownerUid), quoteId),
      );
    },
  };
}

export type DueService = ReturnType<typeof createDueService>;

/** A transaction each: one that fails holds up no other. @throws AggregateError of all that failed, once all were tried. */
async function forEach<T>(db: Db, all: T[], failed: string, work: (tx: Db, one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await db.transaction((tx) => work(tx, one)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failed);
}
