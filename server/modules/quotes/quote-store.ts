import { AppError } from '#contract/errors.ts';
import { QUOTE_MACHINE, type QuoteEvent, type QuoteState } from '#domain/consultation/quote-machine.ts';
import { nextState, type Reached } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { findQuote, type QuoteRow, type Scope, updateQuote } from './quote.repo.ts';

/** @throws QUOTE_UNKNOWN, for somebody else's too. */
export async function readQuoteRow(db: Db, scope: Scope, id: string): Promise<QuoteRow> {
  return orNotFound(await findQuote(db, scope, id));
}

/** Holds the quote until the transaction ends: of two that change it at once the second sees what the first did. */
export async function lockQuote(tx: Db, scope: Scope, id: string): Promise<QuoteRow> {
  return orNotFound(await findQuote(tx, scope, id, 'lock'));
}

/** @throws QUOTE_CHANGED where the table of statuses has no such step. */
export function stateAfter({ state }: QuoteRow, event: QuoteEvent): Reached<QuoteState> {
  const next = nextState(QUOTE_MACHINE, state, event);
  if (next === null) throw new AppError('QUOTE_CHANGED');
  return next;
}

/** Closes a quote for good; the caller holds its lock. */
export async function closeQuote(
  tx: Db,
  quote: QuoteRow,
  { event, reason, note = '', at }: { event: QuoteEvent; reason: QuoteRow['closedReason']; note?: string; at: Date },
): Promise<void> {
  const state = stateAfter(quote, event);
  await updateQuote(tx, quote, { state, closedReason: reason, closedNote: note, closedAt: at, updatedAt: at });
}

function orNotFound(quote: QuoteRow | undefined): QuoteRow {
  if (!quote) throw new AppError('QUOTE_UNKNOWN');
  return quote;
}
