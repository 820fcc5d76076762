import type { CatalogueError } from '../server-errors.ts';

export const quoteErrors = {
  QUOTE_UNKNOWN: { status: 404, message: 'There is no such quote.' },
  QUOTE_CHANGED: {
    status: 409,
    message:
      'This quote has moved on, so this cannot be done any more. Nothing was changed: reload to see where it stands.',
  },
  QUOTE_LIMIT: { status: 409, message: 'You have as many quotes as an account can hold.' },
  QUOTE_FILE_LIMIT: { status: 409, message: 'A quote holds at most 5 files. Remove one first.' },
  QUOTE_MESSAGE_LIMIT: { status: 409, message: 'This conversation is as long as it can be. Ask for a new quote.' },
  OFFER_UNKNOWN: { status: 404, message: 'There is no such version of the offer.' },
  OFFER_CHANGED: {
    status: 409,
    message: 'There is a newer version of this offer. Nothing was accepted or sent: reload and read it first.',
  },
  OFFER_EXPIRED: {
    status: 409,
    message: 'This offer is no longer valid. Nothing was accepted: write to us and ask for a new one.',
  },
  OFFER_TAX_CHANGED: {
    status: 409,
    message:
      'The tax on this offer has changed since it was made. Nothing was accepted: write to us and ask for a new version.',
  },
  OFFER_LIMIT: { status: 409, message: 'This quote has as many versions of the offer as it can have.' },
} as const satisfies Record<string, CatalogueError>;
