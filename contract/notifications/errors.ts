import type { CatalogueError } from '../server-errors.ts';

export const notificationErrors = {
  NOTIFICATION_LINK_UNKNOWN: {
    status: 404,
    message: 'This link is not one of ours. Open the whole link from the e-mail.',
  },
  NOTIFICATION_UNKNOWN: { status: 404, message: 'There is no such notification.' },
} as const satisfies Record<string, CatalogueError>;
