import { formatMoney } from '#domain/money/money.ts';
import { type PageOrder, startCheckoutPage } from './checkout-page.ts';
import type { FakePaystack } from './paystack.ts';

/**
 * The page of Paystack's that `authorization_url` names. A card that is refused can be followed by another one on the same page,
 * and one who stops is led to the `cancel_action` of the metadata.
 */
export async function startPaystackPage(paystack: FakePaystack) {
  const state: { isBankSlow: boolean; waiting: (() => Promise<void>)[] } = { isBankSlow: false, waiting: [] };

  function find(path: string): PageOrder | undefined {
    const one = [...paystack.transactions.values()].find(({ id }) => path === `/access${id}`);
    const begun = one && paystack.calls.map(readInitialize).findLast((asked) => asked?.reference === one.reference);
    if (!begun) return undefined;
    const { reference } = one;
    const back = new URL(begun.callback_url);
    back.searchParams.set('trxref', reference);
    back.searchParams.set('reference', reference);
    return {
      title: one.email,
      amount: formatMoney({ amountMinor: one.amount, currency: one.currency === 'USD' ? 'USD' : 'NGN' }),
      paidTo: back.href,
      stoppedTo: begun.cancel_action,
      isPaid: one.status === 'success',
      async pay(card) {
        if (state.isBankSlow) {
          paystack.say(reference, { status: 'ongoing' });
          state.waiting.push(() => paystack.pay(reference, card));
          return undefined;
        }
        await paystack.pay(reference, card);
        return one.status === 'failed' ? one.words : undefined;
      },
    };
  }

  const pages = 'https://checkout.paystack.com';
  return {
    ...(await startCheckoutPage({ provider: 'Paystack', api: paystack.url, pages, find })),
    /** From now on a payer is led back before the bank has answered. */
    bankIsSlow: () => void Object.assign(state, { isBankSlow: true }),
    /** The bank has answered for all who wait, and answers at once again. */
    async bankAnswers(): Promise<void> {
      state.isBankSlow = false;
      for (const answer of state.waiting.splice(0)) await answer();
    },
  };
}

function readInitialize({ path, body }: { path: string; body: string }) {
  if (path !== '/transaction/initialize') return undefined;
  const { reference, callback_url, metadata } = JSON.parse(body) as Record<string, string>;
  const { cancel_action = '' } = JSON.parse(metadata ?? '{}') as { cancel_action?: string };
  return { reference, callback_url: callback_url ?? '', cancel_action };
}
