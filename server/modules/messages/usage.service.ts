import type { TextKind, TextMonth } from '#contract/messages/admin.ts';
import { paginate } from '#domain/pagination.ts';
import type { Db } from '../../db/client.ts';
import type { MessageState } from '../../messages/tables.ts';
import { countMonths, listUsage, type UsageRow } from '../../messages/usage.repo.ts';

type Outcome = keyof Pick<TextKind, 'sent' | 'delivered' | 'failed' | 'unknown' | 'notSent' | 'waiting'>;

const outcomeOf: Record<MessageState, Outcome> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  refused: 'failed',
  unknown: 'unknown',
  unwanted: 'notSent',
  late: 'notSent',
  over_limit: 'notSent',
};
/** What is paid for: it left, or may have. */
const paidStates: readonly MessageState[] = ['sending', 'sent', 'delivered', 'undelivered', 'unknown'];

export interface UsageDeps {
  clock: () => Date;
  gateway: string | null;
  countries: readonly string[];
  takesReports: boolean;
  readUsage(db: Db): Promise<{ parts: number; limit: number }>;
}

/** What text messages there were, for the operator, who pays for them. */
export function createTextUsage({ clock, gateway, countries, takesReports, readUsage }: UsageDeps) {
  return {
    async listMonths(db: Db, query: { page: number; pageSize: number }) {
      const { pageSize } = query;
      const total = await countMonths(db);
      const { page } = paginate({ ...query, total });
      const rows = await listUsage(db, { limit: pageSize, offset: (page - 1) * pageSize });
      const thisMonth = { month: clock().toISOString().slice(0, 7), ...(await readUsage(db)) };
      return {
        items: toMonths(rows),
        total,
        page,
        pageSize,
        gateway,
        countries: [...countries],
        takesReports,
        thisMonth,
      };
    },
  };
}

export type TextUsage = ReturnType<typeof createTextUsage>;

/** Rows as they come, the same month and kind next to each other. */
function toMonths(rows: readonly UsageRow[]): TextMonth[] {
  const months = Map.groupBy(rows, ({ month }) => month);
  return [...months].map(([month, ofMonth]) => {
    const kinds = Map.groupBy(ofMonth, ({ purpose }) => purpose);
    return { month, kinds: [...kinds].map(([kind, ofKind]) => toKind(kind, ofKind)) };
  });
}

function toKind(kind: string, rows: readonly UsageRow[]): TextKind {
  const counts: TextKind = {
    kind,
    sent: 0,
    delivered: 0,
    failed: 0,
    unknown: 0,
    notSent: 0,
    waiting: 0,
    parts: 0,
    costs: [],
  };
  const costs = new Map<string, number>();
  for (const { state, messages, parts, currency, costMinor } of rows) {
    counts[outcomeOf[state]] += messages;
    if (paidStates.includes(state)) counts.parts += parts;
    if (currency !== '') costs.set(currency, (costs.get(currency) ?? 0) + costMinor);
  }
  return { ...counts, costs: [...costs].map(([currency, amountMinor]) => ({ currency, amountMinor })) };
}
