import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PaymentRow } from './payment.repo.ts';
import { payments } from './tables.ts';

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

const isWaiting: Record<Waiting, SQL | undefined> = {
  claimed: and(eq(payments.state, 'pending'), or(isNotNull(payments.claimedAt), eq(payments.problem, 'mismatch'))),
  all: and(eq(payments.state, 'pending'), isForOperator),
  ended: and(inArray(payments.state, ['failed', 'cancelled']), isForOperator),
};
const momentOf: Record<Waiting, SQL | typeof payments.createdAt> = {
  claimed: sql`coalesce(${payments.claimedAt}, ${payments.createdAt})`,
  all: payments.createdAt,
  ended: sql`${payments.endedAt}`,
};
const areWanted = (scope: OperatorScope, { waiting, reference }: Wanted) =>
  and(
    within(scope, payments.uid),
    reference ? and(isForOperator, eq(payments.reference, reference.toUpperCase())) : isWaiting[waiting],
  );

export async function countTransfers(db: Db, scope: OperatorScope, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(payments).where(areWanted(scope, wanted));
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
    .where(areWanted(scope, list))
    .orderBy(direction(momentOf[list.waiting]), direction(payments.id))
    .offset(list.offset)
    .limit(list.limit);
}
