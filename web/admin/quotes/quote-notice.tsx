import type { AdminQuote } from '#contract/quotes/admin.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { DateTime, Day } from '#web/time/date-time.tsx';
import { cadenceWords, closingWords } from './quote-words.ts';

/** Where a quote stands: accepted, closed, or waiting for somebody. */
export function QuoteNotice({ quote }: { quote: AdminQuote }) {
  const { agreement, closing, offers, state } = quote;
  const [offer] = offers;
  if (agreement) return <AgreementBanner agreement={agreement} />;
  if (closing)
    return (
      <Banner title={closing.reason === 'refused' && offer ? 'You took the offer back' : closingWords[closing.reason]}>
        <DateTime value={closing.at} withTime />
        {closing.note && <span className="block wrap-anywhere whitespace-pre-line">“{closing.note}”</span>}
      </Banner>
    );
  if (state === 'in_progress' && offer)
    return (
      <Banner title={`The founder has version ${offer.version} of the offer`}>
        {formatMoney({ amountMinor: offer.totalMinor, currency: offer.currency })} {cadenceWords[offer.cadence]}, to be
        accepted until <DateTime value={offer.validUntil} withTime />.
      </Banner>
    );
  return state === 'pending' && <Banner tone="warning" title="It waits for your answer" />;
}

function AgreementBanner({ agreement }: { agreement: NonNullable<AdminQuote['agreement']> }) {
  const { version, at, bookingId, work } = agreement;
  return (
    <Banner tone="success" title={`The founder accepted version ${version}`}>
      <DateTime value={at} withTime />
      {bookingId && (
        <>
          . It became a <TextLink href={paths.admin.booking(bookingId)}>booking</TextLink>.
        </>
      )}
      {work && (
        <span className="block">
          Work: {work.title}, since <Day value={work.startedOn} />
          {work.nextInvoiceOn && (
            <>
              , next invoice on <Day value={work.nextInvoiceOn} />
            </>
          )}
          {work.completedAt && (
            <>
              , completed <DateTime value={work.completedAt} />
            </>
          )}
          .
        </span>
      )}
    </Banner>
  );
}
