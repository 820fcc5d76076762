import { formatMoney } from '#domain/money/money.ts';
import { type PageOrder, startCheckoutPage } from './checkout-page.ts';
import type { FakeStripe } from './stripe.ts';

/** The page of Stripe Checkout that the `url` of a session names. A card that is refused leaves it open for another one. */
export async function startStripePage(stripe: FakeStripe) {
  function find(path: string): PageOrder | undefined {
    const session = path.startsWith('/c/pay/') ? stripe.things.get(path.slice('/c/pay/'.length)) : undefined;
    const reference = String(session?.client_reference_id);
    const begun = stripe.calls
      .filter((call) => `${call.method} ${call.path}` === 'POST /v1/checkout/sessions')
      .map(({ body }) => new URLSearchParams(body))
      .findLast((asked) => asked.get('client_reference_id') === reference);
    if (!session || !begun) return undefined;
    const addressOf = (name: string) => (begun.get(name) ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
    return {
      title: begun.get('line_items[0][price_data][product_data][name]') ?? '',
      amount: formatMoney({
        amountMinor: Number(session.amount_total),
        currency: session.currency === 'usd' ? 'USD' : 'NGN',
      }),
      paidTo: addressOf('success_url'),
      stoppedTo: addressOf('cancel_url'),
      isPaid: session.payment_status === 'paid',
      async pay(card) {
        await stripe.pay(reference, card);
        return session.status === 'open' ? 'Your card was declined.' : undefined;
      },
    };
  }
  return startCheckoutPage({ provider: 'Stripe', api: stripe.url, pages: 'https://checkout.stripe.com', find });
}
