import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpointsByTag } from './endpoints.ts';
import type { ErrorCode } from './errors.ts';

const changesNothing = 'repeating it changes nothing';
const onlyReads = 'it reads; a secret or a long text in the body keeps it from being a GET';
const refused = (code: ErrorCode) => ({ refusedWith: code });

/** Every POST that takes no Idempotency-Key, and why a double click or a repeated request does no harm. */
const withoutKey: Record<string, string | { refusedWith: ErrorCode }> = {
  createRole: changesNothing,
  resendVerification: refused('auth/too-many-requests'),
  updatePassword: changesNothing,
  beginSecondFactor: 'the newest key counts, and nothing else changes',
  confirmSecondFactor: refused('auth/second-factor-on'),
  renewRecoveryCodes: refused('auth/used-code'),
  endSecondFactor: refused('auth/second-factor-off'),
  tryOwnMailAgain: refused('MAIL_RETRY_LIMIT'),
  clearMarkedAddress: changesNothing,
  syncLearning: 'it reads what is on the platform now',
  retryEnrolment: refused('ENROLMENT_UNKNOWN'),
  sendPhoneCode: refused('PHONE_CODE_LIMIT'),
  confirmPhone: refused('PHONE_CODE_ENDED'),
  resendEmailChange: refused('auth/too-many-requests'),
  openEmailLink: onlyReads,
  confirmEmailLink: refused('auth/invalid-action-code'),
  stopEmailLink: refused('auth/invalid-action-code'),
  requestErasure: 'the day of the first request stays',
  answerRequest: refused('MEMBER_REQUEST_ANSWERED'),
  actOnDevCheckout: refused('CHECKOUT_ENDED'),
  restoreDocument: changesNothing,
  hideDocument: changesNothing,
  showDocument: changesNothing,
  moveAgreementTemplate: changesNothing,
  reopenAgreement: changesNothing,
  addObservation: 'its own key, kept for ever, makes a repeated one the same observation',
  openWitnessLink: onlyReads,
  answerWitnessLink: changesNothing,
  revokeWitnessLink: changesNothing,
  openSharedDocument: onlyReads,
  readSharedFile: onlyReads,
  readSharedFigures: onlyReads,
  revokeShareLink: changesNothing,
  requestSigning: refused('SIGNING_PENDING'),
  cancelSigning: refused('SIGNING_ENDED'),
  remindSigner: refused('REMINDER_TOO_SOON'),
  openSigning: onlyReads,
  readSigningFile: onlyReads,
  verifyFile: onlyReads,
  signAgreement: changesNothing,
  declineAgreement: refused('SIGNING_ENDED'),
  previewPaste: onlyReads,
  cancelNarrative: changesNothing,
  markRead: changesNothing,
  markAllRead: changesNothing,
  unsubscribeDigest: changesNothing,
  archiveService: refused('RECORD_CHANGED'),
  restoreService: refused('RECORD_CHANGED'),
  submitQuote: refused('QUOTE_CHANGED'),
  withdrawQuote: refused('QUOTE_CHANGED'),
  declineOffer: refused('QUOTE_CHANGED'),
  completeWork: refused('QUOTE_CHANGED'),
  refuseQuote: refused('QUOTE_CHANGED'),
  closeSupport: refused('SUPPORT_CHANGED'),
  reopenSupport: refused('SUPPORT_CHANGED'),
  writeAsVisitor: changesNothing,
  confirmVisitor: changesNothing,
  startPayment: 'the payment that is open already is answered again',
  previewSubscription: 'it reads; the sum of a choice of three belongs into a body',
  changePlan: changesNothing,
  refundSubscriberPeriod: changesNothing,
  withdrawPlanPrice: refused('PLAN_PRICE_NOT_ANNOUNCED'),
  enrolInCourse: changesNothing,
  enrolInPlan: changesNothing,
  cancelPlan: changesNothing,
  returnToPlan: changesNothing,
  claimTransfer: changesNothing,
  verifyPayment: 'the provider says each time what it has; it is booked once',
  rejectTransfer: refused('PAYMENT_ENDED'),
  markRefundSent: changesNothing,
  endCoupon: changesNothing,
  markDisputeAnswered: changesNothing,
  announcePlanPrice: changesNothing,
  cancelSubscriberPlan: changesNothing,
  endComp: changesNothing,
  releaseHold: changesNothing,
  linkOutcome: changesNothing,
  leaveWaitlist: changesNothing,
};

const posts = Object.values(endpointsByTag)
  .flatMap((endpoints) => Object.entries<Endpoint>(endpoints))
  .filter(([, { method }]) => method === 'POST');
const exceptions = posts.filter(([name]) => name in withoutKey);

describe('a POST', () => {
  it.each(posts.filter(([name]) => !(name in withoutKey)))('%s takes an Idempotency-Key', (_name, endpoint) => {
    expect(endpoint).toMatchObject({ idempotent: true });
    expect(endpoint.errors).toContain('IDEMPOTENCY_KEY_REUSED');
  });

  it.each(exceptions)('%s takes none, since sending it twice does no harm', (name, endpoint) => {
    expect(endpoint.idempotent ?? false).toBe(false);
    const why = withoutKey[name];
    if (typeof why === 'object') expect(endpoint.errors).toContain(why.refusedWith);
  });
});

it('knows every exception that it names', () => {
  expect(exceptions.map(([name]) => name).sort()).toEqual(Object.keys(withoutKey).sort());
});
