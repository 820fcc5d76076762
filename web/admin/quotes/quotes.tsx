import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type AdminQuoteListEntry, listAdminQuotes } from '#contract/quotes/admin.ts';
import { QUOTE_STATES, type QuoteState } from '#domain/consultation/quote-machine.ts';
import { formatMoney } from '#domain/money/money.ts';
import { statusStyle } from '#domain/statuses.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { pageIn } from '#web/components/page-in.ts';
import { PagedList } from '#web/components/paged-list.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { FilterSelect } from '../parts/filter-select.tsx';
import { cadenceWords } from './quote-words.ts';

const columns = [
  { key: 'title', label: 'Quote' },
  { key: 'founder', label: 'Founder' },
  { key: 'state', label: 'Status' },
  { key: 'offer', label: 'Offer', align: 'end' },
  { key: 'submittedAt', label: 'Sent' },
] as const;

/** A draft is its founder's own: the operator never sees one. */
const states = QUOTE_STATES.filter((state) => state !== 'draft');
const isState = (text: string | null): text is QuoteState => states.some((state) => state === text);

/** /m/admin/quotes: what founders have asked for, the last changed first. */
export default function Quotes() {
  const [params] = useSearchParams();
  const chosen = params.get('state');
  const state = isState(chosen) ? chosen : undefined;
  const quotes = useQuery(adminQuery(listAdminQuotes, { query: { page: pageIn(params), state } }));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Quotes" lead="What founders have asked for, the last changed first." />
      <FilterSelect
        label="Status"
        name="state"
        value={state ?? ''}
        all="All"
        options={states.map((value) => ({ value, label: statusStyle(value).label }))}
      />
      <PagedList
        query={quotes}
        what="The list of quotes"
        caption="Quotes"
        columns={columns}
        rowOf={rowOf}
        empty={<EmptyState title="No quote is here">Founders ask for one from their consultation page.</EmptyState>}
      />
    </div>
  );
}

const rowOf = (quote: AdminQuoteListEntry) => ({
  id: quote.id,
  url: paths.admin.quote(quote.id),
  title: quote.title,
  founder: quote.founder.name,
  state: <QuoteStatus quote={quote} />,
  offer: offerOf(quote),
  submittedAt: quote.submittedAt ? <DateTime value={quote.submittedAt} /> : '',
});

function QuoteStatus({ quote: { state, unread } }: { quote: AdminQuoteListEntry }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <StatusBadge status={state} />
      {unread > 0 && <Badge colour="clay">{unread === 1 ? '1 new message' : `${unread} new messages`}</Badge>}
    </span>
  );
}

function offerOf({ offer }: AdminQuoteListEntry): string {
  if (!offer) return 'None yet';
  const { totalMinor, currency, cadence } = offer;
  return `${formatMoney({ amountMinor: totalMinor, currency })} ${cadenceWords[cadence]}`;
}
