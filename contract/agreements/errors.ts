import type { CatalogueError } from '../server-errors.ts';

export const agreementErrors = {
  AGREEMENT_UNKNOWN: { status: 404, message: 'There is no such document. It may have been deleted.' },
  AGREEMENT_NOT_OFFERED: { status: 409, message: 'There is no template of this document for this law yet.' },
  AGREEMENT_FINAL: { status: 409, message: 'This document is final. Reopen it to change it; its versions stay.' },
  AGREEMENT_INCOMPLETE: {
    status: 409,
    message: 'This document cannot be final yet. Everything is kept; settle what is listed and try again.',
  },
  AGREEMENT_FLAG_UNKNOWN: { status: 404, message: 'Nothing in this document needs this to be acknowledged any more.' },
} as const satisfies Record<string, CatalogueError>;
