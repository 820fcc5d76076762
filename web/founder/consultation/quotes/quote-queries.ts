import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptOffer, declineOffer, markMessagesSeen, postMessage, readOfferPdf } from '#contract/quotes/answers.ts';
import { attachQuoteFile, readQuoteFile, removeQuoteFile } from '#contract/quotes/files.ts';
import {
  createQuote,
  listQuotes,
  type Quote,
  type QuoteFile,
  readQuote,
  submitQuote,
  withdrawQuote,
} from '#contract/quotes/quotes.ts';
import type { Money } from '#domain/money/money.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSubmit } from '#web/api/use-submit.ts';

const listKey = ['quotes'] as const;

export const quotesQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey, page],
    queryFn: ({ signal }) => call(listQuotes, { query: { page } }, { signal }),
    staleTime: freshness.ofOthers,
  });

/** Asked again while the operator may answer. */
export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['quote', quoteId],
    queryFn: ({ signal }) => call(readQuote, { params: { quoteId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.can.message ? 20_000 : false),
    staleTime: freshness.ofOthers,
  });

/** A double click makes one draft. */
export function useCreateQuote() {
  const client = useQueryClient();
  return useSubmit((body: { serviceId?: string }, options) => call(createQuote, { body }, options), {
    onSuccess: (quote) => client.setQueryData(quoteQuery(quote.id).queryKey, quote),
    onError: (error) => toast.error(messageOf(error)),
  });
}

type QuoteChange<T> = { done?: string; keyOn?: (input: T) => unknown };

/** Runs a change of one quote and shows what the server made of it; where it has moved on, what it is now. */
function useQuoteChange<T>(
  quoteId: string,
  change: (input: T, options: CallOptions) => Promise<Quote>,
  { done, keyOn }: QuoteChange<T> = {},
) {
  const client = useQueryClient();
  const { queryKey } = quoteQuery(quoteId);
  return useSubmit(change, {
    keyOn,
    onSuccess: async (quote) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, quote);
      if (done) toast.success(done);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useSubmitQuote(quoteId: string) {
  return useQuoteChange(quoteId, () => call(submitQuote, { params: { quoteId } }), { done: 'Request sent' });
}

export function useWithdrawQuote(quoteId: string) {
  return useQuoteChange(quoteId, () => call(withdrawQuote, { params: { quoteId } }), {
    done: 'Withdrawn: nothing is owed',
  });
}

export function useDeclineOffer(quoteId: string) {
  return useQuoteChange(quoteId, (reason: string) => call(declineOffer, { params: { quoteId }, body: { reason } }), {
    done: 'Declined: nothing is owed',
  });
}

/** A double click, or a retry after a lost reply, is one acceptance. */
export function useAcceptOffer(quoteId: string) {
  return useQuoteChange(
    quoteId,
    (body: { version: number; total: Money; zone: string }, options) =>
      call(acceptOffer, { params: { quoteId }, body }, options),
    { done: 'Offer accepted' },
  );
}

export function usePostMessage(quoteId: string) {
  return useQuoteChange(quoteId, (body: { text: string }, options) =>
    call(postMessage, { params: { quoteId }, body }, options),
  );
}

export function useMarkSeen(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => call(markMessagesSeen, { params: { quoteId }, body: { number } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

/** The same file sent again after a lost reply is one attachment. */
export function useAttachFile(quoteId: string) {
  return useQuoteChange(
    quoteId,
    (content: File, options) =>
      call(attachQuoteFile, { params: { quoteId } }, { ...options, file: { field: 'file', content } }),
    { keyOn: ({ name, size, lastModified }) => [name, size, lastModified] },
  );
}

export function useRemoveFile(quoteId: string) {
  return useQuoteChange(quoteId, (fileId: string) => call(removeQuoteFile, { params: { quoteId, fileId } }));
}

export function useOpenFile(quoteId: string) {
  return useMutation({
    mutationFn: async ({ id, name }: QuoteFile) =>
      saveToDevice((await download(readQuoteFile, { params: { quoteId, fileId: id } })).blob, name),
    onError: (error) => toast.error(messageOf(error)),
  });
}

export function useOfferPdf(quoteId: string) {
  return useMutation({
    mutationFn: (version: number) => download(readOfferPdf, { params: { quoteId, version: String(version) } }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'Offer.pdf'),
    onError: (error) => toast.error(messageOf(error)),
  });
}
