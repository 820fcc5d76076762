import { AppError } from '#contract/errors.ts';
import { cashLimits } from '#contract/readiness/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { latestDay } from '#domain/time/today.ts';
import type { Db } from '../../db/client.ts';
import type { LedgerOf } from './ledger.repo.ts';
import * as repo from './ledger.repo.ts';

/** The cash ledger of one startup, in one currency. Writers wait for each other on its row. */
export function createLedgerService({ clock }: { clock: () => Date }) {
  /** @throws REQUEST_INVALID for a month that has not begun. */
  function checkMonth(month: string): void {
    if (month > latestDay(clock()).slice(0, 7))
      throw new AppError('REQUEST_INVALID', { fields: { month: 'This month has not begun yet.' } });
  }

  /** Opens the ledger for an amount. One without entries takes the amount's currency. @throws CASH_CURRENCY_MIXED. */
  async function openFor(db: Db, of: LedgerOf, currency: Currency, replaces?: 'balance'): Promise<repo.LedgerHead> {
    const head = await repo.openLedger(db, of, currency, clock());
    if (head.currency === currency) return head;
    const hasBalance = head.balance !== null && replaces !== 'balance';
    if (hasBalance || (await repo.countCashEntries(db, head)) > 0) throw new AppError('CASH_CURRENCY_MIXED');
    const changed = { ...head, currency, balance: null };
    await repo.updateLedger(db, changed, clock());
    return changed;
  }

  return {
    async read(db: Db, of: LedgerOf) {
      const head = await repo.findLedger(db, of);
      const entries = head ? await repo.listCashEntries(db, head) : [];
      return { currency: head?.currency ?? null, balance: head?.balance ?? null, entries, limit: cashLimits.entries };
    },

    async add(db: Db, of: LedgerOf, content: repo.CashContent) {
      checkMonth(content.month);
      const head = await openFor(db, of, content.currency);
      if ((await repo.countCashEntries(db, head)) >= cashLimits.entries) throw new AppError('LEDGER_LIMIT');
      return repo.insertCashEntry(db, of.scope, head, content, clock());
    },

    /** @throws RECORD_CHANGED when the entry has changed since the revision that was edited. */
    async edit(db: Db, of: LedgerOf, id: string, { revision, ...content }: repo.CashContent & { revision: number }) {
      checkMonth(content.month);
      const head = await repo.findLedger(db, of, true);
      const entry = head && (await repo.findCashEntry(db, head, id));
      if (!entry) throw new AppError('CASH_ENTRY_UNKNOWN');
      if (entry.revision !== revision) throw new AppError('RECORD_CHANGED');
      if (head.currency !== content.currency) throw new AppError('CASH_CURRENCY_MIXED');
      return repo.updateCashEntry(db, head, entry, content);
    },

    async remove(db: Db, of: LedgerOf, id: string) {
      const head = await repo.findLedger(db, of);
      if (!head || !(await repo.deleteCashEntry(db, head, id))) throw new AppError('CASH_ENTRY_UNKNOWN');
      return { id };
    },

    async setBalance(db: Db, of: LedgerOf, balance: CashBalance | null) {
      if (balance && balance.date > latestDay(clock()))
        throw new AppError('REQUEST_INVALID', { fields: { 'balance.date': 'This day has not come yet.' } });
      const head = balance ? await openFor(db, of, balance.currency, 'balance') : await repo.findLedger(db, of, true);
      if (head) await repo.updateLedger(db, { ...head, balance }, clock());
      return { balance };
    },
  };
}

export type LedgerService = ReturnType<typeof createLedgerService>;
