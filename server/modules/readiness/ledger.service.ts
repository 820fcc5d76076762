import { AppError } from '#contract/errors.ts';
import { cashLimits } from '#contract/readiness/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { latestDay } from '#domain/time/today.ts';
import type { OwnerScope } from '../../access/scope.ts';
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
  async function openFor(db: Db, scope: OwnerScope, currency: Currency, replaces?: 'balance'): Promise<void> {
    const head = await repo.openLedger(db, scope, currency, clock());
    if (head.currency === currency) return;
    const hasBalance = head.balance !== null && replaces !== 'balance';
    if (hasBalance || (await repo.countCashEntries(db, scope)) > 0) throw new AppError('CASH_CURRENCY_MIXED');
    await repo.updateLedger(db, scope, { currency, balance: null }, clock());
  }

  return {
    async read(db: Db, scope: OwnerScope) {
      const head = await repo.findLedger(db, scope);
      const entries = head ? await repo.listCashEntries(db, scope) : [];
      return { currency: head?.currency ?? null, balance: head?.balance ?? null, entries, limit: cashLimits.entries };
    },

    async add(db: Db, scope: OwnerScope, content: repo.CashContent) {
      checkMonth(content.month);
      await openFor(db, scope, content.currency);
      if ((await repo.countCashEntries(db, scope)) >= cashLimits.entries) throw new AppError('LEDGER_LIMIT');
      return repo.insertCashEntry(db, scope, newId(clock()), content, clock());
    },

    /** @throws RECORD_CHANGED when the entry has changed since the revision that was edited. */
    async edit(
      db: Db,
      scope: OwnerScope,
      id: string,
      { revision, ...content }: repo.CashContent & { revision: number },
    ) {
      checkMonth(content.month);
      const head = await repo.findLedger(db, scope, true);
      const entry = await repo.findCashEntry(db, scope, id);
      if (!entry) throw new AppError('CASH_ENTRY_UNKNOWN');
      if (entry.revision !== revision) throw new AppError('RECORD_CHANGED');
      if (head?.currency !== content.currency) throw new AppError('CASH_CURRENCY_MIXED');
      return repo.updateCashEntry(db, scope, entry, content);
    },

    async remove(db: Db, scope: OwnerScope, id: string) {
      if (!(await repo.deleteCashEntry(db, scope, id))) throw new AppError('CASH_ENTRY_UNKNOWN');
      return { id };
    },

    async setBalance(db: Db, scope: OwnerScope, balance: CashBalance | null) {
      if (balance && balance.date > latestDay(clock()))
        throw new AppError('REQUEST_INVALID', { fields: { 'balance.date': 'This day has not come yet.' } });
      if (balance) await openFor(db, scope, balance.currency, 'balance');
      const head = await repo.findLedger(db, scope, true);
      if (head) await repo.updateLedger(db, scope, { ...head, balance }, clock());
      return { balance };
    },
  };
}

export type LedgerService = ReturnType<typeof createLedgerService>;
