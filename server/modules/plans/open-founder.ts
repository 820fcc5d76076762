import { AppError } from '#contract/errors.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PlansDeps } from './plans-deps.ts';

/** A founder as the operator reads them: plans are for founders. @throws SUBSCRIBER_UNKNOWN. */
export async function openFounder(
  { listFounders }: Pick<PlansDeps, 'listFounders'>,
  db: Db,
  scope: OperatorScope,
  uid: string,
) {
  const [founder] = await listFounders(db, scope, { uids: [uid] });
  if (!founder) throw new AppError('SUBSCRIBER_UNKNOWN');
  return founder;
}
