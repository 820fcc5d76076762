import * as accounts from './accounts.ts';
import * as adminAdvisers from './admin-advisers.ts';
import * as audit from './admin-audit.ts';
import * as adminBilling from './admin-billing.ts';
import * as adminBookings from './admin-bookings.ts';
import * as adminQuotes from './admin-quotes.ts';
import * as adminServices from './admin-services.ts';
import * as agreementVersions from './agreement-versions.ts';
import * as agreements from './agreements.ts';
import * as billing from './billing.ts';
import * as bookings from './bookings.ts';
import * as consultation from './consultation.ts';
import * as dev from './dev.ts';
import * as devCheckout from './dev-checkout.ts';
import * as exports from './document-exports.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as holds from './holds.ts';
import * as narratives from './narratives.ts';
import * as notifications from './notifications.ts';
import * as outcomes from './outcomes.ts';
import * as pastedText from './pasted-text.ts';
import * as quoteAnswers from './quote-answers.ts';
import * as quoteFiles from './quote-files.ts';
import * as quotes from './quotes.ts';
import * as readiness from './readiness.ts';
import * as cash from './readiness-ledger.ts';
import * as readinessVersions from './readiness-versions.ts';
import * as sharing from './sharing.ts';
import * as signatures from './signatures.ts';
import * as signing from './signing.ts';
import * as system from './system.ts';
import * as validation from './validation.ts';
import * as versions from './validation-versions.ts';
import * as waitlist from './waitlist.ts';

/** Every endpoint of the product by module: OpenAPI, the route map and the contract tests walk this table. */
export const endpointsByTag: Record<string, Record<string, Endpoint>> = {
  accounts: endpointsOf(accounts),
  dev: endpointsOf(dev, devCheckout),
  documents: endpointsOf(documents, exports),
  validation: endpointsOf(validation, versions),
  agreements: endpointsOf(agreements, agreementVersions),
  readiness: endpointsOf(readiness, cash, readinessVersions),
  sharing: endpointsOf(sharing),
  signing: endpointsOf(signing, signatures),
  narratives: endpointsOf(narratives, pastedText),
  notifications: endpointsOf(notifications),
  admin: endpointsOf(audit),
  consultation: endpointsOf(consultation, adminServices, adminAdvisers),
  quotes: endpointsOf(quotes, quoteFiles, quoteAnswers, adminQuotes),
  billing: endpointsOf(billing, adminBilling),
  bookings: endpointsOf(bookings, holds, outcomes, waitlist, adminBookings),
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
