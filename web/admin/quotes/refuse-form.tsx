import { type AdminQuote, refuseQuote } from '#contract/admin-quotes.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { call } from '#web/api/client.ts';
import { ReasonForm } from '../parts/admin-form.tsx';

/** Makes no offer, or takes it back, with a reason that the founder reads. */
export function RefuseForm({ quote, onDone }: { quote: AdminQuote; onDone: () => void }) {
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
