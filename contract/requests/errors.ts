import type { CatalogueError } from '../server-errors.ts';

export const requestErrors = {
  MEMBER_REQUEST_UNKNOWN: {
    status: 404,
    message: 'There is no such request. The member may have deleted it with the document.',
  },
  MEMBER_REQUEST_ANSWERED: { status: 409, message: 'This request was answered already.' },
  MEMBER_REQUEST_OPEN: {
    status: 409,
    message: 'A person has this version already. You are told as soon as it is answered.',
  },
  MEMBER_REQUEST_LIMIT: {
    status: 409,
    message: 'You have 20 open requests. Wait for the answer to one of them first.',
  },
} as const satisfies Record<string, CatalogueError>;
