import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, lt, notLike, or, type SQL, sql } from 'drizzle-orm';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PaymentRow } from './payment.repo.ts';
import { invoices, payments } from './tables.ts';

/** Its payer says that it was sent, and nothing of that was found yet. */
export const isSentTransfer = ({ state, method, claimedAt }: PaymentRow) =>
  state === 'pending' && method === 'bank_transfer' && claimedAt !== null;

const isForOperator = or(eq(payments.method, 'bank_transfer'), eq(payments.problem, 'mismatch'));

/** A bank transfer, or a checkout that reports another amount, no matter who sends it: for the operator. */
export async function findTransfer(db: Db, scope: OperatorScope, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(within(scope, payments.uid), eq(payments.id, id), isForOperator));
  return row;
}

type Waiting = 'claimed' | 'all' | 'ended';
type Wanted = { waiting: Waiting; reference?: string | undefined };

const isNotLate = notLike(payments.reference, '%-LATE%');
/** Money that came after its transfer had ended is listed with that one, unless more of it is to come. */
const isOfItsOwn = or(isNotLate, eq(payments.state, 'pending'));

/** A part of it came before what it was for was cancelled. Money that comes after that is listed with it. */
const isEndedWithPart = (db: Db) =>
  and(
    eq(payments.method, 'bank_transfer'),
    inArray(payments.state, ['paid', 'refunded']),
    gt(payments.receivedMinor, 0),
    lt(payments.receivedMinor, payments.amountMinor),
    isNotLate,
    exists(
      db
        .select({ id: invoices.id })
        .from(invoices)
        .where(and(eq(invoices.id, payments.invoiceId), eq(invoices.state, 'cancelled'))),
    ),
  );

const isWaiting = (db: Db): Record<Waiting, SQL | undefined> => ({
  claimed: and(eq(payments.state, 'pending'), or(isNotNull(payments.claimedAt), eq(payments.problem, 'mismatch'))),
  all: and(eq(payments.state, 'pending'), isForOperator),
  ended: or(and(inArray(payments.state, ['failed', 'cancelled']), isForOperator), isEndedWithPart(db)),
});
const momentOf: Record<Waiting, SQL | typeof payments.createdAt> = {
  claimed: sql`coalesce(${payments.claimedAt}, ${payments.createdAt})`,
  all: payments.createdAt,
  ended: sql`${payments.endedAt}`,
};
/**
 * References, and numbers of invoices, that begin so: banks leave out hyphens, and write small letters. The indexes
 * `payments_reference_start` and `invoices_number_start` have these expressions; an array lets both be used.
 */
export function beginsWith(written: string): SQL | undefined {
  const start = written.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '').toUpperCase();
  if (start === '') return sql`false`;
  const isNamed = or(
    sql`starts_with(replace(${payments.reference}, '-', ''), ${start})`,
    sql`${payments.invoiceId} = any(array(
      select ${invoices.id} from ${invoices} where starts_with(replace(${invoices.number}, '-', ''), ${start})))`,
  );
  return and(isForOperator, isOfItsOwn, isNamed);
}

/** The rows of a list. What has ended has an index for each of its two halves. */
export const areWanted = (db: Db, scope: OperatorScope, { waiting, reference }: Wanted) =>
  and(within(scope, payments.uid), reference ? beginsWith(reference) : isWaiting(db)[waiting]);

export async function countTransfers(db: Db, scope: OperatorScope, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(payments)
    .where(areWanted(db, scope, wanted));
  return row?.total ?? 0;
}

export async function listTransfers(
  db: Db,
  scope: OperatorScope,
  list: Wanted & { order: 'newest' | 'oldest'; offset: number; limit: number },
): Promise<PaymentRow[]> {
  const direction = list.order === 'newest' ? desc : asc;
  return db
    .select()
    .from(payments)
    .where(areWanted(db, scope, list))
    .orderBy(list.reference ? asc(payments.reference) : direction(momentOf[list.waiting]), direction(payments.id))
    .offset(list.offset)
    .limit(list.limit);
}
