import { and, asc, count, desc, eq, gte, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HistoryFilter } from '#contract/billing/history.ts';
import { eventsOf, type HistoryLine, readFigures } from '#domain/billing/history.ts';
import type { LedgerAccount, LedgerLine } from '#domain/billing/ledger.ts';
import { dueAt } from '#domain/billing/subscription/period.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { invoices, journalEntries, journalLines, papers, payments, refunds } from './tables.ts';

/** 'refund_due:REFUND' and the like. */
const namedId = sql`split_part(${journalEntries.eventKey}, ':', 2)`;
/** In Lagos. */
const yearOf = ({ postedAt }: Entry) =>
  sql<number>`extract(year from ${postedAt} at time zone 'Africa/Lagos')::integer`;

/** The first moment of a year in Lagos. */
const startOf = (year: number) => new Date(dueAt(`${year}-01-01`) - 9 * 3_600_000);

const areWanted = (scope: OwnerScope, { year, kind }: HistoryFilter) =>
  and(
    within(scope, invoices.uid),
    kind && inArray(journalEntries.kind, eventsOf(kind)),
    year === undefined ? undefined : gte(journalEntries.postedAt, startOf(year)),
    year === undefined ? undefined : lt(journalEntries.postedAt, startOf(year + 1)),
  );

const promised = alias(journalEntries, 'promised');
const sent = alias(journalEntries, 'sent');
const returned = alias(journalEntries, 'returned');
type Entry = typeof journalEntries | typeof promised | typeof sent;

/**
 * A refund's promise and the money that was sent for it. They are one row, the second one's, where both are of one year: the sums
 * of a year are those of its rows. Not where the money came back since: that is promised anew. What the provider refused and was
 * then sent by hand has how often it was refused in its key.
 */
const areOneRow = (db: Db, promise: Entry, money: Entry) =>
  and(
    or(
      eq(promise.eventKey, sql`'refund_due:' || ${namedId}`),
      eq(promise.eventKey, sql`'credit_refunded:' || ${namedId}`),
    ),
    or(
      eq(money.eventKey, sql`'refund_sent:' || ${namedId}`),
      and(
        eq(money.eventKey, sql`'refund_sent:' || ${namedId} || ':' || ${refunds.returnedTimes}`),
        notExists(
          db
            .select({ id: returned.id })
            .from(returned)
            .where(
              and(
                eq(returned.invoiceId, refunds.invoiceId),
                eq(returned.kind, 'refund_returned'),
                eq(sql`split_part(${returned.eventKey}, ':', 2)`, refunds.id),
              ),
            ),
        ),
      ),
    ),
    eq(yearOf(promise), yearOf(money)),
    eq(refunds.state, 'sent'),
  );

const areRows = (db: Db, scope: OwnerScope, filter: HistoryFilter) =>
  and(
    areWanted(scope, filter),
    notExists(
      db
        .select({ id: sent.id })
        .from(sent)
        .innerJoin(refunds, eq(refunds.id, namedId))
        .where(areOneRow(db, journalEntries, sent)),
    ),
  );

export async function countHistory(db: Db, scope: OwnerScope, filter: HistoryFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(journalEntries)
    .innerJoin(invoices, eq(invoices.id, journalEntries.invoiceId))
    .where(areRows(db, scope, filter));
  return row?.total ?? 0;
}

export type HistoryEntry = Awaited<ReturnType<typeof listHistory>>[number];

/** Newest first, each with its lines and those of the promise that it kept, its paper, and the payment and the refund that it is about. */
export async function listHistory(
  db: Db,
  scope: OwnerScope,
  filter: HistoryFilter,
  slice: { offset: number; limit: number },
) {
  const rows = await db
    .select({
      ...{ entry: journalEntries, invoice: invoices, paper: papers, refund: refunds, payment: payments },
      promiseId: promised.id,
    })
    .from(journalEntries)
    .innerJoin(invoices, eq(invoices.id, journalEntries.invoiceId))
    .leftJoin(papers, eq(papers.entryId, journalEntries.id))
    .leftJoin(refunds, eq(refunds.id, namedId))
    .leftJoin(promised, areOneRow(db, promised, journalEntries))
    .leftJoin(payments, eq(payments.id, sql`coalesce(${papers.paymentId}, ${refunds.paymentId})`))
    .where(areRows(db, scope, filter))
    .orderBy(desc(journalEntries.postedAt), desc(journalEntries.id))
    .offset(slice.offset)
    .limit(slice.limit);
  if (rows.length === 0) return [];
  const idsOf = ({ entry, promiseId }: (typeof rows)[number]) => (promiseId ? [promiseId, entry.id] : [entry.id]);
  const lines = await db
    .select()
    .from(journalLines)
    .where(inArray(journalLines.entryId, rows.flatMap(idsOf)))
    .orderBy(asc(journalLines.position));
  const linesOf = Map.groupBy(lines, ({ entryId }) => entryId);
  const issued = rows.filter(({ entry }) => entry.kind === 'invoice_issued').map(({ invoice }) => invoice.id);
  const creditedOf = await sumCredited(db, issued);
  return rows.map((row) => ({
    ...row,
    lines: idsOf(row).flatMap((id) => linesOf.get(id) ?? []),
    creditedMinor: creditedOf.get(row.invoice.id) ?? 0,
  }));
}

/** What credit notes took back of invoices, by their ids. */
async function sumCredited(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      invoiceId: journalEntries.invoiceId,
      account: sql<LedgerAccount>`${journalLines.account}`,
      event: journalEntries.kind,
      amountMinor: sql<string>`sum(${journalLines.amountMinor})`.mapWith(Number),
    })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .where(and(inArray(journalEntries.invoiceId, ids), inArray(journalEntries.kind, eventsOf('credit_note'))))
    .groupBy(journalEntries.invoiceId, journalLines.account, journalEntries.kind);
  const linesOf = Map.groupBy(found, ({ invoiceId }) => invoiceId);
  return new Map([...linesOf].map(([id, lines]) => [id, -readFigures(lines).chargedMinor]));
}

/** What the accounts of the books hold of these entries, by the events that they are of. */
export async function sumHistory(
  db: Db,
  scope: OwnerScope,
  filter: HistoryFilter,
): Promise<(LedgerLine & HistoryLine)[]> {
  return db
    .select({
      account: sql<LedgerAccount>`${journalLines.account}`,
      currency: journalLines.currency,
      event: journalEntries.kind,
      amountMinor: sql<string>`sum(${journalLines.amountMinor})`.mapWith(Number),
    })
    .from(journalLines)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
    .innerJoin(invoices, eq(invoices.id, journalEntries.invoiceId))
    .where(areWanted(scope, filter))
    .groupBy(journalLines.account, journalLines.currency, journalEntries.kind);
}

/** Years in Lagos that have entries, the newest first. */
export async function listYears(db: Db, scope: OwnerScope): Promise<number[]> {
  const year = yearOf(journalEntries);
  const rows = await db
    .selectDistinct({ year })
    .from(journalEntries)
    .innerJoin(invoices, eq(invoices.id, journalEntries.invoiceId))
    .where(within(scope, invoices.uid))
    .orderBy(desc(year));
  return rows.map((row) => row.year);
}
