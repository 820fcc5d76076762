import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Quote } from '#contract/quotes/quotes.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Skeleton, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { AgreementCard } from './agreement-card.tsx';
import { DraftForm } from './draft-form.tsx';
import { OfferCard } from './offer-card.tsx';
import { quoteQuery } from './quote-queries.ts';
import { closingWords, untitled } from './quote-words.ts';
import { RequestCard } from './request-card.tsx';
import { Thread } from './thread.tsx';

/** One quote: the draft while it is written, then the offer, what became of it, and the conversation. */
export default function QuotePage() {
  const { quoteId = '' } = useParams();
  const query = useQuery(quoteQuery(quoteId));
  if (query.data) return <LoadedQuote key={query.data.id} quote={query.data} />;
  if (query.isPending) {
    return (
      <SkeletonRegion label="Your quote is loading">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-60 w-full rounded-card" />
        </div>
      </SkeletonRegion>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Quote" eyebrow={<BackLink />} />
      <LoadFailure title="Your quote could not be read" error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}

function LoadedQuote({ quote }: { quote: Quote }) {
  usePageName(`${quote.title || untitled}: quote`);
  if (quote.can.edit) {
    return (
      <div className="flex flex-col gap-6">
        <PageHeading
          title="Ask for a quote"
          eyebrow={<BackLink />}
          lead="Say what you need. Only you see it until you send it, and nothing is owed until you accept an offer."
        />
        <DraftForm quote={quote} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={quote.title || untitled}
        eyebrow={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <BackLink />
            <StatusBadge status={quote.state} />
          </span>
        }
      />
      <Standing quote={quote} />
      {quote.agreement && <AgreementCard quote={quote} agreement={quote.agreement} />}
      {quote.offers.length > 0 && <OfferCard quote={quote} />}
      {quote.submittedAt && <Thread quote={quote} />}
      <RequestCard quote={quote} />
    </div>
  );
}

/** Where it stands, in words. */
function Standing({ quote: { state, closing } }: { quote: Quote }) {
  if (closing) {
    const { title, text } = closingWords[closing.reason];
    return (
      <Banner tone={closing.reason === 'refused' ? 'warning' : 'info'} title={title}>
        {closing.note && <p className="whitespace-pre-line wrap-anywhere">{closing.note}</p>}
        {text}
      </Banner>
    );
  }
  if (state !== 'pending') return null;
  return (
    <Banner title="We have your request">
      We answer with an offer on this page, and tell you when it is there. You can withdraw it until you accept.
    </Banner>
  );
}

function BackLink() {
  return <TextLink href={paths.founder.quotes}>Quotes</TextLink>;
}
