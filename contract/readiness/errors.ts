import type { CatalogueError } from '../server-errors.ts';

export const readinessErrors = {
  CHECK_UNKNOWN: { status: 404, message: 'There is no such readiness check. It may have been deleted.' },
  CRITERION_UNKNOWN: { status: 404, message: 'There is no such question.' },
  CASH_ENTRY_UNKNOWN: { status: 404, message: 'There is no such entry. It may have been removed.' },
  CASH_CURRENCY_MIXED: {
    status: 409,
    message:
      'Your cash ledger is in another currency. Enter every amount in one currency: no exchange rate is guessed.',
  },
} as const satisfies Record<string, CatalogueError>;
