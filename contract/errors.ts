import { bookingErrors } from './booking-errors.ts';
import { identityErrors } from './identity-errors.ts';
import { type CatalogueError, serverErrors } from './server-errors.ts';

/**
 * The error catalogue: every code an answer may carry, with its HTTP status and the sentence a user reads.
 * Codes read NOUN_REASON; `auth/…` codes are the identity provider's own (specification §7 and §8).
 */
export const errors = {
  ...serverErrors,
  ...identityErrors,
  ...bookingErrors,
  ACCESS_ROLE_MISSING: { status: 403, message: 'Your account does not have access to this.' },
  ACCOUNT_UNKNOWN: { status: 404, message: 'This account has not been set up yet. Please log in again.' },
  ACCOUNT_NOT_OWN: { status: 403, message: 'You can only change your own account.' },
  NOTIFICATION_UNKNOWN: { status: 404, message: 'There is no such notification.' },
  MAIL_UNKNOWN: { status: 404, message: 'This mail is not in the outbox.' },
  ROLE_NOT_GRANTABLE: { status: 403, message: 'This role cannot be chosen.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This was already sent with other content. Reload the page and try again.',
  },
  RECORD_CHANGED: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Reload to see the newest version.',
  },
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
  VERSION_UNKNOWN: { status: 404, message: 'There is no such version of this document.' },
  IDEA_UNKNOWN: { status: 404, message: 'There is no such idea. It may have been deleted.' },
  ASSUMPTION_UNKNOWN: { status: 404, message: 'This idea has no such assumption.' },
  ASSUMPTION_IN_USE: {
    status: 409,
    message: 'Evidence or a test belongs to this assumption. Move or remove that first.',
  },
  EVIDENCE_UNKNOWN: { status: 404, message: 'There is no such evidence. It may have been removed.' },
  LEDGER_LIMIT: { status: 409, message: 'This list is as long as it can be. Remove something first.' },
  TEST_CARD_UNKNOWN: { status: 404, message: 'There is no such test.' },
  TEST_CARD_OPEN: {
    status: 409,
    message: 'A test of this assumption is already locked. Enter its result, or move its pass mark with a reason.',
  },
  CHECK_UNKNOWN: { status: 404, message: 'There is no such readiness check. It may have been deleted.' },
  CRITERION_UNKNOWN: { status: 404, message: 'There is no such criterion.' },
  CASH_ENTRY_UNKNOWN: { status: 404, message: 'There is no such entry. It may have been removed.' },
  CASH_CURRENCY_MIXED: {
    status: 409,
    message:
      'Your cash ledger is in another currency. Enter every amount in one currency: no exchange rate is guessed.',
  },
  AGREEMENT_UNKNOWN: { status: 404, message: 'There is no such document. It may have been deleted.' },
  AGREEMENT_NOT_OFFERED: { status: 409, message: 'There is no template of this document for this law yet.' },
  AGREEMENT_FINAL: { status: 409, message: 'This document is final. Reopen it to change it; its versions stay.' },
  AGREEMENT_INCOMPLETE: {
    status: 409,
    message: 'This document cannot be final yet. Everything is kept; settle what is listed and try again.',
  },
  AGREEMENT_FLAG_UNKNOWN: { status: 404, message: 'Nothing in this document needs this to be acknowledged any more.' },
  LINK_UNKNOWN: {
    status: 404,
    message: 'This link does not work. It may have expired or been revoked: ask whoever sent it for a new one.',
  },
  SHARE_LINK_LIMIT: { status: 409, message: 'This document has as many links as it can have.' },
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
  FILE_UNKNOWN: { status: 404, message: 'There is no such file.' },
  FILE_UNREADABLE: { status: 400, message: 'Choose a JPG, PNG or PDF file that opens on your device.' },
  AI_NOT_CONFIGURED: { status: 409, message: 'No AI provider is configured here. Everything works without one.' },
  NARRATIVE_UNKNOWN: { status: 404, message: 'There is no such AI text. It may have been deleted.' },
  NARRATIVE_USE_UNKNOWN: { status: 400, message: 'This kind of AI text does not exist for this document.' },
  NARRATIVE_NOT_ALLOWED: {
    status: 409,
    message: 'AI words are off for this report. Look at what would be sent and switch them on first.',
  },
  NARRATIVE_PREVIEW_STALE: {
    status: 409,
    message: 'What would be sent has changed since you looked at it. Nothing was sent. Look again.',
  },
  NARRATIVE_LIMIT: {
    status: 409,
    message: 'You have used all AI texts that your plan has in a month. Your reports are complete without them.',
  },
  SERVICE_UNKNOWN: { status: 404, message: 'There is no such service. It may no longer be offered.' },
  SERVICE_ARCHIVED: { status: 409, message: 'This service is archived. Take it out of the archive first.' },
  ADVISER_UNKNOWN: { status: 404, message: 'There is no such adviser for this.' },
  EXCEPTION_UNKNOWN: { status: 404, message: 'There is no such exception. It may have been removed.' },
  CATALOGUE_LIMIT: { status: 409, message: 'There are as many as there can be. Archive or change one instead.' },
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
  NARRATIVE_RUNNING: { status: 409, message: 'This text is being written already. Wait for it, or cancel it.' },
  INVOICE_UNKNOWN: { status: 404, message: 'There is no such invoice.' },
  INVOICE_OPEN: { status: 409, message: 'There is an unpaid invoice for this already.' },
  INVOICE_NOT_ISSUED: { status: 409, message: 'This invoice has no number yet. It gets one when it is paid.' },
  INVOICE_SETTLED: { status: 409, message: 'There is nothing to pay here any more. Reload to see how it stands.' },
  PAYMENT_UNKNOWN: { status: 404, message: 'There is no such payment.' },
  PAYMENT_ENDED: { status: 409, message: 'This payment has ended. Reload to see how it stands.' },
  PAYMENT_MISMATCH: {
    status: 409,
    message:
      'The checkout reported another amount than was asked. We are looking at it and will tell you. Do not pay online again.',
  },
  PAYMENT_METHOD_NOT_OFFERED: { status: 409, message: 'This cannot be paid that way. Choose another.' },
  PAYMENT_CURRENCY_NOT_OFFERED: {
    status: 409,
    message:
      'We cannot be paid in this currency just now. Your time is still held: choose another currency, or let it go.',
  },
  PAYMENT_PROVIDER_AWAY: {
    status: 503,
    message: 'The checkout cannot be reached just now. Nothing was charged. Try again in a minute or pay another way.',
  },
  PAYMENT_SIGNATURE_INVALID: { status: 401, message: 'This message is not signed as it should be.' },
  CHECKOUT_UNKNOWN: { status: 404, message: 'There is no such checkout.' },
  CHECKOUT_ENDED: { status: 409, message: 'This checkout has ended.' },
  TRANSFER_DAY_INVALID: { status: 400, message: 'Give the day on which the money came: not one in the future.' },
  TRANSFER_LIMIT: {
    status: 409,
    message: 'Three of your transfers wait to be confirmed already. Wait for one of them, or pay by card.',
  },
  TRANSFER_PART_RECEIVED: {
    status: 409,
    message: 'Part of this transfer has arrived, so it cannot be rejected. Cancel what it is for to send it back.',
  },
  REFUND_UNKNOWN: { status: 404, message: 'There is no such refund.' },
  REFUND_NOT_BY_HAND: {
    status: 409,
    message: 'The payment provider sends this refund. There is nothing to do by hand.',
  },
} as const satisfies Record<string, CatalogueError>;

export type ErrorCode = keyof typeof errors;

/** One message per field that failed, keyed by its dotted path. */
export type FieldErrors = Record<string, string>;

/** Thrown anywhere on the server; the one error handler turns it into the catalogue's answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** What helps to go on, such as other times; its shape stands with the endpoint. */
  readonly data: object | undefined;
  constructor(code: ErrorCode, options: { fields?: FieldErrors; data?: object; cause?: unknown } = {}) {
    super(errors[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.data = options.data;
  }
  get status(): number {
    return errors[this.code].status;
  }
  get retryAfterSeconds(): number | undefined {
    const entry: CatalogueError = errors[this.code];
    return entry.retryAfterSeconds;
  }
}
