import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

export interface RequestLimit {
  max: number;
  windowMs: number;
}

export interface RequestCount {
  /** Requests in this window, with this one; more than `max` when it is one too many. */
  current: number;
  /** Until the window ends. */
  leftMs: number;
}

/** What this process may let through without asking the database again. */
interface Share {
  left: number;
  /** Requests that all processes together may have let through. */
  given: number;
  /** By this process's own clock, which only goes on. */
  endsAt: number;
}

/** So many shares make the whole limit: asking for each request alone would cost every request a trip to the database. */
const sharesOfLimit = 20;
/** Senders that are remembered. Anyone who is forgotten loses what is left of a share, never gains. */
const mostSenders = 10_000;
const sweepMs = 60_000;

/**
 * Counts requests in the database for all processes together, a share at a time: a process takes a twentieth of the limit, lets
 * that through and takes the next. Never more than the limit passes; where several processes serve one sender, up to one share
 * each may stay unused. Windows begin with the first request and end by the database's clock.
 */
export function createRequestCounts(db: Db) {
  const shares = new Map<string, Promise<Share>>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function takeShare(key: string, { max, windowMs }: RequestLimit): Promise<Share> {
    const size = Math.max(1, Math.floor(max / sharesOfLimit));
    const askedAt = performance.now();
    if (askedAt - sweptAt > sweepMs) {
      sweptAt = askedAt;
      await sweep(db);
    }
    const { count, leftMs } = await add(db, key, size, windowMs);
    const left = Math.min(size, Math.max(0, max - (count - size)));
    return { left, given: Math.min(count, max), endsAt: askedAt + leftMs };
  }

  function shareOf(sender: string, limit: RequestLimit): Promise<Share> {
    const known = shares.get(sender);
    if (known) return known;
    const [oldest] = shares.keys();
    if (shares.size >= mostSenders && oldest !== undefined) shares.delete(oldest);
    const taken = takeShare(createHash('sha256').update(`requests ${sender}`).digest('base64url'), limit);
    shares.set(sender, taken);
    taken.catch(() => shares.delete(sender));
    return taken;
  }

  return {
    /** Counts one request. @throws DATABASE_UNAVAILABLE. */
    async count(sender: string, limit: RequestLimit): Promise<RequestCount> {
      for (;;) {
        const asked = shareOf(sender, limit);
        const share = await asked;
        const leftMs = share.endsAt - performance.now();
        if (leftMs > 0 && share.left > 0) {
          share.left -= 1;
          return { current: share.given - share.left, leftMs };
        }
        // The limit is reached: until the window ends the database need not be asked.
        if (leftMs > 0 && share.given >= limit.max) return { current: limit.max + 1, leftMs };
        if (shares.get(sender) === asked) shares.delete(sender);
      }
    },
  };
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** One statement, so that what several processes take at the same moment is all counted. */
async function add(db: Db, key: string, amount: number, windowMs: number): Promise<{ count: number; leftMs: number }> {
  const { rows } = await db.execute<{ count: number; left_ms: number }>(sql`
    insert into attempts as known (key, count, resets_at)
    values (${key}, ${amount}, now() + ${windowMs}::int * interval '1 millisecond')
    on conflict (key) do update set
      count = case when known.resets_at <= now() then excluded.count else known.count + excluded.count end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    returning count, (extract(epoch from resets_at - now()) * 1000)::int as left_ms`);
  const [row] = rows;
  return { count: row?.count ?? amount, leftMs: row?.left_ms ?? windowMs };
}

/** Skips what somebody else is changing: two processes that sweep must not wait for each other. */
async function sweep(db: Db): Promise<void> {
  await db.execute(sql`
    delete from attempts where key in (
      select key from attempts where resets_at < now() limit 1000 for update skip locked)`);
}
