import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** A moment, UTC, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

/** A day, YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' });
