import type { z } from 'zod';
import type { JournalEntry, listJournal } from '#contract/billing/journal.ts';
import type { LedgerLine } from '#domain/billing/ledger.ts';
import { paginate } from '#domain/pagination.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './journal.repo.ts';

/** The books, for the operator. */
export function createJournalService() {
  return {
    async list(db: Db, query: z.output<typeof listJournal.query>) {
      const { pageSize } = query;
      const total = await repo.countEntries(db);
      const { page } = paginate({ page: query.page, pageSize, total });
      const entries = await repo.listEntries(db, { offset: (page - 1) * pageSize, limit: pageSize });
      const [newest] = entries;
      const sums = newest ? await repo.sumAccounts(db, newest) : [];
      const running = sums.map(({ thenMinor, ...line }) => ({ ...line, amountMinor: thenMinor }));
      const balances = sums.map(({ thenMinor: _then, ...line }) => line);
      return { items: withBalances(entries, running), balances, total, page, pageSize };
    },
  };
}

export type JournalService = ReturnType<typeof createJournalService>;

/** Walks back from what the accounts held after the newest entry. */
function withBalances(
  entries: Awaited<ReturnType<typeof repo.listEntries>>,
  after: readonly LedgerLine[],
): JournalEntry[] {
  const key = ({ account, currency }: Pick<LedgerLine, 'account' | 'currency'>) => `${account} ${currency}`;
  const balances = new Map(after.map((line) => [key(line), line.amountMinor]));
  return entries.map(({ id, kind, description, postedAt, invoiceId, lines }) => ({
    id,
    kind,
    description,
    postedAt: postedAt.toISOString(),
    invoiceId,
    lines: lines
      .toReversed()
      .map((line) => {
        const { account, currency, amountMinor } = line;
        const balanceMinor = balances.get(key(line)) ?? 0;
        balances.set(key(line), balanceMinor - amountMinor);
        return { account, currency, amountMinor, balanceMinor };
      })
      .toReversed(),
  }));
}
