import { Download } from 'lucide-react';
import type { Offer } from '#contract/quotes/offers.ts';
import type { Quote } from '#contract/quotes/quotes.ts';
import { offerChanges } from '#domain/consultation/quote-changes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { DateTime, formatDay } from '#web/time/date-time.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { OfferTable } from './offer-table.tsx';
import { useOfferPdf } from './quote-queries.ts';
import { changeWords } from './quote-words.ts';
import { Fact } from './request-card.tsx';

/** The newest version of the offer with the answer to it, and the versions before. */
export function OfferCard({ quote }: { quote: Quote }) {
  const [newest, ...earlier] = quote.offers;
  if (!newest) return null;
  const isOver = quote.can.decline && !quote.can.accept;
  return (
    <Card
      title={quote.agreement ? 'The offer you accepted' : 'Our offer'}
      eyebrow={`Version ${newest.version}`}
      actions={
        <>
          <AnswerButtons quote={quote} offer={newest} />
          <PdfButton quoteId={quote.id} version={newest.version} />
        </>
      }
    >
      {isOver && (
        <Banner tone="warning" title="This offer is no longer valid">
          It can no longer be accepted. Write to us below and ask for a new version.
        </Banner>
      )}
      <Terms offer={newest} />
      <OfferTable offer={newest} />
      {newest.note && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{newest.note}</p>}
      {earlier.length > 0 && (
        <Disclosure summary={earlier.length === 1 ? 'The version before' : `The ${earlier.length} versions before`}>
          <ol reversed className="flex flex-col gap-4">
            {earlier.map((offer, index) => (
              <Earlier key={offer.version} quoteId={quote.id} offer={offer} next={quote.offers[index] ?? newest} />
            ))}
          </ol>
        </Disclosure>
      )}
    </Card>
  );
}

function Terms({ offer }: { offer: Offer }) {
  const { appointment, workTitle, cadence, validOn, zone, madeBy, madeAt } = offer;
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact term="Falls due">
        <StatusBadge status={cadence} />
      </Fact>
      <Fact term="Valid until">
        the end of {formatDay(validOn)} ({zone})
      </Fact>
      {appointment ? (
        <Fact term="Appointment">
          {appointment.service} with {appointment.adviser}, <Moment value={appointment.startsAt} />
        </Fact>
      ) : (
        <Fact term="Work">{workTitle}</Fact>
      )}
      <Fact term="Made">
        by {madeBy}, <DateTime value={madeAt} withTime />
      </Fact>
    </dl>
  );
}

/** An appointment in the viewer's time zone, which is named. */
function Moment({ value }: { value: string }) {
  return (
    <>
      <DateTime value={value} withTime /> ({new Intl.DateTimeFormat().resolvedOptions().timeZone})
    </>
  );
}

/** An earlier version, and what the one after it changed. */
function Earlier({ quoteId, offer, next }: { quoteId: string; offer: Offer; next: Offer }) {
  const changes = offerChanges(offer, next);
  return (
    <li className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="font-semibold">
          Version {offer.version}: {formatMoney({ amountMinor: offer.totalMinor, currency: offer.currency })}
        </span>
        <PdfButton quoteId={quoteId} version={offer.version} />
      </p>
      {changes.length > 0 && <p className="text-sm text-stone">Version {next.version} changed:</p>}
      <ul className="list-disc pl-5">
        {changes.map((change) => {
          const words = changeWords(change, offer.currency, next.currency);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </li>
  );
}

function PdfButton({ quoteId, version }: { quoteId: string; version: number }) {
  const pdf = useOfferPdf(quoteId);
  return (
    <Button
      variant="quiet"
      icon={<Download aria-hidden="true" />}
      aria-label={`Get version ${version} as PDF`}
      loading={pdf.isPending}
      loadingText="Making the PDF…"
      onClick={() => pdf.mutate(version)}
    >
      PDF
    </Button>
  );
}
