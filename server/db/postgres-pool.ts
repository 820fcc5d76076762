import pg from 'pg';
import { AppError } from '#contract/errors.ts';

type Done = (release?: Error | boolean) => void;
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

/** A pool that says at once that the database cannot be reached, where others wait for it without end. */
export class GuardedPool extends pg.Pool {
  readonly #inUse = new Set<pg.PoolClient>();
  readonly #waiting = new Set<(cause: unknown) => void>();
  #lostBy: unknown;

  constructor(config: pg.PoolConfig) {
    super(config);
    // An idle connection that the server drops must not end the process: the pool makes a new one.
    this.on('error', () => undefined);
    // Neither must one that is just handed out: anyone who holds it learns of it from the next answer.
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('acquire', (client) => this.#inUse.add(client));
    this.on('release', (_error, client) => this.#inUse.delete(client));
  }

  /** @throws DATABASE_UNAVAILABLE. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    const connected = this.#connectOrFail();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  /** Fails anyone who waits, for a connection or for an answer, and all who come before `found`. */
  lost(cause: unknown): void {
    this.#lostBy = cause;
    for (const fail of [...this.#waiting]) fail(cause);
    for (const client of [...this.#inUse]) void client.end().catch(() => undefined);
    // Those that nobody uses may be cut off as well.
    for (let idle = this.idleCount; idle > 0; idle--)
      void super.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  }

  /** The database answers again. */
  found(): void {
    this.#lostBy = undefined;
  }

  #connectOrFail(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const fail = (cause: unknown) => {
        isOver = true;
        this.#waiting.delete(fail);
        reject(new AppError('DATABASE_UNAVAILABLE', { cause }));
      };
      if (this.#lostBy !== undefined) return fail(this.#lostBy);
      this.#waiting.add(fail);
      super.connect().then((client) => {
        this.#waiting.delete(fail);
        if (isOver) client.release();
        else resolve(client);
      }, fail);
    });
  }
}
