import { z } from 'zod';
import * as accounts from './accounts/accounts.ts';
import * as identity from './accounts/identity.ts';
import * as agreements from './agreements/agreements.ts';
import * as agreementContent from './agreements/content.ts';
import * as agreementDocument from './agreements/document.ts';
import * as agreementStanding from './agreements/standing.ts';
import * as agreementTemplate from './agreements/template.ts';
import * as agreementVersions from './agreements/versions.ts';
import * as adminAudit from './audit-log/audit-log.ts';
import * as adminBilling from './billing/admin.ts';
import * as adminTransfers from './billing/admin-transfers.ts';
import * as billing from './billing/billing.ts';
import * as cards from './billing/cards.ts';
import * as payments from './billing/payments.ts';
import * as adminBookings from './bookings/admin.ts';
import * as bookings from './bookings/bookings.ts';
import * as holds from './bookings/holds.ts';
import * as waitlist from './bookings/waitlist.ts';
import * as adminAdvisers from './consultation/admin-advisers.ts';
import * as adminServices from './consultation/admin-services.ts';
import * as consultation from './consultation/consultation.ts';
import * as devCheckout from './dev/checkout.ts';
import * as documents from './documents/documents.ts';
import * as documentExports from './documents/exports.ts';
import * as versions from './documents/versions.ts';
import * as figures from './figures.ts';
import * as narratives from './narratives/narratives.ts';
import * as notifications from './notifications/notifications.ts';
import * as adminQuotes from './quotes/admin.ts';
import * as quoteAnswers from './quotes/answers.ts';
import * as quoteFiles from './quotes/files.ts';
import * as offers from './quotes/offers.ts';
import * as quotes from './quotes/quotes.ts';
import * as readinessAnswers from './readiness/answers.ts';
import * as readinessFacts from './readiness/facts.ts';
import * as readinessLedger from './readiness/ledger.ts';
import * as readiness from './readiness/readiness.ts';
import * as readinessReport from './readiness/report.ts';
import * as readinessScore from './readiness/score.ts';
import * as readinessValuation from './readiness/valuation.ts';
import * as readinessValues from './readiness/values.ts';
import * as readinessVersions from './readiness/versions.ts';
import * as readers from './signing/readers.ts';
import * as sharing from './signing/sharing.ts';
import * as signatures from './signing/signatures.ts';
import * as signing from './signing/signing.ts';
import * as adminSupport from './support/admin.ts';
import * as support from './support/support.ts';
import * as supportVisitors from './support/visitor.ts';
import * as validationEvidenceRecord from './validation/evidence-record.ts';
import * as validationIntake from './validation/intake.ts';
import * as validationLedger from './validation/ledger.ts';
import * as validationReport from './validation/report.ts';
import * as validationScore from './validation/score.ts';
import * as validationSnapshot from './validation/snapshot.ts';
import * as validation from './validation/validation.ts';
import * as validationVersions from './validation/versions.ts';
import * as witness from './validation/witness.ts';

const files: object[] = [
  accounts,
  adminAdvisers,
  adminAudit,
  adminBilling,
  adminTransfers,
  adminBookings,
  adminQuotes,
  adminServices,
  adminSupport,
  agreementContent,
  agreementDocument,
  agreementStanding,
  agreementTemplate,
  agreementVersions,
  agreements,
  billing,
  payments,
  cards,
  bookings,
  consultation,
  devCheckout,
  documentExports,
  documents,
  figures,
  holds,
  identity,
  narratives,
  notifications,
  offers,
  quoteAnswers,
  quoteFiles,
  quotes,
  readers,
  readinessAnswers,
  readinessFacts,
  readinessLedger,
  readinessReport,
  readinessScore,
  readinessValuation,
  readinessValues,
  readinessVersions,
  readiness,
  sharing,
  signatures,
  signing,
  support,
  supportVisitors,
  validationIntake,
  validationEvidenceRecord,
  validationLedger,
  validationReport,
  validationScore,
  validationSnapshot,
  validationVersions,
  validation,
  versions,
  waitlist,
  witness,
];

/** Every schema that a contract file exports, by its name with a capital: what OpenAPI calls it. */
export const sharedShapes: Record<string, z.ZodType> = Object.fromEntries(
  files
    .flatMap((file) => Object.entries(file))
    .filter(([, value]) => value instanceof z.ZodType)
    .map(([name, shape]) => [name.charAt(0).toUpperCase() + name.slice(1), shape]),
);
