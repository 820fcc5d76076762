import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Agreement,
  listContradictions,
  readAgreement,
  readAgreementCatalogue,
  readAgreementTemplate,
} from '#contract/agreements/agreements.ts';
import { listAgreementVersions, readAgreementVersion, readRedline } from '#contract/agreements/versions.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

const agreementKey = (agreementId: string) => ['agreement', agreementId] as const;
const versionsKey = (agreementId: string) => [...agreementKey(agreementId), 'versions'] as const;

/** The six documents by law. It changes only with the product. */
export const catalogueQuery = queryOptions({
  queryKey: ['agreements', 'catalogue'],
  queryFn: ({ signal }) => call(readAgreementCatalogue, {}, { signal }),
});

/** What the founder's documents say differently from each other. */
export const contradictionsQuery = queryOptions({
  queryKey: ['agreements', 'contradictions'],
  queryFn: ({ signal }) => call(listContradictions, {}, { signal }),
});

/** The whole working state of a document. */
export function agreementQuery(agreementId: string) {
  return queryOptions({
    queryKey: [...agreementKey(agreementId), 'state'],
    queryFn: ({ signal }) => call(readAgreement, { params: { agreementId } }, { signal }),
  });
}

/** The template of a document, by the hash of its fixed text: it never changes under that. */
export function templateQuery(agreementId: string, hash: string | undefined) {
  return queryOptions({
    queryKey: [...agreementKey(agreementId), 'template', hash],
    queryFn: ({ signal }) => call(readAgreementTemplate, { params: { agreementId } }, { signal }),
    staleTime: freshness.kept,
    enabled: hash !== undefined,
  });
}

export function agreementVersionsQuery(agreementId: string) {
  return queryOptions({
    queryKey: [...versionsKey(agreementId), 'list'],
    queryFn: ({ signal }) =>
      call(listAgreementVersions, { params: { agreementId }, query: { limit: 100 } }, { signal }),
  });
}

/** A final version never changes, so it is read once. */
export function agreementVersionQuery(agreementId: string, number: number) {
  return queryOptions({
    queryKey: [...versionsKey(agreementId), number],
    queryFn: ({ signal }) => call(readAgreementVersion, { params: { agreementId, number } }, { signal }),
    staleTime: freshness.kept,
  });
}

/** Without `to` it is about the document as it stands, which changes; two stored versions do not. */
export function redlineQuery(agreementId: string, from: number, to: number | undefined) {
  return queryOptions({
    queryKey: [...versionsKey(agreementId), 'redline', from, to ?? 'draft'],
    queryFn: ({ signal }) => call(readRedline, { params: { agreementId }, query: { from, to } }, { signal }),
    staleTime: to === undefined ? freshness.standard : freshness.kept,
  });
}

/**
 * Puts a change that the server has confirmed into the document at hand, without reading all of it again. A reading that is
 * under way is dropped: it may be from before the change.
 */
export function patchAgreement(
  client: QueryClient,
  agreementId: string,
  change: (agreement: Agreement) => Agreement,
): void {
  const { queryKey } = agreementQuery(agreementId);
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (agreement) => agreement && change(agreement));
}

/** Reads the document again, and what is said across documents. */
export async function refreshAgreement(client: QueryClient, agreementId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: agreementKey(agreementId) }),
    client.invalidateQueries({ queryKey: contradictionsQuery.queryKey }),
  ]);
}
