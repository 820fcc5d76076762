import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InvoiceView, PaymentView } from '#contract/billing/billing.ts';
import { DECLINE_WORDS } from '#domain/billing/decline-words.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { isForGood } from '#domain/billing/subscription/retry-schedule.ts';
import { takesTransfers } from '#domain/billing/transfers.ts';
import type { Currency } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { invoiceQuery, useStartPayment } from './billing-queries.ts';
import { Checking } from './checking.tsx';
import { Outcome } from './invoice-outcome.tsx';
import { MethodChoice } from './method-choice.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { SentOrNot, TransferNotFound } from './transfer-not-found.tsx';
import {
  checkedPaymentOf,
  excessInWords,
  missingOf,
  notFoundOf,
  payerNameOf,
  sentTransferOf,
  sumWordsOf,
} from './under-way.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';

type PayPanelProps = {
  invoiceId: string;
  /** The page of this site that the checkout leads back to: the one that shows this panel. */
  returnTo: string;
  /** It was paid whole or in part, a transfer was claimed, or there is nothing to pay any more: read again what depends on it. */
  onSettled?: () => void;
  /** Shown beside what is to pay, such as how long a booking is held. */
  notice?: ReactNode;
  /** Whether the card may be charged again: asked for where the payer was told so before. */
  keepCard?: boolean;
  /** What is said of a way to pay, before it is chosen for good and until everything has come: whether a plan renews by itself. */
  sayBefore?: (method: PaymentMethod, invoice: InvoiceView) => ReactNode;
};

/** Pays an invoice: choose how, go to the checkout or see the account, and learn what became of it. */
export function PayPanel({ invoiceId, returnTo, onSettled, ...how }: PayPanelProps) {
  const { data: invoice, isError, error, refetch } = useQuery(invoiceQuery(invoiceId));
  const { isChecking, stop, ...checkout } = useCheckoutReturn();
  useSettled(invoice, onSettled);
  const region = useFocusAfter<HTMLDivElement>(isChecking);
  if (isChecking) return <Checking {...checkout} onNotPaid={stop} />;
  if (isError && !invoice)
    return <LoadFailure title="What is to pay could not be read" error={error} onRetry={() => void refetch()} />;
  if (!invoice)
    return (
      <SkeletonRegion label="Loading">
        <Skeleton className="h-44 w-full rounded-card" />
      </SkeletonRegion>
    );
  return (
    <div ref={region} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {invoice.can.pay ? (
        <Choose {...{ invoice, returnTo, ...how }} onClaimed={() => onSettled?.()} />
      ) : (
        <Outcome invoice={invoice} />
      )}
    </div>
  );
}

/** Tells once that an invoice which was to be paid is settled, and before that of each part, and of a transfer that was not found. */
function useSettled(invoice: InvoiceView | undefined, onSettled: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onSettled?.());
  const waiting = useRef<string | null>(null);
  const standing = invoice && `${invoice.paid.amountMinor} ${notFoundOf(invoice)?.id ?? ''}`;
  const isPending = invoice?.status === 'pending';
  useEffect(() => {
    if (standing === undefined) return;
    if (waiting.current !== null && (!isPending || standing !== waiting.current)) tell();
    waiting.current = isPending ? standing : null;
  }, [isPending, standing]);
}

type ChooseProps = Pick<PayPanelProps, 'returnTo' | 'notice' | 'sayBefore' | 'keepCard'> & {
  invoice: InvoiceView;
  onClaimed: () => void;
};

function Choose({ invoice, returnTo, onClaimed, notice, sayBefore, keepCard }: ChooseProps) {
  const pending = invoice.payments.filter(({ status }) => status === 'pending');
  const transfer = pending.find(({ method }) => method === 'bank_transfer');
  const notFound = notFoundOf(invoice);
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const start = useStartPayment(invoice.id);
  const sent = sentTransferOf(invoice);
  const checked = checkedPaymentOf(invoice);
  const claim = { payerName: payerNameOf(invoice), sumWords: sumWordsOf(invoice), onClaimed };
  /** The provider's page, which is on its way: what it is about to show needs no words here. */
  const opened = start.data?.redirectUrl;

  function pay(wanted: PaymentMethod) {
    start.mutate(
      { method: wanted, returnTo, ...(keepCard && wanted === 'checkout' && { keepCard }) },
      { onSuccess: ({ redirectUrl }) => redirectUrl && window.location.assign(redirectUrl) },
    );
  }

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="text-stone">{sent ? 'You sent' : 'To pay'}</span>{' '}
          <strong className="font-display text-2xl font-semibold wrap-anywhere tabular-nums">
            {claim.sumWords(sent ? missingOf(sent) : invoice.due)}
          </strong>
        </p>
        {notice}
      </div>
      {checked ? !opened && <BeingChecked invoice={invoice} payment={checked} /> : <LastTry invoice={invoice} />}
      {notFound && <TransferNotFound payment={notFound} sumWords={claim.sumWords} />}
      <MethodChoice
        currency={invoice.total.currency}
        chosen={chosen ?? (transfer || notFound ? 'bank_transfer' : null)}
        onChoose={setChosen}
      >
        {(method, choice) => (
          <>
            {!sent && choice}
            {sayBefore?.(method, invoice)}
            {start.isError && (
              <Banner tone="error" role="alert" title="The payment could not be started">
                {messageOf(start.error)}
              </Banner>
            )}
            {method === 'bank_transfer' && transfer ? (
              <TransferDetails
                {...claim}
                payment={transfer}
                help={invoice.subject.kind === 'plan' ? 'transfer-time' : 'bank-transfer'}
              />
            ) : method === 'bank_transfer' && notFound ? (
              <SentOrNot {...claim} payment={notFound} isStarting={start.isPending} onSend={() => pay(method)} />
            ) : (
              <div>
                <Button
                  loading={start.isPending || opened != null}
                  loadingText={method === 'checkout' ? 'Opening the checkout…' : 'Getting the account…'}
                  onClick={() => pay(method)}
                >
                  {method === 'checkout'
                    ? `Pay ${claim.sumWords(invoice.due)} online`
                    : 'Show the account to send it to'}
                </Button>
              </div>
            )}
          </>
        )}
      </MethodChoice>
    </>
  );
}

/** Stands before another try: the first one may still arrive. */
function BeingChecked({ invoice, payment }: { invoice: InvoiceView; payment: PaymentView }) {
  return (
    <Banner tone="info" role="status" title="An online payment is being checked">
      <p>
        You began to pay {sumWordsOf(invoice)(payment.amount)} online on <DateTime value={payment.createdAt} withTime />
        , and we do not know yet whether it went through. If you paid, there is nothing to do: the answer stands here as
        soon as we have it.
      </p>
      <p className="mt-2">If you did not pay, pay below. If both arrive, {excessInWords(invoice)}.</p>
    </Banner>
  );
}

/** Why nothing was paid although somebody tried. */
function LastTry({ invoice }: { invoice: InvoiceView }) {
  const last = invoice.payments.at(-1);
  const words = last && lastTryWords(last, invoice.total.currency);
  if (!words) return null;
  return (
    <Banner tone="warning" role="status" title={words.title}>
      {words.text}
    </Banner>
  );
}

function lastTryWords({ problem, declined }: PaymentView, currency: Currency): { title: string; text: string } | null {
  const [otherwise, orAnotherWay] = takesTransfers(currency)
    ? ['another way', ' or another way']
    : ['with another card', ''];
  if (problem === 'declined')
    return {
      title: 'The payment was declined',
      text: `${declined ? `${DECLINE_WORDS[declined]} ` : ''}Nothing was charged. ${
        declined && isForGood(declined) ? `Pay with another card${orAnotherWay}.` : `Try again or pay ${otherwise}.`
      }`,
    };
  if (problem === 'abandoned')
    return { title: 'The payment was not finished', text: 'Nothing was charged. Try again whenever you like.' };
  if (problem === 'mismatch')
    return {
      title: 'Something is wrong with this payment',
      text: 'Another amount was reported than we asked for. We have been told and look into it.',
    };
  return null;
}
