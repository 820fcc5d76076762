import type { JobDefinition } from '../../jobs/jobs.ts';
import { type SweepDeps, sweepFiles } from '../../jobs/sweep-files.ts';
import type { DueService } from './due.service.ts';
import { listKnownFiles } from './quote-parts.repo.ts';

export function createQuoteJobs(deps: SweepDeps, due: DueService): JobDefinition[] {
  const { db } = deps.database;
  return [
    { name: 'quotes.expire', cron: '*/10 * * * *', run: () => due.expireOffers(db) },
    // Hourly, so that what a pause has left open is made up for soon.
    { name: 'quotes.invoice', cron: '15 * * * *', run: () => due.issueInvoices(db) },
    { name: 'quotes.sweep-files', cron: '55 2 * * *', run: () => sweepFiles(deps, 'quotes', listKnownFiles) },
  ];
}
