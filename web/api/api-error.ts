import type { FieldErrors } from '#contract/errors.ts';

/** Sentences of the HTTP client (specification §7 and §8), to the letter. */
export const apiTexts = {
  notFound: 'The requested resource was not found',
  serverFault: 'A server error occurred. Please try again later.',
  unexpected: 'An unexpected error occurred',
  network: 'Network error. Please check your connection and try again.',
  unknown: 'An unknown error occurred',
  fetchFailed: 'Failed to fetch data',
  noData: 'No data found',
  saveFailed: 'Something went wrong. Please try again.',
} as const;

/** A call that did not succeed. `message` is fit for the user. */
export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  /** A code of the contract's catalogue, or one of CLIENT_… below for what the server cannot say itself. */
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  /** What helps to go on; the endpoint's contract has its schema. */
  readonly data: Record<string, unknown> | undefined;
  readonly requestId: string | undefined;
  constructor(
    message: string,
    details: {
      status: number;
      code: string;
      fields?: FieldErrors;
      data?: Record<string, unknown>;
      requestId?: string;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.data = details.data;
    this.requestId = details.requestId;
  }
}

/** Nothing came back: no connection, the connection broke, or it took too long. */
export function networkError(code: 'CLIENT_NETWORK' | 'CLIENT_TIMEOUT' = 'CLIENT_NETWORK'): ApiError {
  return new ApiError(apiTexts.network, { status: 0, code });
}

/** Whether nobody answered, so that what the device keeps may stand in. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** An answer that is neither the product's envelope nor a page. */
export function unknownError(status: number): ApiError {
  return new ApiError(apiTexts.unknown, { status, code: 'CLIENT_UNKNOWN' });
}

/** The sentence to show for anything thrown by a call. */
export function messageOf(error: unknown, fallback: string = apiTexts.saveFailed): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** What the server found wrong with single fields, which says more than its sentence about all of them. */
export function problemsOf(error: unknown): string {
  const problems = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return problems.length > 0 ? problems.join(' ') : messageOf(error);
}
