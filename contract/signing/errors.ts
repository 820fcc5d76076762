import type { CatalogueError } from '../server-errors.ts';

export const signingErrors = {
  LINK_UNKNOWN: {
    status: 404,
    message: 'This link does not work. It may have expired or been revoked: ask the person who sent it for a new one.',
  },
  SHARE_LINK_LIMIT: { status: 409, message: 'This document has as many links as it can have.' },
  REPORT_UNKNOWN: { status: 404, message: 'There is no report at this address. Check that it is complete.' },
  REPORT_STOPPED: { status: 410, message: 'The founder no longer publishes this report.' },
  PUBLICATION_KIND: { status: 409, message: 'Only the report of an idea can be published.' },
  PUBLICATION_LIMIT: { status: 409, message: 'This report was published under as many addresses as it can have.' },
  PUBLICATION_UNLAWFUL: {
    status: 409,
    message:
      'This cannot be published: its words name something that the law may forbid. Ask a lawyer first; if the word means something lawful here, use another and save a new version.',
  },
  REPORT_WITHHELD: {
    status: 410,
    message: 'This report is not shown: its words name something that the law may forbid.',
  },
  SIGNING_UNKNOWN: { status: 404, message: 'There is no such signing request.' },
  SIGNING_NOT_ALLOWED: { status: 409, message: 'This document may not be signed electronically.' },
  SIGNING_PENDING: { status: 409, message: 'People are being asked to sign this already. Cancel that request first.' },
  SIGNING_COMPLETED: { status: 409, message: 'Everybody has signed this version already.' },
  SIGNING_LIMIT: { status: 409, message: 'Signatures were asked for as often as one document allows.' },
  SIGNING_MAIL_LIMIT: {
    status: 429,
    message: 'You have asked many people to sign today. Your document is kept; ask again tomorrow.',
  },
  SIGNING_UNVERIFIED: { status: 409, message: 'Verify your e-mail address first: signers are asked by e-mail.' },
  SIGNING_ENDED: { status: 409, message: 'This has ended: nothing can be signed or declined any more.' },
  SIGNING_NOT_YOUR_TURN: {
    status: 409,
    message: 'Somebody else signs before you. We will write to you when it is your turn.',
  },
  SIGNING_OTHER_FILE: {
    status: 409,
    message: 'This is not the file that is to be signed. Reload the page and read it again.',
  },
  REMINDER_TOO_SOON: { status: 409, message: 'A reminder can be sent once a day, and three times at most.' },
} as const satisfies Record<string, CatalogueError>;
