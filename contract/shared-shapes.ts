import { z } from 'zod';
import * as accounts from './accounts.ts';
import * as adminAdvisers from './admin-advisers.ts';
import * as adminAudit from './admin-audit.ts';
import * as adminBilling from './admin-billing.ts';
import * as adminBookings from './admin-bookings.ts';
import * as adminQuotes from './admin-quotes.ts';
import * as adminServices from './admin-services.ts';
import * as agreementContent from './agreement-content.ts';
import * as agreementDocument from './agreement-document.ts';
import * as agreementStanding from './agreement-standing.ts';
import * as agreementTemplate from './agreement-template.ts';
import * as agreementVersions from './agreement-versions.ts';
import * as agreements from './agreements.ts';
import * as billing from './billing.ts';
import * as bookings from './bookings.ts';
import * as consultation from './consultation.ts';
import * as devCheckout from './dev-checkout.ts';
import * as documentExports from './document-exports.ts';
import * as documents from './documents.ts';
import * as figures from './figures.ts';
import * as holds from './holds.ts';
import * as identity from './identity.ts';
import * as narratives from './narratives.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as quoteAnswers from './quote-answers.ts';
import * as quoteFiles from './quote-files.ts';
import * as quotes from './quotes.ts';
import * as readiness from './readiness.ts';
import * as readinessAnswers from './readiness-answers.ts';
import * as readinessFacts from './readiness-facts.ts';
import * as readinessLedger from './readiness-ledger.ts';
import * as readinessReport from './readiness-report.ts';
import * as readinessScore from './readiness-score.ts';
import * as readinessValuation from './readiness-valuation.ts';
import * as readinessValues from './readiness-values.ts';
import * as readinessVersions from './readiness-versions.ts';
import * as sharing from './sharing.ts';
import * as signatures from './signatures.ts';
import * as signing from './signing.ts';
import * as validation from './validation.ts';
import * as validationIntake from './validation-intake.ts';
import * as validationLedger from './validation-ledger.ts';
import * as validationReport from './validation-report.ts';
import * as validationScore from './validation-score.ts';
import * as validationSnapshot from './validation-snapshot.ts';
import * as validationVersions from './validation-versions.ts';
import * as versions from './versions.ts';
import * as waitlist from './waitlist.ts';

const files: object[] = [
  accounts,
  adminAdvisers,
  adminAudit,
  adminBilling,
  adminBookings,
  adminQuotes,
  adminServices,
  agreementContent,
  agreementDocument,
  agreementStanding,
  agreementTemplate,
  agreementVersions,
  agreements,
  billing,
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
  validationIntake,
  validationLedger,
  validationReport,
  validationScore,
  validationSnapshot,
  validationVersions,
  validation,
  versions,
  waitlist,
];

/** Every schema that a contract file exports, by its name with a capital: what OpenAPI calls it. */
export const sharedShapes: Record<string, z.ZodType> = Object.fromEntries(
  files
    .flatMap((file) => Object.entries(file))
    .filter(([, value]) => value instanceof z.ZodType)
    .map(([name, shape]) => [name.charAt(0).toUpperCase() + name.slice(1), shape]),
);
