const minute = 60_000;

/**
 * How long what was read counts as current, in milliseconds: decision 0016 gives the reasons. Whatever somebody does
 * themselves makes everything stale at once (see `query-client.ts`), so that these are about what others do.
 */
export const freshness = {
  /** Unless one of the others is named (specification §9). */
  standard: 5 * minute,
  /** Bookings, money, quotes, links and signatures, a job's work, all that an operator sees: somebody else may have changed it. */
  ofOthers: 0,
  /** Services with their next free time, which the server computes anew once a minute. */
  services: minute,
  /** Free times of a service, which others take meanwhile. */
  freeTimes: minute / 2,
  /** What the device kept stands in only until the server answers again. */
  deviceCopy: 0,
  /** Stored versions and fixed texts, which never change: never read twice. */
  kept: 'static',
} as const;
