import { createHmac } from 'node:crypto';
import { addDays } from '#domain/time/days.ts';
import { utcDay } from '#domain/time/today.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { senderOf } from '../../limits/sender.ts';
import { deleteNetworksBefore, hasNetwork, insertNetwork } from './founder-networks.repo.ts';

/** As long as a witness link works. */
const KEPT_DAYS = 30;

/**
 * The networks that a founder worked from, as hashes that say nothing of anybody else and cannot be compared between founders: an
 * answer to a witness link from one of them may be the founder's own.
 */
export function createFounderNetworks({ clock, secret }: { clock: () => Date; secret: string }) {
  const markOf = ({ uid }: OwnerScope, ip: string) =>
    createHmac('sha256', secret)
      .update(`founder network:${uid}:${senderOf(ip)}`)
      .digest('base64url');
  const since = () => addDays(utcDay(clock()), -KEPT_DAYS);

  return {
    note: (db: Db, scope: OwnerScope, ip: string) => insertNetwork(db, scope, markOf(scope, ip), utcDay(clock())),
    /** Whether the founder of this scope worked from there lately. */
    isKnown: (db: Db, scope: OwnerScope, ip: string) => hasNetwork(db, scope, markOf(scope, ip), since()),
    sweep: (db: Db) => deleteNetworksBefore(db, since()),
  };
}

export type FounderNetworks = ReturnType<typeof createFounderNetworks>;
