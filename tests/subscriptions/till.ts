import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import type { openBooks } from './books.ts';
import { type Answer, openProvider } from './provider.ts';

type Money = { currency: Currency; amountMinor: number };

/** Where the money lies: a provider for each currency and the bank, with what they themselves have. */
export function openTill(books: ReturnType<typeof openBooks>, answers: readonly Answer[]) {
  const providers = { NGN: openProvider(answers), USD: openProvider([...answers].reverse()) };
  const bank = { NGN: 0, USD: 0 };
  let transferred: Money | null = null;

  return { providers, bring, sendBack, lastTransfer: () => transferred, faults };

  /** Money that a member brings at once: at a checkout, or by transfer. */
  function bring(method: PaymentMethod, { currency, amountMinor }: Money): void {
    if (method === 'bank_transfer') {
      bank[currency] += amountMinor;
      transferred = { currency, amountMinor };
    } else providers[currency].sendBack(currency, -amountMinor);
  }

  /** Credit goes back the way that it came. */
  function sendBack(currency: Currency, amountMinor: number): void {
    for (const { method, amountMinor: sent } of books.giveBack(currency, amountMinor))
      if (method === 'bank_transfer') bank[currency] -= sent;
      else providers[currency].sendBack(currency, sent);
  }

  /** Where the ledger has other money than bank and providers. `unknownMinor` was taken, and nobody here knows of it yet. */
  function faults(unknownMinor: Record<Currency, number>): string[] {
    return CURRENCIES.flatMap((currency) => {
      const isBankRight = books.held('bank', currency) === bank[currency];
      const known = books.held('checkout', currency) + unknownMinor[currency];
      return [
        ...(isBankRight ? [] : [`the bank has other ${currency}`]),
        ...(known === providers[currency].takenMinor(currency) ? [] : [`the provider has other ${currency}`]),
        ...providers[currency].paidTwice().map((period) => `${period} is charged twice`),
      ];
    });
  }
}
