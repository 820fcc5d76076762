import { z } from 'zod';

/** What services and advisers have in common: how many there may be, their numbers, and the version that was edited. */
export const catalogueLimits = {
  services: 100,
  advisers: 100,
  /** From today on, of one adviser. */
  exceptions: 366,
  /** Days that one call makes an exception of. */
  exceptionDays: 62,
  spansPerDay: 6,
} as const;

export const wholeNumber = (min: number, max: number) => {
  const error = `Give a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

/** The version that was edited: another one is refused as RECORD_CHANGED. */
export const version = wholeNumber(1, 2_147_483_647);
