import { AppError, type FieldErrors } from '#contract/errors.ts';
import type { Quote, QuoteDraft } from '#contract/quotes/quotes.ts';
import type { QuoteState } from '#domain/consultation/quote-machine.ts';
import { deadlineProblem, QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Founder, QuoteDeps } from './deps.ts';
import { notifyOperators } from './notices.ts';
import * as repo from './quote.repo.ts';
import { readWhole } from './quote-parts.repo.ts';
import { closeQuote, lockQuote, readQuoteRow, stateAfter } from './quote-store.ts';
import { toListEntry, toQuote } from './quote-view.ts';

type Draft = Partial<QuoteDraft>;

/** What a founder does with quotes of their own, but accepting an offer. */
export function createQuoteService(deps: QuoteDeps) {
  const { clock } = deps;
  const view = async (db: Db, row: repo.QuoteRow): Promise<Quote> => toQuote(await readWhole(db, row), clock());

  return {
    async create(tx: Db, { scope, name }: Founder, { serviceId }: { serviceId?: string }): Promise<Quote> {
      if ((await repo.countQuotes(tx, scope)) >= QUOTE_LIMITS.perFounder) throw new AppError('QUOTE_LIMIT');
      const service = serviceId === undefined ? undefined : await deps.catalogue.readBookable(tx, serviceId);
      if (serviceId !== undefined && !service?.active) throw new AppError('SERVICE_UNKNOWN');
      const at = clock();
      const row = await repo.insertQuote(tx, scope, {
        id: newId(at),
        ownerName: name,
        title: (service?.title ?? '').slice(0, QUOTE_LIMITS.title),
        currency: 'NGN',
        serviceId: serviceId ?? null,
        serviceTitle: service?.title ?? null,
        createdAt: at,
        updatedAt: at,
      });
      return view(tx, row);
    },

    async list(db: Db, scope: OwnerScope, query: { state?: QuoteState; page: number; pageSize: number }) {
      const { rows, ...page } = await repo.listQuotes(db, scope, query);
      return { ...page, items: rows.map(toListEntry) };
    },

    async read(db: Db, scope: OwnerScope, id: string): Promise<Quote> {
      return view(db, await readQuoteRow(db, scope, id));
    },

    async saveDraft(tx: Db, scope: OwnerScope, id: string, edit: { revision: number; changes: Draft }): Promise<Quote> {
      const quote = await lockQuote(tx, scope, id);
      if (quote.state !== 'draft') throw new AppError('QUOTE_CHANGED');
      const isNew = !isSame(quote, edit.changes);
      if (isNew && edit.revision !== quote.revision) throw new AppError('RECORD_CHANGED');
      const fields = deadlineFault(edit.changes.deadline, clock());
      if (fields) throw new AppError('REQUEST_INVALID', { fields: { 'changes.deadline': fields } });
      const now = clock();
      if (!isNew) return view(tx, quote);
      const change = { ...edit.changes, revision: quote.revision + 1, updatedAt: now };
      return view(tx, await repo.updateQuote(tx, quote, change));
    },

    async submit(tx: Db, scope: OwnerScope, id: string): Promise<Quote> {
      const quote = await lockQuote(tx, scope, id);
      const state = stateAfter(quote, 'submit');
      const at = clock();
      const fields = whatIsMissing(quote, at);
      if (Object.keys(fields).length > 0) throw new AppError('REQUEST_INVALID', { fields });
      const sent = await repo.updateQuote(tx, quote, { state, submittedAt: at, updatedAt: at });
      await notifyOperators(deps, tx, sent, { kind: 'quote.submitted', title: 'A founder asks for a quote' });
      return view(tx, sent);
    },

    async withdraw(tx: Db, scope: OwnerScope, id: string): Promise<Quote> {
      const open = await lockQuote(tx, scope, id);
      const quote = await closeQuote(tx, open, { event: 'withdraw', reason: 'withdrawn', at: clock() });
      if (quote.submittedAt)
        await notifyOperators(deps, tx, quote, { kind: 'quote.withdrawn', title: 'A quote was withdrawn' });
      return view(tx, quote);
    },

    async decline(tx: Db, scope: OwnerScope, id: string, reason: string): Promise<Quote> {
      const open = await lockQuote(tx, scope, id);
      const quote = await closeQuote(tx, open, { event: 'decline', reason: 'declined', note: reason, at: clock() });
      await notifyOperators(deps, tx, quote, { kind: 'quote.declined', title: 'An offer was declined' });
      return view(tx, quote);
    },
  };
}

export type QuoteService = ReturnType<typeof createQuoteService>;

function isSame(quote: repo.QuoteRow, changes: Draft): boolean {
  return (Object.keys(changes) as (keyof Draft)[]).every((key) => quote[key] === changes[key]);
}

function deadlineFault(deadline: string | null | undefined, now: Date): string | undefined {
  const problem = deadline ? deadlineProblem(deadline, now.toISOString()) : null;
  if (problem === null) return undefined;
  return problem === 'past' ? 'Choose a day that is not past.' : 'Choose a day within the next five years.';
}

function whatIsMissing(quote: repo.QuoteRow, now: Date): FieldErrors {
  const deadline = deadlineFault(quote.deadline, now);
  return {
    ...(quote.title === '' && { title: 'Give it a title.' }),
    ...(quote.brief === '' && { brief: 'Say what you need.' }),
    ...(deadline !== undefined && { deadline }),
  };
}
