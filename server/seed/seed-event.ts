import type { Db } from '../db/client.ts';

/** Something that happened so many days before today; `day` is that day, YYYY-MM-DD. */
export interface SeedEvent {
  daysAgo: number;
  run(db: Db, day: string): Promise<unknown>;
}
