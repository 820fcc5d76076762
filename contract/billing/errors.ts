import type { CatalogueError } from '../server-errors.ts';

export const billingErrors = {
  INVOICE_UNKNOWN: { status: 404, message: 'There is no such invoice.' },
  INVOICE_OPEN: { status: 409, message: 'There is an unpaid invoice for this already.' },
  INVOICE_NOT_ISSUED: { status: 409, message: 'This invoice has no number yet. It gets one when it is paid.' },
  INVOICE_SETTLED: { status: 409, message: 'There is nothing to pay here any more. Reload to see how it stands.' },
  PLAN_LIMIT: {
    status: 409,
    message: 'Your plan has no room for another one. All that you have stays yours to work on and to download.',
  },
  PAYMENT_UNKNOWN: { status: 404, message: 'There is no such payment.' },
  PAYMENT_ENDED: { status: 409, message: 'This payment has ended. Reload to see how it stands.' },
  PAYMENT_MISMATCH: {
    status: 409,
    message:
      'The checkout reported another amount than was asked. We are looking at it and will tell you. Do not pay online again.',
  },
  PAYMENT_BEING_CHECKED: {
    status: 409,
    message: 'We are asking the bank about a charge of your card. Do not pay by card again: we will write to you.',
  },
  CARD_UNKNOWN: { status: 404, message: 'There is no such card.' },
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
  TRANSFER_DAY_INVALID: {
    status: 400,
    message: 'Give the day on which the money came: not one in the future, nor one before it was asked for.',
  },
  TRANSFER_ANSWERED: {
    status: 409,
    message:
      'We have looked for this transfer already, so there is nothing to take back. The page shows what we found.',
  },
  TRANSFER_BOOKED_ALREADY: {
    status: 409,
    message:
      'Money was booked for this transfer already. Nothing was booked now. Confirm it only where the statement shows another transfer, and say so.',
  },
  TRANSFER_CHANGED: {
    status: 409,
    message: 'This transfer has changed since you opened it. Nothing was booked. Look at it again.',
  },
  TRANSFER_LIMIT: {
    status: 409,
    message: 'Three of your transfers wait to be confirmed already. Wait for one of them, or pay by card.',
  },
  TRANSFER_PART_RECEIVED: {
    status: 409,
    message: 'Part of this transfer has arrived, so it cannot be rejected. Cancel what it is for to send it back.',
  },
  PLAN_NONE: { status: 404, message: 'You have no plan that is paid for. Choose one to begin.' },
  PLAN_NOT_SOLD: { status: 409, message: 'This plan is not sold on these terms. Choose another.' },
  PLAN_PRICE_TOO_SOON: {
    status: 409,
    message: 'A new price begins tomorrow in Lagos at the earliest: members are looking at the one of today.',
  },
  PLAN_PRICE_NOT_ANNOUNCED: {
    status: 409,
    message: 'This price is not announced any more, or has begun. Nothing was taken back. Reload to see how it stands.',
  },
  PLAN_PRICE_SAME: { status: 409, message: 'It costs this on that day already. Nothing was announced.' },
  PLAN_PRICE_TOO_SMALL: { status: 409, message: 'No card can be charged so little. Set a higher price.' },
  PLAN_TRANSFER_SENT: {
    status: 409,
    message:
      'A transfer was sent for it, so it cannot be dropped now. You can still choose another plan: money that came for this one becomes your credit.',
  },
  PLAN_CHECKING: {
    status: 409,
    message:
      'We are still checking with your bank what became of the last charge. Nothing else is charged until we know. Come back later.',
  },
  PLAN_PAID_AHEAD: {
    status: 409,
    message: 'Your next period is paid for already. Choose again once it has begun.',
  },
  PLAN_NOTHING_TO_PAY: {
    status: 409,
    message: 'This begins at the end of the period that you paid for, so there is nothing to pay today.',
  },
  PLAN_IS_PAID_FIRST: {
    status: 409,
    message: 'This plan begins at once and is paid first. Look at what it costs, then pay.',
  },
  PLAN_SUM_CHANGED: {
    status: 409,
    message: 'The sum has changed since you saw it. Nothing was charged. Look at it again.',
  },
  PLAN_CARD_UNKNOWN: { status: 409, message: 'This card can no longer be charged. Choose another one.' },
  SUBSCRIBER_UNKNOWN: { status: 404, message: 'There is no such founder.' },
  SUBSCRIBER_NO_PLAN: { status: 409, message: 'There is no plan to cancel. Reload to see how it stands.' },
  SUBSCRIBER_NO_REFUND: {
    status: 409,
    message: 'There is no paid period that runs, so nothing can go back. Reload to see how it stands.',
  },
  REFUND_SUM_CHANGED: {
    status: 409,
    message: 'What goes back has changed since you saw it. Nothing was sent. Look at it again.',
  },
  COMP_UNKNOWN: { status: 404, message: 'There is no such plan that was given.' },
  COMP_DAY_INVALID: { status: 409, message: 'Give a last day that is not over, within five years from today.' },
  REFUND_UNKNOWN: { status: 404, message: 'There is no such refund.' },
  REFUND_NOT_BY_HAND: {
    status: 409,
    message: 'The payment provider sends this refund. There is nothing to do by hand.',
  },
  REFUND_NEEDS_ACCOUNT: {
    status: 409,
    message:
      'The payer has not said yet which bank account it is to be sent to. They can do that in their billing history.',
  },
  PAPER_UNKNOWN: { status: 404, message: 'There is no such receipt or credit note.' },
  CREDIT_EMPTY: { status: 409, message: 'There is no credit to send back. Reload to see how it stands.' },
  BANK_DETAILS_NOT_NEEDED: {
    status: 409,
    message: 'This refund needs no bank details any more. Reload to see how it stands.',
  },
  BANK_DETAILS_GONE: {
    status: 409,
    message: 'These bank details are deleted by now, since the refund that they were for was sent. Type them again.',
  },
  DISPUTE_UNKNOWN: { status: 404, message: 'There is no such dispute.' },
  DISPUTE_OVER: { status: 409, message: 'This dispute is over. Reload to see how it ended.' },
} as const satisfies Record<string, CatalogueError>;
