import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type InvoiceView, readInvoice, readInvoiceFile } from '#contract/billing/billing.ts';
import { type HistoryRow, readPaperFile } from '#contract/billing/history.ts';
import { claimTransfer, listPaymentMethods, startPayment, takeBackClaim } from '#contract/billing/payments.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSave } from '#web/api/use-save.ts';

export const invoiceKey = ['invoice'] as const;

/** Asked again while money is awaited: the operator or the provider may say any moment that it came. */
export const invoiceQuery = (invoiceId: string) =>
  queryOptions({
    queryKey: [...invoiceKey, invoiceId],
    queryFn: ({ signal }) => call(readInvoice, { params: { invoiceId } }, { signal }),
    refetchInterval: ({ state }) => (isAwaited(state.data) ? 10_000 : false),
    staleTime: freshness.ofOthers,
  });

function isAwaited(invoice: InvoiceView | undefined): boolean {
  return invoice?.payments.some((payment) => isUnderWay(payment)) ?? false;
}

/** A payment online, a transfer that was sent, and the rest of one of which a part came. */
function isUnderWay({ status, method, claimedAt, received, refunds }: InvoiceView['payments'][number]): boolean {
  if (refunds.some((refund) => refund.status === 'pending')) return true;
  return status === 'pending' && (method === 'checkout' || claimedAt !== null || received.amountMinor > 0);
}

export const paymentMethodsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['payment methods', currency],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { currency } }, { signal }),
  });

/** Harmless to repeat: the server goes on with the payment that is pending. */
export function useStartPayment(invoiceId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: { method: PaymentMethod; returnTo: string; keepCard?: boolean }) =>
      call(startPayment, { params: { invoiceId }, body }),
    onSettled: () => client.invalidateQueries(invoiceQuery(invoiceId)),
  });
}

export function useClaimTransfer(invoiceId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: ({ paymentId, payerName }: { paymentId: string; payerName: string }) =>
      call(claimTransfer, { params: { paymentId }, body: { payerName } }),
    onSettled: () => client.invalidateQueries(invoiceQuery(invoiceId)),
  });
}

/** What it answers stands on the page: the panel that asked may be gone by then, so a refusal is a toast. */
export function useTakeBackClaim(invoiceId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (paymentId: string) => call(takeBackClaim, { params: { paymentId } }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries(invoiceQuery(invoiceId)),
  });
}

type File = NonNullable<HistoryRow['file']>;

/** The PDF of an invoice, a receipt or a credit note. */
export function usePaperFile() {
  return useMutation({
    mutationFn: ({ kind, id }: File) =>
      kind === 'invoice'
        ? download(readInvoiceFile, { params: { invoiceId: id } })
        : download(readPaperFile, { params: { paperId: id } }),
    onSuccess: ({ blob, filename }, { kind }) => saveToDevice(blob, filename ?? `${kind}.pdf`),
    onError: (error) => toast.error(messageOf(error)),
  });
}
