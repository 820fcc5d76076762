import { gt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type CryptoKey, importJWK } from 'jose';
import type { Database, Db } from '../../../db/client.ts';
import type { SigningKey, Standing } from './access-token.ts';
import { identityEndedSessions, identityKeys } from './tables.ts';

/** Notified by triggers: a session was ended, or a key made, retired or revoked. */
const channel = 'identity_standing';
/** Nobody relies on what was read longer ago, news or not: half of the minute in which a revocation must be known everywhere. */
const freshMs = 30_000;
/** Twice the life of a token: anyone who was issued one just before the end is refused to its last second. */
const endedFor = sql`interval '30 minutes'`;

export interface StandingReader {
  /** Reads anew after news and after 30 seconds. One reading serves all who wait. */
  read(): Promise<Standing>;
  /** What this process itself has changed is known here at once. */
  markStale(): void;
  close(): Promise<void>;
}

export interface StandingDeps extends Pick<Database, 'db' | 'listen'> {
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** The keys and the ended sessions as the database has them. A lost notification does no harm: the next reading is near. */
export function createStandingReader({ db, listen, clock, log }: StandingDeps): StandingReader {
  let known: Standing | undefined;
  let knownSince = Number.NEGATIVE_INFINITY;
  let news = 0;
  let reading: Promise<Standing> | undefined;
  let listening: Promise<(() => Promise<void>) | undefined> | undefined;

  const markStale = () => {
    news += 1;
    knownSince = Number.NEGATIVE_INFINITY;
  };
  const onRevocation = () => {
    listening ??= listen(channel, markStale).catch((error: unknown) => {
      listening = undefined;
      log.warn({ err: error }, 'no news of ended sessions and revoked keys: they are looked up every 30 seconds');
      return undefined;
    });
  };
  const load = async (): Promise<Standing> => {
    onRevocation();
    const [newsBefore, startedAt] = [news, clock().getTime()];
    known = await readStanding(db, known);
    if (news === newsBefore) knownSince = startedAt;
    return known;
  };

  return {
    async read() {
      if (known && Math.abs(clock().getTime() - knownSince) < freshMs) return known;
      reading ??= load().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    markStale,
    async close() {
      const stop = await listening;
      await stop?.();
    },
  };
}

async function readStanding(db: Db, before: Standing | undefined): Promise<Standing> {
  const rows = await db.select().from(identityKeys);
  const isRecent = gt(identityEndedSessions.endedAt, sql`now() - ${endedFor}`);
  const ended = await db.select({ sid: identityEndedSessions.sid }).from(identityEndedSessions).where(isRecent);
  const keys = new Map<string, SigningKey>();
  for (const { id, publicKey, expiresAt: retiredAt } of rows) {
    const key = before?.keys.get(id)?.key ?? ((await importJWK(JSON.parse(publicKey), 'ES256')) as CryptoKey);
    keys.set(id, { key, retiredAt });
  }
  return { keys, ended: new Set(ended.map(({ sid }) => sid)) };
}
