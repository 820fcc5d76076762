import { AppError } from '#contract/errors.ts';
import { QUOTE_MACHINE, type QuoteEvent, type QuoteState } from '#domain/consultation/quote-machine.ts';
import { nextState, type Reached } from '#domain/state-machine.ts';
import type { WritingScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './quote.repo.ts';

/** @throws QUOTE_UNKNOWN, for somebody else's too. */
export async function readQuoteRow(db: Db, scope: WritingScope, id: string): Promise<repo.QuoteRow> {
  return orNotFound(await repo.findQuote(db, scope, id));
}

/** Locks the quote until the transaction ends: of two that change it at once the second sees what the first did. */
export async function lockQuote(tx: Db, scope: WritingScope, id: string): Promise<repo.LockedQuote> {
  return orNotFound(await repo.lockQuote(tx, scope, id));
}

/** @throws QUOTE_CHANGED where the table of statuses has no such step. */
export function stateAfter({ state }: repo.QuoteRow, event: QuoteEvent): Reached<QuoteState> {
  const next = nextState(QUOTE_MACHINE, state, event);
  if (next === null) throw new AppError('QUOTE_CHANGED');
  return next;
}

/** Closes a quote for good. */
export async function closeQuote(
  tx: Db,
  quote: repo.LockedQuote,
  { event, reason, note = '', at }: Closing,
): Promise<repo.LockedQuote> {
  const state = stateAfter(quote, event);
  return repo.updateQuote(tx, quote, { state, closedReason: reason, closedNote: note, closedAt: at, updatedAt: at });
}

type Closing = { event: QuoteEvent; reason: repo.QuoteRow['closedReason']; note?: string; at: Date };

function orNotFound<Quote>(quote: Quote | undefined): Quote {
  if (!quote) throw new AppError('QUOTE_UNKNOWN');
  return quote;
}
