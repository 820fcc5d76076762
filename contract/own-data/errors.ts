import type { CatalogueError } from '../server-errors.ts';

export const ownDataErrors = {
  ERASURE_EMAIL: { status: 400, message: 'This is not the e-mail address of your account.' },
  ERASURE_ADVISER: {
    status: 409,
    message:
      'You are an adviser here, and founders may have booked you. Ask the operator to end that first; then you can delete your account.',
  },
  ERASURE_LAST_OPERATOR: {
    status: 409,
    message:
      'You are the only operator of this site. Give that role to somebody else first; then you can delete your account.',
  },
} as const satisfies Record<string, CatalogueError>;
