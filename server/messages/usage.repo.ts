import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { MessageState } from './tables.ts';

/** Messages of one month, kind, state and currency; `currency` is '' where the gateway named no cost. */
export type UsageRow = {
  month: string;
  purpose: string;
  state: MessageState;
  currency: string;
  messages: number;
  parts: number;
  costMinor: number;
};

/** What is there, and what was removed: neither is counted twice. */
const counted = sql`
  select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, purpose, state,
    coalesce(cost_currency, '') as currency, 1 as messages, parts, coalesce(cost_minor, 0) as cost_minor
  from text_messages
  union all
  select month, purpose, state, cost_currency, messages, parts, cost_minor from text_totals`;

export async function countMonths(db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(distinct month)::int as total from (${counted}) as counted`,
  );
  return rows[0]?.total ?? 0;
}

/** The newest month first, each kind by its name. */
export async function listUsage(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<UsageRow[]> {
  const { rows } = await db.execute<UsageRow>(sql`
    with counted as (${counted}),
      months as (select distinct month from counted order by month desc limit ${limit} offset ${offset})
    select month, purpose, state, currency, sum(messages)::int as messages, sum(parts)::int as parts,
      sum(cost_minor)::double precision as "costMinor"
    from counted join months using (month)
    group by month, purpose, state, currency
    order by month desc, purpose, state, currency`);
  return rows;
}
