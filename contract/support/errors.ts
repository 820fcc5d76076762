import type { CatalogueError } from '../server-errors.ts';

export const supportErrors = {
  SUPPORT_UNKNOWN: { status: 404, message: 'There is no such conversation.' },
  SUPPORT_CLOSED: {
    status: 409,
    message: 'This conversation is closed. Nothing was sent: open it again first.',
  },
  SUPPORT_CHANGED: {
    status: 409,
    message: 'This conversation has moved on. Nothing was changed: reload to see where it stands.',
  },
  SUPPORT_LIMIT: {
    status: 409,
    message: 'You have as many conversations as an account can hold. Write in one that is there.',
  },
  SUPPORT_MESSAGE_LIMIT: {
    status: 409,
    message: 'This conversation is as long as it can be. Begin a new one.',
  },
  SUPPORT_FILE_GONE: {
    status: 409,
    message: 'A file is not here any more. Remove it and attach it again. Nothing was sent.',
  },
  SUPPORT_TOO_MANY: {
    status: 429,
    message: 'There were too many messages from here or to this address. Wait an hour, then send it again.',
  },
  SUPPORT_LINK_UNKNOWN: {
    status: 404,
    message: 'This link does not work. It may have expired: write your message again.',
  },
} as const satisfies Record<string, CatalogueError>;
