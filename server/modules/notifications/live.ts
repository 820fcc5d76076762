import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '#contract/errors.ts';
import { liveEvents } from '#contract/notifications/notifications.ts';

export const liveLimits = {
  /** Pages of one person that are served at once by one process. */
  streams: 4,
  /** Longer than this a proxy may take the connection for dead. */
  pingMs: 25_000,
  /** As long as a token lives: the next stream is opened with a fresh one. */
  longestMs: 15 * 60_000,
  /** What a client that does not read may leave behind, in bytes. */
  backlog: 16_384,
} as const;

type Listen = (onChange: (uid: string) => void, onMissed: () => void) => Promise<() => Promise<void>>;

const event = (name: keyof typeof liveEvents) => `event: ${liveEvents[name]}\ndata: ${name}\n\n`;

/**
 * The open streams of this process, by person. All of them hang on one LISTEN, which begins with the first stream. News that
 * nobody here waits for goes unheard: anyone who opens a stream reads the list first.
 */
export function createLive(listen: Listen) {
  const streams = new Map<string, Set<PassThrough>>();
  let listening: Promise<() => Promise<void>> | undefined;
  let isClosed = false;

  const hear = (uid: string) => {
    for (const stream of streams.get(uid) ?? []) {
      if (stream.writableLength > liveLimits.backlog) stream.destroy();
      else stream.write(event('news'));
    }
  };

  /** After a time in which nothing could be heard there may be news for anybody. */
  const hearForAll = () => {
    for (const uid of streams.keys()) hear(uid);
  };

  function forget(uid: string, stream: PassThrough) {
    const mine = streams.get(uid);
    mine?.delete(stream);
    if (mine?.size === 0) streams.delete(uid);
  }

  return {
    /**
     * Server-sent events for one person. Anyone who has too many pages open loses the oldest. The stream ends soon after
     * `checkSession` has begun to reject. @throws SERVICE_UNAVAILABLE.
     */
    async open(uid: string, checkSession: () => Promise<unknown>): Promise<Readable> {
      if (isClosed) throw new AppError('SERVICE_UNAVAILABLE');
      listening ??= listen(hear, hearForAll).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      if (isClosed) throw new AppError('SERVICE_UNAVAILABLE');
      const stream = new PassThrough();
      const mine = streams.get(uid) ?? new Set();
      streams.set(uid, mine.add(stream));
      const ping = setInterval(() => {
        stream.write(': still here\n\n');
        checkSession().catch(() => stream.end());
      }, liveLimits.pingMs);
      const last = setTimeout(() => stream.end(), liveLimits.longestMs);
      stream.once('close', () => {
        clearInterval(ping);
        clearTimeout(last);
        forget(uid, stream);
      });
      stream.write(': open\n\n');
      const [oldest] = mine;
      if (oldest && mine.size > liveLimits.streams) {
        forget(uid, oldest);
        oldest.end(event('replaced'));
      }
      return stream;
    },

    /** How many streams a person has open here. */
    count: (uid: string) => streams.get(uid)?.size ?? 0,

    /** Before the server stops: open streams would hold it up. */
    async close(): Promise<void> {
      isClosed = true;
      for (const stream of [...streams.values()].flatMap((mine) => [...mine])) stream.end();
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };
}
