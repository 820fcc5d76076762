import * as accounts from './accounts/accounts.ts';
import * as consents from './accounts/consents.ts';
import * as emailChange from './accounts/email-change.ts';
import * as linkedLogins from './accounts/linked-logins.ts';
import * as passkeys from './accounts/passkeys.ts';
import * as phone from './accounts/phone.ts';
import * as photo from './accounts/photo.ts';
import * as profile from './accounts/profile.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as sessions from './accounts/sessions.ts';
import * as agreements from './agreements/agreements.ts';
import * as agreementVersions from './agreements/versions.ts';
import * as audit from './audit-log/audit-log.ts';
import * as adminBilling from './billing/admin.ts';
import * as adminComps from './billing/admin-comps.ts';
import * as adminDisputes from './billing/admin-disputes.ts';
import * as adminPrices from './billing/admin-prices.ts';
import * as adminSubscribers from './billing/admin-subscribers.ts';
import * as adminTransfers from './billing/admin-transfers.ts';
import * as billing from './billing/billing.ts';
import * as cards from './billing/cards.ts';
import * as credit from './billing/credit.ts';
import * as entitlements from './billing/entitlements.ts';
import * as history from './billing/history.ts';
import * as journal from './billing/journal.ts';
import * as payments from './billing/payments.ts';
import * as plans from './billing/plans.ts';
import * as adminBookings from './bookings/admin.ts';
import * as bookings from './bookings/bookings.ts';
import * as holds from './bookings/holds.ts';
import * as outcomes from './bookings/outcomes.ts';
import * as waitlist from './bookings/waitlist.ts';
import * as adminAdvisers from './consultation/admin-advisers.ts';
import * as adminServices from './consultation/admin-services.ts';
import * as consultation from './consultation/consultation.ts';
import * as adminCoupons from './coupons/admin.ts';
import * as devCheckout from './dev/checkout.ts';
import * as dev from './dev/dev.ts';
import * as documents from './documents/documents.ts';
import * as exports from './documents/exports.ts';
import type { Endpoint } from './endpoint.ts';
import * as mail from './mail/mail.ts';
import * as adminMessages from './messages/admin.ts';
import * as narratives from './narratives/narratives.ts';
import * as pastedText from './narratives/pasted-text.ts';
import * as notifications from './notifications/notifications.ts';
import * as erasure from './own-data/erasure.ts';
import * as ownData from './own-data/own-data.ts';
import * as preferences from './preferences/preferences.ts';
import * as adminPrograms from './programs/admin.ts';
import * as programs from './programs/programs.ts';
import * as adminQuotes from './quotes/admin.ts';
import * as quoteAnswers from './quotes/answers.ts';
import * as quoteFiles from './quotes/files.ts';
import * as quotes from './quotes/quotes.ts';
import * as cash from './readiness/ledger.ts';
import * as readiness from './readiness/readiness.ts';
import * as readinessVersions from './readiness/versions.ts';
import * as adminRequests from './requests/admin.ts';
import * as requests from './requests/requests.ts';
import * as shell from './shell/shell.ts';
import * as publication from './signing/publication.ts';
import * as readers from './signing/readers.ts';
import * as sharing from './signing/sharing.ts';
import * as signatures from './signing/signatures.ts';
import * as signing from './signing/signing.ts';
import * as adminSupport from './support/admin.ts';
import * as support from './support/support.ts';
import * as supportVisitors from './support/visitor.ts';
import * as system from './system/system.ts';
import * as resultFiles from './validation/result-files.ts';
import * as testCards from './validation/test-cards.ts';
import * as validation from './validation/validation.ts';
import * as versions from './validation/versions.ts';
import * as witness from './validation/witness.ts';

/** Every endpoint of the product by module: OpenAPI, the route map and the contract tests walk this table. */
export const endpointsByTag: Record<string, Record<string, Endpoint>> = {
  accounts: endpointsOf(
    accounts,
    consents,
    profile,
    phone,
    photo,
    sessions,
    emailChange,
    secondFactor,
    passkeys,
    linkedLogins,
  ),
  dev: endpointsOf(dev, devCheckout),
  documents: endpointsOf(documents, exports),
  validation: endpointsOf(validation, testCards, resultFiles, versions, witness),
  agreements: endpointsOf(agreements, agreementVersions),
  readiness: endpointsOf(readiness, cash, readinessVersions),
  sharing: endpointsOf(sharing, publication, readers),
  signing: endpointsOf(signing, signatures),
  narratives: endpointsOf(narratives, pastedText),
  notifications: endpointsOf(notifications),
  preferences: endpointsOf(preferences),
  mail: endpointsOf(mail),
  messages: endpointsOf(adminMessages),
  ownData: endpointsOf(ownData, erasure),
  shell: endpointsOf(shell),
  requests: endpointsOf(requests, adminRequests),
  admin: endpointsOf(audit),
  consultation: endpointsOf(consultation, adminServices, adminAdvisers),
  quotes: endpointsOf(quotes, quoteFiles, quoteAnswers, adminQuotes),
  billing: endpointsOf(
    billing,
    payments,
    plans,
    cards,
    entitlements,
    credit,
    history,
    adminBilling,
    adminTransfers,
    journal,
    adminComps,
    adminDisputes,
    adminPrices,
    adminSubscribers,
  ),
  coupons: endpointsOf(adminCoupons),
  programs: endpointsOf(programs, adminPrograms),
  bookings: endpointsOf(bookings, holds, outcomes, waitlist, adminBookings),
  support: endpointsOf(support, supportVisitors, adminSupport),
  system: endpointsOf(system),
};

export const allEndpoints: Endpoint[] = Object.values(endpointsByTag).flatMap((module) => Object.values(module));

/** Whatever endpoint a contract file exports: none can be left out of the table that the tests walk. */
function endpointsOf(...files: object[]): Record<string, Endpoint> {
  return Object.fromEntries(files.flatMap((file) => Object.entries(file)).filter(([, value]) => isEndpoint(value)));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'reply' in value;
}
