import type { Database } from '../../db/client.ts';
import type { Module } from '../../module.ts';
import { createAcceptanceService } from './acceptance.service.ts';
import type { QuoteDeps } from './deps.ts';
import { createDueService } from './due.service.ts';
import { createQuoteJobs } from './jobs.ts';
import { createMessageService } from './message.service.ts';
import { createOfferService } from './offer.service.ts';
import { countOpen } from './quote.repo.ts';
import { createQuoteService } from './quote.service.ts';
import { createQuoteFileService } from './quote-file.service.ts';
import { bindQuotes } from './routes.ts';
import { seedQuotes } from './seed.ts';

/** Quotes: what a founder asks for, the offers, and what was agreed. */
export function createQuotesModule(deps: QuoteDeps & { database: Database }) {
  const acceptance = createAcceptanceService(deps);
  const services = {
    quotes: createQuoteService(deps),
    files: createQuoteFileService(deps),
    messages: createMessageService(deps),
    offers: createOfferService(deps),
    acceptance,
    due: createDueService(deps, acceptance),
  };
  return {
    services,
    limits: { openQuotes: countOpen },
    bind: (bind) => bindQuotes(bind, services),
    jobs: createQuoteJobs(deps, services.due),
    paidFor: [{ kind: 'quote' }, { kind: 'work' }],
    seed: (uids) => seedQuotes(deps, services, uids),
  } satisfies Module;
}
