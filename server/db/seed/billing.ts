import type { Seeder } from './personas.ts';

/** A seller and a bank account, so that transfers can be tried. Plainly invented; what an operator saved stays. */
export const seedBillingSettings: Seeder = async ({ billing, database }, { admin }) => {
  if (!(await billing.settings.isMissing(database.db))) return;
  const account = {
    bankName: 'Demo Bank — replace in Settings',
    accountName: 'Demo account',
    accountNumber: '0000000000',
    swift: '',
  };
  await database.db.transaction((tx) =>
    billing.settings.save(
      tx,
      { uid: admin, name: 'Demo data' },
      {
        revision: 0,
        sellerName: 'Demo seller — replace in Settings',
        sellerAddress: '',
        sellerTin: '',
        taxRegistered: false,
        taxPercent: '7.5',
        invoicePrefix: 'DEMO',
        bankAccounts: { NGN: account, USD: account },
      },
    ),
  );
};
