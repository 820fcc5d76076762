import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptOffer, declineOffer, markMessagesSeen, postMessage, readOfferPdf } from '#contract/quote-answers.ts';
import { attachQuoteFile, readQuoteFile, removeQuoteFile } from '#contract/quote-files.ts';
import {
  createQuote,
  listQuotes,
  type Quote,
  type QuoteFile,
  readQuote,
  submitQuote,
  withdrawQuote,
} from '#contract/quotes.ts';
import type { Money } from '#domain/money/money.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { createSubmitKeys } from '#web/api/idempotency-key.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';

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
  const [submitKeys] = useState(createSubmitKeys);
  return useMutation({
    mutationFn: (body: { serviceId?: string }) =>
      call(createQuote, { body }, { idempotencyKey: submitKeys.keyFor(body) }),
    onSuccess: (quote) => {
      submitKeys.done();
      client.setQueryData(quoteQuery(quote.id).queryKey, quote);
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}

/** Runs a change of one quote and shows what the server made of it; where it has moved on, what it is now. */
function useQuoteChange<T>(quoteId: string, change: (input: T) => Promise<Quote>, done?: string) {
  const client = useQueryClient();
  const { queryKey } = quoteQuery(quoteId);
  return useMutation({
    mutationFn: change,
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
  return useQuoteChange(quoteId, () => call(submitQuote, { params: { quoteId } }), 'Request sent');
}

export function useWithdrawQuote(quoteId: string) {
  return useQuoteChange(quoteId, () => call(withdrawQuote, { params: { quoteId } }), 'Withdrawn: nothing is owed');
}

export function useDeclineOffer(quoteId: string) {
  return useQuoteChange(
    quoteId,
    (reason: string) => call(declineOffer, { params: { quoteId }, body: { reason } }),
    'Declined: nothing is owed',
  );
}

/** A double click, or a retry after a lost reply, is one acceptance. */
export function useAcceptOffer(quoteId: string) {
  const [submitKeys] = useState(createSubmitKeys);
  return useQuoteChange(
    quoteId,
    (body: { version: number; total: Money; zone: string }) =>
      call(acceptOffer, { params: { quoteId }, body }, { idempotencyKey: submitKeys.keyFor(body) }),
    'Offer accepted',
  );
}

export function usePostMessage(quoteId: string) {
  const [submitKeys] = useState(createSubmitKeys);
  return useQuoteChange(quoteId, async (body: { text: string }) => {
    const quote = await call(postMessage, { params: { quoteId }, body }, { idempotencyKey: submitKeys.keyFor(body) });
    submitKeys.done();
    return quote;
  });
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
  const [submitKeys] = useState(createSubmitKeys);
  return useQuoteChange(quoteId, async (content: File) => {
    const { name, size, lastModified } = content;
    const idempotencyKey = submitKeys.keyFor([name, size, lastModified]);
    const quote = await call(
      attachQuoteFile,
      { params: { quoteId } },
      { file: { field: 'file', content }, idempotencyKey },
    );
    submitKeys.done();
    return quote;
  });
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
