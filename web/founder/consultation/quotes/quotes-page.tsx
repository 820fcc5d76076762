import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { QuoteListEntry } from '#contract/quotes/quotes.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { PlanRoom, usePlanFull } from '#web/components/plan-room.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { AskButton } from './ask-button.tsx';
import { quotesQuery } from './quote-queries.ts';
import { amountWords, untitled } from './quote-words.ts';

const columns = [
  { key: 'title', label: 'Request' },
  { key: 'status', label: 'Status' },
  { key: 'amount', label: 'Offer', align: 'end' },
  { key: 'messages', label: 'Messages' },
  { key: 'date', label: 'Last changed' },
] as const;

/** Quotes: what the founder has asked for that no service covers, and what was offered. */
export default function QuotesPage() {
  const [search] = useSearchParams();
  const quotes = useQuery(quotesQuery(pageIn(search)));
  const full = usePlanFull('openQuotes');
  const nothingYet = quotes.data?.total === 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Quotes"
        lead="Ask for something that no service covers. We answer with an offer; you owe nothing until you accept it."
        actions={!nothingYet && !full && <AskButton />}
      />
      <PlanRoom of="openQuotes">{null}</PlanRoom>
      <PagedList
        query={quotes}
        what="The list of your quotes"
        caption="Your quotes"
        columns={columns}
        rowOf={toRow}
        empty={
          <EmptyState title="Your quotes will be here" action={!full && <AskButton />}>
            Say what you need, until when and for how much. We answer with an offer, line by line.
          </EmptyState>
        }
      />
    </div>
  );
}

function toRow({ id, title, state, updatedAt, offer, unread }: QuoteListEntry) {
  return {
    id,
    url: paths.founder.quote(id),
    title: title || untitled,
    status: <StatusBadge status={state} />,
    amount: offer ? amountWords(offer.totalMinor, offer.currency, offer.cadence) : 'None yet',
    messages: unread === 0 ? 'None new' : <Badge colour="moss">{`${unread} new`}</Badge>,
    date: <DateTime value={updatedAt} />,
  };
}
