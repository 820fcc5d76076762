import type { CatalogueError } from '../server-errors.ts';

export const documentErrors = {
  DOCUMENT_UNKNOWN: { status: 404, message: 'There is no such document. It may have been deleted.' },
  DOCUMENT_SIGNED: {
    status: 409,
    message: 'Everybody has signed this document: it is proof for the others too. You can hide it instead.',
  },
  DOCUMENT_SIGNING: {
    status: 409,
    message: 'Somebody has signed this document already. Cancel the request for signatures first, or hide it.',
  },
  DOCUMENT_LIMIT: { status: 409, message: 'You have as many documents as an account can hold. Delete one first.' },
  EXPORT_UNKNOWN: { status: 404, message: 'There is no such zip file. It may have been removed.' },
  EXPORT_EMPTY: { status: 400, message: 'No document matches. Change the filters, then export again.' },
  EXPORT_TOO_LARGE: {
    status: 400,
    message: 'One zip file holds at most 500 documents. Choose fewer, or filter the list first.',
  },
  EXPORT_LIMIT: { status: 409, message: 'You keep as many zip files as an account can hold. Remove one first.' },
  EXPORT_UNDER_WAY: { status: 409, message: 'Your data is being collected already. It takes about a minute.' },
  VERSION_UNKNOWN: { status: 404, message: 'There is no such version of this document.' },
} as const satisfies Record<string, CatalogueError>;
