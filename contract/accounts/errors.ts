import type { CatalogueError } from '../server-errors.ts';

export const accountErrors = {
  ACCESS_ROLE_MISSING: { status: 403, message: 'Your account does not have access to this.' },
  ACCOUNT_UNKNOWN: { status: 404, message: 'This account has not been set up yet. Please log in again.' },
  ACCOUNT_NOT_OWN: { status: 403, message: 'You can only change your own account.' },
  ROLE_NOT_GRANTABLE: { status: 403, message: 'This role cannot be chosen.' },
} as const satisfies Record<string, CatalogueError>;
