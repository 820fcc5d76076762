import { AppError } from '#contract/errors.ts';
import { cashLimits } from '#contract/readiness-ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { latestDay } from '#domain/time/today.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import * as repo from './ledger.repo.ts';

/** A founder's one cash ledger, in one currency. Writers wait for each other on its row. */
export function createLedgerService({ clock }: { clock: () => Date }) {
  /** @throws REQUEST_INVALID for a month that has not begun. */
  function checkMonth(month: string): void {
    if (month > latestDay(clock()).slice(0, 7))
      throw new AppError('REQUEST_INVALID', { fields: { month: 'This month has not begun yet.' } });
  }

  /** Opens the ledger for an amount. One without entries takes the amount's currency. @throws CASH_CURRENCY_MIXED. */
  async function openFor(db: Db, uid: string, currency: Currency, replaces?: 'balance'): Promise<void> {
    const head = await repo.openLedger(db, uid, currency, clock());
    if (head.currency === currency) return;
    const hasBalance = head.balance !== null && replaces !== 'balance';
    if (hasBalance || (await repo.countCashEntries(db, uid)) > 0) throw new AppError('CASH_CURRENCY_MIXED');
    await repo.updateLedger(db, uid, { currency, balance: null }, clock());
  }

  return {
    async read(db: Db, uid: string) {
      const head = await repo.findLedger(db, uid);
      const entries = head ? await repo.listCashEntries(db, uid) : [];
      return { currency: head?.currency ?? null, balance: head?.balance ?? null, entries, limit: cashLimits.entries };
    },

    async add(db: Db, uid: string, content: repo.CashContent) {
      checkMonth(content.month);
      await openFor(db, uid, content.currency);
      if ((await repo.countCashEntries(db, uid)) >= cashLimits.entries) throw new AppError('LEDGER_LIMIT');
      return repo.insertCashEntry(db, uid, newId(clock()), content, clock());
    },

    /** @throws RECORD_CHANGED when the entry has changed since the revision that was edited. */
    async edit(db: Db, uid: string, id: string, { revision, ...content }: repo.CashContent & { revision: number }) {
      checkMonth(content.month);
      const head = await repo.findLedger(db, uid, true);
      const entry = await repo.findCashEntry(db, uid, id);
      if (!entry) throw new AppError('CASH_ENTRY_UNKNOWN');
      if (entry.revision !== revision) throw new AppError('RECORD_CHANGED');
      if (head?.currency !== content.currency) throw new AppError('CASH_CURRENCY_MIXED');
      return repo.updateCashEntry(db, uid, entry, content);
    },

    async remove(db: Db, uid: string, id: string) {
      if (!(await repo.deleteCashEntry(db, uid, id))) throw new AppError('CASH_ENTRY_UNKNOWN');
      return { id };
    },

    async setBalance(db: Db, uid: string, balance: CashBalance | null) {
      if (balance && balance.date > latestDay(clock()))
        throw new AppError('REQUEST_INVALID', { fields: { 'balance.date': 'This day has not come yet.' } });
      if (balance) await openFor(db, uid, balance.currency, 'balance');
      const head = await repo.findLedger(db, uid, true);
      if (head) await repo.updateLedger(db, uid, { ...head, balance }, clock());
      return { balance };
    },
  };
}

export type LedgerService = ReturnType<typeof createLedgerService>;
