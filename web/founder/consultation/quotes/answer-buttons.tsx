import { useState } from 'react';
import type { Offer } from '#contract/quotes/offers.ts';
import type { Quote } from '#contract/quotes/quotes.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { useViewerZone } from '#web/time/viewer-zone.ts';
import { useAcceptOffer, useDeclineOffer } from './quote-queries.ts';
import { amountWords, invoiceWords } from './quote-words.ts';

/** Accept and decline, each with a question that says what follows. */
export function AnswerButtons({ quote, offer }: { quote: Quote; offer: Offer }) {
  const accept = useAcceptOffer(quote.id);
  const decline = useDeclineOffer(quote.id);
  const { zone } = useViewerZone();
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const [reason, setReason] = useState('');
  const close = () => setAsking(null);
  const total = { amountMinor: offer.totalMinor, currency: offer.currency };
  const error = accept.error ?? decline.error;
  return (
    <>
      {error && (
        <div className="w-full">
          <Banner tone="error" role="alert" title={accept.error ? 'Nothing was accepted' : 'Nothing was declined'}>
            {failureWords(error)}
          </Banner>
        </div>
      )}
      {quote.can.accept && <Button onClick={() => setAsking('accept')}>Accept offer</Button>}
      {quote.can.decline && (
        <Button variant="secondary" onClick={() => setAsking('decline')}>
          Decline offer
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'accept' && quote.can.accept}
        onOpenChange={close}
        title={`Accept for ${amountWords(offer.totalMinor, offer.currency, offer.cadence)}?`}
        confirmLabel="Accept offer"
        processing={accept.isPending}
        processingLabel="Accepting…"
        onConfirm={() => accept.mutate({ version: offer.version, total, zone }, { onSettled: close })}
      >
        <p>
          Accepting version {offer.version} makes {invoiceWords[offer.cadence]}, and {outcomeWords(offer)}. You pay on
          this page, after you have accepted.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'decline' && quote.can.decline}
        onOpenChange={close}
        title="Decline this offer?"
        confirmLabel="Decline offer"
        danger
        processing={decline.isPending}
        processingLabel="Declining…"
        onConfirm={() => decline.mutate(reason, { onSettled: close })}
      >
        <p className="mb-3">
          The quote is closed for good and nothing is owed. To change the offer instead, write to us below.
        </p>
        <TextareaField
          id="decline-reason"
          label="Why?"
          optional
          rows={3}
          limit={QUOTE_LIMITS.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

function outcomeWords({ appointment, workTitle }: Offer): string {
  return appointment ? `books your appointment with ${appointment.adviser}` : `starts the work “${workTitle}”`;
}

function failureWords(error: unknown): string {
  if (error instanceof ApiError && error.code === 'SLOT_TAKEN')
    return 'The time of the appointment was taken meanwhile. Nothing is owed: write to us below and ask for another time.';
  return messageOf(error);
}
