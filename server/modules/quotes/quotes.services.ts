import type { PaidFor } from '../../between-modules.ts';
import type { Database } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { createAcceptanceService } from './acceptance.service.ts';
import type { QuoteDeps } from './deps.ts';
import { createDueService } from './due.service.ts';
import { createQuoteJobs } from './jobs.ts';
import { createMessageService } from './message.service.ts';
import { createOfferService } from './offer.service.ts';
import { createQuoteService } from './quote.service.ts';
import { createQuoteFileService } from './quote-file.service.ts';
import type { QuoteServices } from './routes.ts';

/** Quotes: the room's services and its background work. */
export function createQuoteServices(
  deps: QuoteDeps & { database: Database },
): QuoteServices & { paidFor: PaidFor[]; work: JobDefinition[] } {
  const acceptance = createAcceptanceService(deps);
  const due = createDueService(deps, acceptance);
  return {
    quotes: createQuoteService(deps),
    files: createQuoteFileService(deps),
    messages: createMessageService(deps),
    offers: createOfferService(deps),
    acceptance,
    due,
    paidFor: [{ kind: 'quote' }, { kind: 'work' }],
    work: createQuoteJobs(deps, due),
  };
}
