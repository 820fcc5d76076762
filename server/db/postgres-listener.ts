import pg from 'pg';
import { AppError } from '#contract/errors.ts';

interface Hearing {
  onPayload(payload: string): void;
  onMissed(): void;
}

/** How the pool learns what the listener finds out about the database. */
interface Watcher {
  onLost(cause: unknown): void;
  onFound(): void;
}

const beatMs = 1000;
/** A question as small as the pulse is answered in no time; together with `beatMs` it is less than five seconds. */
const answerTimeoutMs = 2500;
const reconnectMs = 1000;

/**
 * The one connection outside of the pool. All LISTENs hang on it, and every second it asks the server whether it is still
 * there: a server that is frozen or cut off says nothing, and anyone who waits for it would wait without end. It connects anew by
 * itself; what was notified meanwhile is lost, so listeners are then told to look for themselves.
 */
export function createListener(url: string, watcher: Watcher) {
  const channels = new Map<string, Set<Hearing>>();
  let client: pg.Client | undefined;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  function schedule(work: () => Promise<void>, ms: number): void {
    if (!isStopped) next = setTimeout(() => void work(), ms).unref();
  }

  function lose(which: pg.Client, cause: unknown): void {
    if (client !== which) return;
    client = undefined;
    clearTimeout(next);
    void which.end().catch(() => undefined);
    if (isStopped) return;
    watcher.onLost(cause);
    schedule(reconnect, reconnectMs);
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerTimeoutMs, keepAlive: true });
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('the server closed the connection')));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hearing of channels.get(channel) ?? []) hearing.onPayload(payload);
    });
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await inTime(fresh.query(`listen ${fresh.escapeIdentifier(channel)}`));
    } catch (error) {
      void fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    schedule(() => beat(fresh), beatMs);
  }

  async function beat(which: pg.Client): Promise<void> {
    try {
      await inTime(which.query('select 1'));
      schedule(() => beat(which), beatMs);
    } catch (error) {
      lose(which, error);
    }
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch {
      schedule(reconnect, reconnectMs);
      return;
    }
    watcher.onFound();
    for (const hearing of [...channels.values()].flatMap((all) => [...all])) hearing.onMissed();
  }

  return {
    /** @throws what the server or the network says, when there is no connection. */
    start: connect,

    /** Calls back for each NOTIFY, until the returned function is called. @throws DATABASE_UNAVAILABLE. */
    async listen(channel: string, onPayload: Hearing['onPayload'], onMissed: Hearing['onMissed'] = () => undefined) {
      if (!client) throw new AppError('DATABASE_UNAVAILABLE');
      const hearing = { onPayload, onMissed };
      const all = channels.get(channel) ?? new Set();
      channels.set(channel, all.add(hearing));
      const name = client.escapeIdentifier(channel);
      await client.query(`listen ${name}`);
      return async () => {
        all.delete(hearing);
        if (all.size > 0 || channels.get(channel) !== all) return;
        channels.delete(channel);
        await client?.query(`unlisten ${name}`).catch(() => undefined);
      };
    },

    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(next);
      const stopping = client;
      client = undefined;
      await stopping?.end();
    },
  };
}

/** Rejects when the answer does not come in time. A thread that was busy itself reads what has arrived before it judges. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => setImmediate(() => reject(new Error(`the database said nothing for ${answerTimeoutMs} ms`)));
    const timer = setTimeout(late, answerTimeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
