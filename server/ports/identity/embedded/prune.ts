import { lt } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { JobDefinition } from '../../../jobs/jobs.ts';
import { identityEndedSessions, identityKeys, identitySessions, identityVerifications } from './tables.ts';

const dayMilliseconds = 24 * 3_600_000;

/**
 * Every night removes what is over: sessions and reset codes that have expired, retired keys and ended sessions whose last
 * token has too.
 */
export function createPruneJob(db: Db, clock: () => Date): JobDefinition {
  return {
    name: 'identity.prune',
    cron: '17 3 * * *',
    async run() {
      const yesterday = new Date(clock().getTime() - dayMilliseconds);
      for (const table of [identitySessions, identityVerifications, identityKeys])
        await db.delete(table).where(lt(table.expiresAt, yesterday));
      await db.delete(identityEndedSessions).where(lt(identityEndedSessions.endedAt, yesterday));
    },
  };
}
