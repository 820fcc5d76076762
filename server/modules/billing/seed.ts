import type { Db } from '../../db/client.ts';
import type { BillingSettings } from './settings.service.ts';

/** A seller and a bank account, so that transfers can be tried. Plainly invented; what an operator saved stays. */
export async function seedBillingSettings(db: Db, settings: BillingSettings, admin: string): Promise<void> {
  if (!(await settings.isMissing(db))) return;
  const account = {
    bankName: 'Demo Bank — replace in Settings',
    accountName: 'Demo account',
    accountNumber: '0123456789',
    swift: '',
  };
  await db.transaction((tx) =>
    settings.save(
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
        bankAccounts: { NGN: account, USD: null },
      },
    ),
  );
}
