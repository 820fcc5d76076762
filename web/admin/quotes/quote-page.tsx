import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type AdminQuote, completeWork, readAdminQuote, refuseQuote } from '#contract/quotes/admin.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { usePageName } from '#web/components/page-name.ts';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { paths } from '#web/paths.ts';
import { act, focusPage } from '../parts/act.ts';
import { ReasonForm } from '../parts/admin-form.tsx';
import { adminQuery, useAdminChange } from '../parts/admin-query.ts';
import { BackTo } from '../parts/back-to.tsx';
import { Missing } from '../parts/missing.tsx';
import { OfferForm } from './offer/offer-form.tsx';
import { Offers } from './offers.tsx';
import { QuoteBrief } from './quote-brief.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { Thread } from './thread.tsx';

/** /m/admin/quotes/:quoteId: what a founder asks for, the thread with them, and the answer. */
export default function QuotePage() {
  const { quoteId = '' } = useParams();
  const quote = useQuery(adminQuery(readAdminQuote, { params: { quoteId } }));
  if (quote.error instanceof ApiError && quote.error.code === 'QUOTE_UNKNOWN')
    return <Missing what="quote" back={{ label: 'Quotes', href: paths.admin.quotes }} />;
  return (
    <Loaded query={quote} what="The quote">
      {(data) => <LoadedQuote key={data.id} quote={data} />}
    </Loaded>
  );
}

function LoadedQuote({ quote }: { quote: AdminQuote }) {
  usePageName(`${quote.title}: quote`);
  const [refusing, setRefusing] = useState(false);
  const { can } = quote;
  const complete = useAdminChange((quoteId: string) => call(completeWork, { params: { quoteId } }));

  function askToComplete() {
    void act({
      title: 'Complete this work?',
      text: 'No further invoice is made for it, and the founder is told. Invoices that exist stay as they are.',
      confirmLabel: 'Complete work',
      work: () => complete.mutateAsync(quote.id),
      done: 'Work completed',
    });
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={quote.title}
        eyebrow={<BackTo label="Quotes" href={paths.admin.quotes} />}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <StatusBadge status={quote.state} /> {quote.founder.name}
          </span>
        }
        actions={
          <>
            {can.complete && <Button onClick={askToComplete}>Complete work…</Button>}
            {can.refuse && (
              <Button variant="secondary" onClick={() => setRefusing(true)}>
                {quote.offers.length > 0 ? 'Take the offer back…' : 'Make no offer…'}
              </Button>
            )}
          </>
        }
      />
      <QuoteNotice quote={quote} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <QuoteBrief quote={quote} />
          <Thread quote={quote} />
        </div>
        <div className="flex flex-col gap-6">
          {can.offer && (
            <Card title={quote.offers.length > 0 ? 'A new version of the offer' : 'Make an offer'}>
              <OfferForm key={quote.offers.length} quote={quote} />
            </Card>
          )}
          <Offers quote={quote} />
        </div>
      </div>
      <Dialog
        open={refusing}
        onOpenChange={setRefusing}
        title={quote.offers.length > 0 ? 'Take the offer back' : 'Make no offer'}
        closeOnOverlay={false}
      >
        <RefuseForm
          quote={quote}
          onDone={() => {
            setRefusing(false);
            focusPage();
          }}
        />
      </Dialog>
    </div>
  );
}

/** Makes no offer, or takes it back, with a reason that the founder reads. */
function RefuseForm({ quote, onDone }: { quote: AdminQuote; onDone: () => void }) {
  return (
    <ReasonForm
      name={`admin-refuse-${quote.id}`}
      schema={refuseQuote.body}
      send={(body, options) => call(refuseQuote, { params: { quoteId: quote.id }, body }, options)}
      lead={<p className="text-stone">The quote is closed and the founder is told. This cannot be undone.</p>}
      hint="The founder reads this."
      limit={QUOTE_LIMITS.reason}
      submitLabel="Close this quote"
      done="The quote is closed"
      onDone={onDone}
    />
  );
}
