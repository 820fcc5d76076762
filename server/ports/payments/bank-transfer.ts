import type { BankAccount } from '#contract/billing/admin.ts';
import { takesTransfers } from '#domain/billing/transfers.ts';
import type { Currency } from '#domain/money/money.ts';
import { type PaymentsPort, ProviderUnavailable } from './port.ts';

/**
 * The payer sends the money to the operator's account; only the operator sees it arrive. Dollars are paid by card, whatever account
 * was entered.
 */
export function createBankTransfer(
  findAccount: (currency: Currency) => Promise<BankAccount | undefined>,
): PaymentsPort {
  const findOffered = async (currency: Currency) => (takesTransfers(currency) ? findAccount(currency) : undefined);
  return {
    method: 'bank_transfer',
    provider: 'bank-transfer',
    smallestMinor: { NGN: 1 },
    offers: async (currency) => (await findOffered(currency)) !== undefined,
    async begin({ reference, currency }) {
      const account = await findOffered(currency);
      if (!account) throw new ProviderUnavailable();
      const { swift, ...rest } = account;
      const instructions = { ...rest, swift: swift || null, reference };
      return { providerReference: reference, redirectUrl: null, instructions };
    },
    verify: async () => undefined,
    refund: async () => 'by_hand',
    readWebhook: () => 'forged',
  };
}
