import type { Database } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import type { AcceptanceService } from './acceptance.service.ts';
import type { QuoteDeps } from './deps.ts';
import { tellFounder } from './news.ts';
import { findQuote, listOverdue } from './quote.repo.ts';
import { listKnownFiles } from './quote-parts.repo.ts';
import { closeQuote } from './quote-store.ts';
import { listDueWorks } from './work.repo.ts';

type JobDeps = QuoteDeps & { database: Database; acceptance: AcceptanceService };

export function createQuoteJobs(deps: JobDeps): JobDefinition[] {
  return [
    { name: 'quotes.expire', cron: '*/10 * * * *', run: () => expireOffers(deps) },
    // Hourly, so that an hour without a server is made up for within the next.
    { name: 'quotes.invoice', cron: '15 * * * *', run: () => issueInvoices(deps) },
    { name: 'quotes.sweep-files', cron: '55 2 * * *', run: () => sweepFiles(deps, 'quotes', listKnownFiles) },
  ];
}

/** Closes what nobody answered in time. That it can no longer be accepted does not wait for this. */
async function expireOffers(deps: JobDeps): Promise<void> {
  const { database, clock } = deps;
  for (const { id, ownerUid } of await listOverdue(database.db, clock())) {
    await database.db.transaction(async (tx) => {
      const quote = await findQuote(tx, { uid: ownerUid }, id, 'lock');
      const at = clock();
      if (quote?.state !== 'in_progress' || !quote.offerUntil || quote.offerUntil > at) return;
      await closeQuote(tx, quote, { event: 'expire', reason: 'expired', at });
      const body = 'Nobody accepted it in time, and nothing is owed. You can ask for a new quote.';
      await tellFounder(deps, tx, quote, { kind: 'quote.expired', title: 'Your offer has expired', body });
    });
  }
}

/** A transaction each: one that fails holds up no other, and is tried again. */
async function issueInvoices({ database, clock, acceptance }: JobDeps): Promise<void> {
  const failures: unknown[] = [];
  for (const { quoteId, ownerUid } of await listDueWorks(database.db, clock().toISOString().slice(0, 10))) {
    await database.db
      .transaction((tx) => acceptance.issueDue(tx, ownerUid, quoteId))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some invoices were not made');
}
