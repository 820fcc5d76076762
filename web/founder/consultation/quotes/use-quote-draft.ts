import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type Quote, type QuoteDraft, quoteDraft, saveQuoteDraft } from '#contract/quotes/quotes.ts';
import { deadlineProblem } from '#domain/consultation/quote-request.ts';
import { call } from '#web/api/client.ts';
import type { Draft, SaveOutcome } from '#web/drafts/draft.ts';
import { saveOrRead, useDraft } from '#web/drafts/use-draft.ts';
import { quoteQuery } from './quote-queries.ts';

/** What is written into a request: kept on this device and saved while it is typed. */
export function useQuoteDraft(quote: Quote) {
  const client = useQueryClient();
  const { id, revision, title, brief, currency, budgetMinor, deadline } = quote;
  const values = useMemo(
    () => ({ title, brief, currency, budgetMinor, deadline }),
    [title, brief, currency, budgetMinor, deadline],
  );
  const [save] = useState(() => saverFor(client, id));
  const refresh = useCallback(() => client.invalidateQueries(quoteQuery(id)), [client, id]);
  return useDraft<QuoteDraft>({ name: `quote.${id}`, server: { values, revision }, save, problemOf, refresh });
}

/** Saves what still waits. @returns whether the server has everything. */
export function saveAll(draft: Draft<QuoteDraft>): Promise<boolean> {
  draft.flush();
  return new Promise((resolve) => {
    const settle = () => {
      const { kind } = draft.view().state;
      if (kind === 'saving') return;
      unsubscribe();
      resolve(kind === 'saved');
    };
    const unsubscribe = draft.subscribe(settle);
    settle();
  });
}

function problemOf(key: keyof QuoteDraft, value: QuoteDraft[keyof QuoteDraft]): string | undefined {
  if (Number.isNaN(value)) return 'Enter an amount in figures, such as 25,000 or 2.5m.';
  const parsed = quoteDraft.shape[key].safeParse(value);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  if (key !== 'deadline' || typeof value !== 'string') return undefined;
  const problem = deadlineProblem(value, new Date().toISOString());
  if (problem === null) return undefined;
  return problem === 'past' ? 'Choose a day that is not past.' : 'Choose a day within the next five years.';
}

function saverFor(client: QueryClient, quoteId: string) {
  async function save(changes: Partial<QuoteDraft>, revision: number): Promise<SaveOutcome<QuoteDraft>> {
    const saved = await call(saveQuoteDraft, { params: { quoteId }, body: { revision, changes } });
    client.setQueryData(quoteQuery(quoteId).queryKey, saved);
    return { kind: 'saved', revision: saved.revision, elsewhere: {} };
  }
  async function readNewest() {
    const { revision, title, brief, currency, budgetMinor, deadline } = await client.fetchQuery(quoteQuery(quoteId));
    return { revision, values: { title, brief, currency, budgetMinor, deadline } };
  }
  return (changes: Partial<QuoteDraft>, revision: number) => saveOrRead(() => save(changes, revision), readNewest);
}
