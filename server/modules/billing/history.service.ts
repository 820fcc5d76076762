import type { z } from 'zod';
import type { HistoryFilter, HistoryRow, listHistory } from '#contract/billing/history.ts';
import { HISTORY_WORDS, historyStatusWords } from '#domain/billing/history.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { toCsv } from '#domain/csv.ts';
import { paginate } from '#domain/pagination.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import * as repo from './history.repo.ts';
import { toHistoryRow, toTotals } from './history-view.ts';
import { type InvoiceRow, listInvoices } from './invoice.repo.ts';

const MOST_ROWS = 10_000;
const MOST_UNPAID = 1000;

/** What a member was charged, paid and got back, read from the books. */
export function createHistoryService({ subjects }: Pick<BillingDeps, 'subjects'>) {
  /** Something of it has come, or its module says that it is owed. */
  async function isAsked(db: Db, { paidMinor, subjectKind: kind, subjectId: id }: InvoiceRow): Promise<boolean> {
    return paidMinor > 0 || ((await subjects.get(kind)?.isOwed?.(db, { kind, id })) ?? true);
  }

  return {
    async list(db: Db, scope: OwnerScope, query: z.output<typeof listHistory.query>) {
      const { pageSize } = query;
      const total = await repo.countHistory(db, scope, query);
      const { page } = paginate({ page: query.page, pageSize, total });
      const entries = await repo.listHistory(db, scope, query, { offset: (page - 1) * pageSize, limit: pageSize });
      const asked: InvoiceRow[] = [];
      for (const invoice of await listInvoices(db, scope, 'pending', { offset: 0, limit: MOST_UNPAID }))
        if (await isAsked(db, invoice)) asked.push(invoice);
      return {
        items: entries.map(toHistoryRow),
        total,
        page,
        pageSize,
        years: await repo.listYears(db, scope),
        totals: toTotals(await repo.sumHistory(db, scope, { year: query.year }), asked),
      };
    },

    async print(db: Db, scope: OwnerScope, filter: HistoryFilter) {
      const entries = await repo.listHistory(db, scope, filter, { offset: 0, limit: MOST_ROWS });
      // The mark says to spreadsheets that it is UTF-8: ₦ and Ọ are letters of it.
      const text = `\uFEFF${toCsv([COLUMNS, ...entries.map((entry) => toFields(toHistoryRow(entry)))])}`;
      const parts = ['billing-history', filter.year, filter.kind].filter((part) => part !== undefined);
      return { bytes: new TextEncoder().encode(text), filename: `${parts.join('-')}.csv` };
    },
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;

const COLUMNS = [
  'Date',
  'What',
  'Number',
  'For',
  'Status',
  'Why',
  'Currency',
  'Amount',
  'Charged',
  'Paid',
  'Given back',
  'Credit',
  'Promised back',
];

function toFields(row: HistoryRow): (string | number)[] {
  const { at, event, number, title, status, reason, amount } = row;
  const figures = [row.charged, row.paid, row.givenBack, row.credit, row.promised];
  const amounts = [amount, ...figures].map(({ amountMinor }) => amountMinor / 100);
  const words = [
    HISTORY_WORDS[event],
    number ?? '',
    title,
    historyStatusWords({ event, status }),
    reason,
    amount.currency,
  ];
  return [lagosDay(Date.parse(at)), ...words, ...amounts];
}
