import type { CatalogueError } from '../server-errors.ts';

export const devErrors = {
  MAIL_UNKNOWN: { status: 404, message: 'This mail is not in the outbox.' },
  CHECKOUT_UNKNOWN: { status: 404, message: 'There is no such checkout.' },
  CHECKOUT_ENDED: { status: 409, message: 'This checkout has ended.' },
} as const satisfies Record<string, CatalogueError>;
