import type { CatalogueError } from '../server-errors.ts';

export const notificationErrors = {
  NOTIFICATION_UNKNOWN: { status: 404, message: 'There is no such notification.' },
} as const satisfies Record<string, CatalogueError>;
