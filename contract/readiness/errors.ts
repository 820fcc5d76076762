import type { CatalogueError } from '../server-errors.ts';

export const readinessErrors = {
  CHECK_UNKNOWN: { status: 404, message: 'There is no such readiness check. It may have been deleted.' },
  CRITERION_UNKNOWN: { status: 404, message: 'There is no such question.' },
  PROOF_UNREADABLE: {
    status: 400,
    message:
      'Choose a JPG, PNG or PDF file, an Excel file (xlsx), a Word file (docx) or a CSV file in UTF-8 that opens on your device.',
  },
  CASH_ENTRY_UNKNOWN: { status: 404, message: 'There is no such entry. It may have been removed.' },
  CASH_CURRENCY_MIXED: {
    status: 409,
    message:
      'Your cash ledger is in another currency. Enter every amount in one currency: no exchange rate is guessed.',
  },
} as const satisfies Record<string, CatalogueError>;
