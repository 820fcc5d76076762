import { queryOptions } from '@tanstack/react-query';
import { listDocuments } from '#contract/documents.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import { call } from '#web/api/client.ts';

const shown = 5;

/** The generated documents among those that changed last, under the key that every change of a document renews. */
export const recentAgreementsQuery = queryOptions({
  queryKey: ['documents', 'recent agreements'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listDocuments, { query: { sort: 'date', page: 1, pageSize: 100 } }, { signal });
    return items.filter(({ type }) => AGREEMENT_KINDS.some((kind) => kind === type)).slice(0, shown);
  },
});
