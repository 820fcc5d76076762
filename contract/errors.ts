import { accountErrors } from './accounts/errors.ts';
import { identityErrors } from './accounts/identity-errors.ts';
import { agreementErrors } from './agreements/errors.ts';
import { billingErrors } from './billing/errors.ts';
import { bookingErrors } from './bookings/errors.ts';
import { consultationErrors } from './consultation/errors.ts';
import { couponErrors } from './coupons/errors.ts';
import { devErrors } from './dev/errors.ts';
import { documentErrors } from './documents/errors.ts';
import { mailErrors } from './mail/errors.ts';
import { narrativeErrors } from './narratives/errors.ts';
import { notificationErrors } from './notifications/errors.ts';
import { ownDataErrors } from './own-data/errors.ts';
import { preferenceErrors } from './preferences/errors.ts';
import { programErrors } from './programs/errors.ts';
import { quoteErrors } from './quotes/errors.ts';
import { readinessErrors } from './readiness/errors.ts';
import { requestErrors } from './requests/errors.ts';
import { type CatalogueError, serverErrors } from './server-errors.ts';
import { signingErrors } from './signing/errors.ts';
import { supportErrors } from './support/errors.ts';
import { validationErrors } from './validation/errors.ts';

/**
 * The error catalogue: every code an answer may carry, with its HTTP status and the sentence a user reads.
 * Codes read NOUN_REASON; `auth/…` codes are the identity provider's own (specification §7 and §8).
 */
export const errors = {
  ...serverErrors,
  ...identityErrors,
  ...accountErrors,
  ...agreementErrors,
  ...billingErrors,
  ...bookingErrors,
  ...consultationErrors,
  ...couponErrors,
  ...devErrors,
  ...documentErrors,
  ...mailErrors,
  ...narrativeErrors,
  ...notificationErrors,
  ...ownDataErrors,
  ...preferenceErrors,
  ...programErrors,
  ...quoteErrors,
  ...readinessErrors,
  ...requestErrors,
  ...signingErrors,
  ...supportErrors,
  ...validationErrors,
} as const satisfies Record<string, CatalogueError>;

export type ErrorCode = keyof typeof errors;

/** One message per field that failed, keyed by its dotted path. */
export type FieldErrors = Record<string, string>;

/** Thrown anywhere on the server; the one error handler turns it into the catalogue's answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** What helps to go on, such as other times; its shape stands with the endpoint. */
  readonly data: object | undefined;
  /** `sentence`: what says it better than the catalogue's, where numbers belong into it. */
  constructor(
    code: ErrorCode,
    options: { sentence?: string; fields?: FieldErrors; data?: object; cause?: unknown } = {},
  ) {
    super(options.sentence ?? errors[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.data = options.data;
  }
  get status(): number {
    return errors[this.code].status;
  }
  get retryAfterSeconds(): number | undefined {
    const entry: CatalogueError = errors[this.code];
    return entry.retryAfterSeconds;
  }
}
