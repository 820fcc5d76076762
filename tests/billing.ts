import { saveBillingSettings } from '#contract/billing/admin.ts';
import { readInvoice } from '#contract/billing/billing.ts';
import { startPayment } from '#contract/billing/payments.ts';
import type { DevCheckoutAction } from '#contract/dev/checkout.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { Charges } from '#server/charging.ts';
import type { TestApp } from './app.ts';
import { createCall } from './call-endpoint.ts';

type Charge = Parameters<Charges['open']>[1];

export const demoAccount = { bankName: 'Test Bank', accountName: 'Cairn Ltd', accountNumber: '0123456789', swift: '' };
const settings = {
  sellerName: 'Cairn Ltd',
  sellerAddress: '1 Marina, Lagos',
  sellerTin: '12345678-0001',
  taxRegistered: true,
  taxPercent: '7.5',
  invoicePrefix: 'CAIRN',
  bankAccounts: { NGN: demoAccount, USD: null },
};

/** Steps that tests of money take, over HTTP wherever there is a call for it. */
export function createBillingSteps(test: TestApp) {
  const call = createCall(test.app);
  const { database, billing, developmentCheckout } = test.context;
  return {
    call,
    saveSettings: (change: Partial<typeof settings> = {}, revision = 0) =>
      call(saveBillingSettings, { token: 'operator', body: { ...settings, ...change, revision } }),
    /** As the module behind a subject charges: 100,000.00 unless told. */
    open: (change: Partial<Charge> & Pick<Charge, 'subject'>) =>
      database.db.transaction((tx) =>
        billing.charges.open(tx, {
          payer: ownerScope('ada'),
          title: 'Pitch review',
          currency: 'NGN',
          lines: [{ description: 'Pitch review, 60 minutes', quantity: 1, unitMinor: 10_000_000 }],
          issue: false,
          ...change,
        }),
      ),
    cancel: (subject: Charge['subject']) =>
      database.db.transaction((tx) => billing.charges.cancel(tx, subject, 'member')),
    refund: (subject: Charge['subject'], reason = 'The adviser was absent.') =>
      database.db.transaction((tx) => billing.charges.refund(tx, subject, 'operator', reason)),
    start: async (invoiceId: string, method: 'checkout' | 'bank_transfer', token = 'ada') =>
      (await call(startPayment, { token, params: { invoiceId }, body: { method } })).data,
    read: async (invoiceId: string, token = 'ada') => (await call(readInvoice, { token, params: { invoiceId } })).data,
    /** On the provider's page. */
    act: (reference: string, action: DevCheckoutAction) => developmentCheckout?.sandbox.act(reference, action),
    /** The books: each account's balance, by account and currency. */
    async balances() {
      const { balances } = await billing.journal.list(database.db, { page: 1, pageSize: 1 });
      return Object.fromEntries(
        balances
          .filter(({ amountMinor }) => amountMinor !== 0)
          .map(({ account, currency, amountMinor }) => [`${account} ${currency}`, amountMinor]),
      );
    },
    entries: () => billing.journal.list(database.db, { page: 1, pageSize: 100 }),
  };
}
