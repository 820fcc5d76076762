import type { BankAccount, BillingSettingsBody, BillingSettingsView } from '#contract/billing/admin.ts';
import { AppError } from '#contract/errors.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/access.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toPercent } from './billing-view.ts';
import { readSettings, type SettingsRow, saveSettings } from './settings.repo.ts';

/** The seller, tax and bank accounts that invoices are made with. */
export function createBillingSettings({ clock, audit }: Pick<BillingDeps, 'clock' | 'audit'>) {
  return {
    async read(db: Db): Promise<BillingSettingsView> {
      return toView(await readSettings(db));
    },

    /** @throws RECORD_CHANGED. */
    async save(tx: Db, caller: Pick<Caller, 'uid' | 'name'>, { revision, ...body }: BillingSettingsBody) {
      const { NGN, USD } = body.bankAccounts;
      const bankAccounts = { ...(NGN && { NGN }), ...(USD && { USD }) };
      const before = toView(await readSettings(tx));
      const saved = await saveSettings(tx, revision, { ...body, bankAccounts, updatedAt: clock() });
      if (!saved) throw new AppError('RECORD_CHANGED');
      await audit(tx, {
        actor: caller,
        action: 'billing_settings.save',
        subjectKind: 'billing_settings',
        subjectId: 'seller',
        detail: { revision: saved.revision, ...changesOf(before, toView(saved)) },
      });
      return toView(saved);
    },

    async isMissing(db: Db): Promise<boolean> {
      return (await readSettings(db)) === undefined;
    },
  };
}

export type BillingSettings = ReturnType<typeof createBillingSettings>;

/** The account for transfers in a currency, where the operator has entered one. */
export async function findBankAccount(db: Db, currency: Currency): Promise<BankAccount | undefined> {
  return (await readSettings(db))?.bankAccounts[currency];
}

const plainFields = [
  'sellerName',
  'sellerAddress',
  'sellerTin',
  'taxRegistered',
  'taxPercent',
  'invoicePrefix',
] as const;

/** For the audit: which fields changed, and how the numbers of changed accounts end. */
function changesOf(before: BillingSettingsView, after: BillingSettingsView) {
  const fields = plainFields.filter((field) => before[field] !== after[field]);
  const accounts = CURRENCIES.filter(
    (currency) => JSON.stringify(before.bankAccounts[currency]) !== JSON.stringify(after.bankAccounts[currency]),
  );
  const endingOf = (view: BillingSettingsView, currency: Currency) =>
    view.bankAccounts[currency]?.accountNumber.slice(-4) ?? null;
  return {
    changed: [...fields, ...accounts.map((currency) => `bankAccounts.${currency}`)],
    taxRegistered: after.taxRegistered,
    taxPercent: after.taxPercent,
    accountEndings: Object.fromEntries(
      accounts.map((currency) => [currency, { before: endingOf(before, currency), after: endingOf(after, currency) }]),
    ),
  };
}

function toView(row: SettingsRow | undefined): BillingSettingsView {
  if (!row) return nothingSaved;
  const { id: _id, updatedAt, taxPercent, bankAccounts, ...rest } = row;
  return {
    ...rest,
    taxPercent: toPercent(taxPercent),
    bankAccounts: { NGN: bankAccounts.NGN ?? null, USD: bankAccounts.USD ?? null },
    updatedAt: updatedAt.toISOString(),
  };
}

const nothingSaved: BillingSettingsView = {
  sellerName: '',
  sellerAddress: '',
  sellerTin: '',
  taxRegistered: false,
  taxPercent: '0',
  invoicePrefix: 'INV',
  bankAccounts: { NGN: null, USD: null },
  revision: 0,
  updatedAt: null,
};
