import type { CatalogueError } from '../server-errors.ts';

export const mailErrors = {
  MAIL_EVENT_SIGNATURE: { status: 401, message: 'The signature of this report is not right, or it is too old.' },
  MAIL_EVENT_UNREADABLE: { status: 400, message: 'This is no report of mail that can be read.' },
  MAIL_RETRY_LIMIT: {
    status: 429,
    message: 'You have tried this address several times today. Please try again tomorrow.',
  },
} as const satisfies Record<string, CatalogueError>;
