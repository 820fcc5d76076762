import { AppError, type ErrorCode } from '#contract/errors.ts';

/**
 * For what stands behind an address that a stranger holds: whatever is not found there is told in that address's own words.
 * Any other failure, such as a database that is away, stays what it is.
 */
export const notFoundAs = (code: ErrorCode) => (error: unknown) => {
  throw error instanceof AppError && error.status === 404 ? new AppError(code, { cause: error }) : error;
};
