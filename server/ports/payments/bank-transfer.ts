import type { BankAccount } from '#contract/billing/admin.ts';
import type { Currency } from '#domain/money/money.ts';
import { type PaymentsPort, ProviderUnavailable } from './port.ts';

/** The payer sends the money to the operator's account; only the operator sees it arrive. */
export function createBankTransfer(
  findAccount: (currency: Currency) => Promise<BankAccount | undefined>,
): PaymentsPort {
  return {
    method: 'bank_transfer',
    provider: 'bank-transfer',
    offers: async (currency) => (await findAccount(currency)) !== undefined,
    async begin({ reference, currency }) {
      const account = await findAccount(currency);
      if (!account) throw new ProviderUnavailable();
      const { swift, ...rest } = account;
      return { redirectUrl: null, instructions: { ...rest, swift: swift || null, reference } };
    },
    verify: async () => undefined,
    refund: async () => 'by_hand',
    readWebhook: () => undefined,
  };
}
