export interface CatalogueError {
  status: number;
  message: string;
  /** When it is worth trying again; sent as the header Retry-After. */
  retryAfterSeconds?: number;
}

/** What any call may answer: the request itself cannot be used, or the server cannot do it now. */
export const serverErrors = {
  REQUEST_INVALID: { status: 400, message: 'Some of what was sent cannot be used. Check the marked fields.' },
  REQUEST_TOO_LARGE: {
    status: 413,
    message: 'That is more than can be sent at once. Shorten it or choose a smaller file.',
  },
  REQUEST_MEDIA_TYPE: {
    status: 415,
    message: 'This kind of content cannot be read here. Send JSON, with the header "Content-Type: application/json".',
  },
  REQUEST_FORM_NEEDED: { status: 415, message: 'Send this as a form with a file, as multipart/form-data.' },
  REQUEST_LIMITED: { status: 429, message: 'Too many requests. Please wait a little and try again.' },
  ROUTE_UNKNOWN: { status: 404, message: 'The requested resource was not found' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'That cannot be done here.' },
  SERVER_FAULT: { status: 500, message: 'A server error occurred. Please try again later.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'This part is not available just now. Please try again in a minute.',
    retryAfterSeconds: 30,
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: 'We cannot reach our records just now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  WORK_LIMIT: {
    status: 429,
    message: 'Two of your files wait to be made already. Wait until they are there, then try again.',
    retryAfterSeconds: 5,
  },
  VERSION_UNREADABLE: {
    status: 500,
    message: 'This version was saved in a form that we cannot show just now. It is kept as it is; please write to us.',
  },
  WORK_FAILED: {
    status: 500,
    message: 'This could not be made. Try again, and write to us if it fails again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This was already sent with other content. Reload the page and try again.',
  },
  RECORD_CHANGED: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Reload to see the newest version.',
  },
  FILE_UNKNOWN: { status: 404, message: 'There is no such file.' },
  FILE_DAMAGED: {
    status: 500,
    message: 'This file is not as it was stored, so we do not hand it out. Please write to us.',
  },
  FILE_UNREADABLE: { status: 400, message: 'Choose a JPG, PNG or PDF file that opens on your device.' },
} as const satisfies Record<string, CatalogueError>;
