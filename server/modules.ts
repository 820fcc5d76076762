import type { Packs } from '#domain/agreements/packs.ts';
import type { Module } from './module.ts';
import { createAccountsModule } from './modules/accounts/module.ts';
import { type AgreementRules, createAgreementsModule } from './modules/agreements/module.ts';
import { createAuditLogModule } from './modules/audit-log/module.ts';
import { createBillingModule, openAccount } from './modules/billing/module.ts';
import { createBookingsModule, listBusy } from './modules/bookings/module.ts';
import { createConsultationModule } from './modules/consultation/module.ts';
import { createCouponsModule } from './modules/coupons/module.ts';
import { createDevModule } from './modules/dev/module.ts';
import { createDocumentStore } from './modules/documents/kind/document-store.ts';
import { createPrintedDocuments } from './modules/documents/kind/printed-documents.ts';
import { createDocumentsModule } from './modules/documents/module.ts';
import { createMailModule } from './modules/mail/module.ts';
import { createMessagesModule } from './modules/messages/module.ts';
import { createNarrativesModule } from './modules/narratives/module.ts';
import { createNotificationsModule } from './modules/notifications/module.ts';
import { createOwnData, createOwnDataModule } from './modules/own-data/module.ts';
import { createPlansModule } from './modules/plans/module.ts';
import { createPreferencesModule } from './modules/preferences/module.ts';
import { createProgramsModule } from './modules/programs/module.ts';
import { createQuotesModule } from './modules/quotes/module.ts';
import { createReadinessModule } from './modules/readiness/module.ts';
import { createRequestsModule } from './modules/requests/module.ts';
import { createShellModule } from './modules/shell/module.ts';
import { createSigningModule, signatures } from './modules/signing/module.ts';
import { createSupportModule } from './modules/support/module.ts';
import { createSystemModule } from './modules/system/module.ts';
import { createValidationModule } from './modules/validation/module.ts';
import type { Platform } from './platform.ts';

/**
 * Every module, each made after what it needs. Context, application, jobs and seeds walk the result: a new module is added
 * here and nowhere else.
 */
export function createModules(platform: Platform, rules: { packs: Packs; rules: AgreementRules }) {
  const auditLog = createAuditLogModule(platform);
  const accounts = createAccountsModule({ ...platform, ...auditLog.gives });
  const preferences = createPreferencesModule({ ...platform, ...accounts.gives });
  const notifications = createNotificationsModule({ ...platform, ...accounts.gives, ...preferences.gives });
  const messages = createMessagesModule({
    ...platform,
    ...accounts.gives,
    ...preferences.gives,
    ...notifications.gives,
  });
  const mail = createMailModule({ ...platform, ...accounts.gives, ...auditLog.gives });
  const store = createDocumentStore(platform);
  const shared = {
    ...platform,
    ...preferences.gives,
    ...notifications.gives,
    ...auditLog.gives,
    ...accounts.gives,
    ...signatures,
    store,
  };

  const validation = createValidationModule(shared);
  const agreements = createAgreementsModule({ ...shared, ...rules, ...validation.gives });
  const readiness = createReadinessModule({ ...shared, ...validation.gives, ...agreements.gives });
  const kinds = [validation.gives.kind, readiness.gives.kind, agreements.gives.kind];
  const printed = createPrintedDocuments(store, kinds);
  const signing = createSigningModule({
    ...shared,
    documents: printed,
    agreements: agreements.gives.toSign,
    listOpenWitnessLinks: validation.gives.listOpenWitnessLinks,
  });
  const narratives = createNarrativesModule({ ...shared, documents: store, kinds });
  const openSealed = (bankDetails: string) => openAccount(platform, { bankDetails });
  const sealed = { table: 'refunds', column: 'bank_details', open: openSealed };
  const documents = createDocumentsModule({
    ...shared,
    kinds,
    ownData: createOwnData({ ...platform, sealed: [sealed] }),
  });

  const billing = createBillingModule(shared);
  const coupons = createCouponsModule(shared);
  const plans = createPlansModule({ ...shared, ...billing.gives, ...coupons.gives });
  const consultation = createConsultationModule({ ...shared, ...billing.gives, listBusy });
  const charging = { ...shared, ...billing.gives, ...consultation.gives };
  const bookings = createBookingsModule({ ...charging, ...validation.gives });
  const support = createSupportModule(shared);
  const quotes = createQuotesModule({ ...charging, ...bookings.gives });

  const ownData = createOwnDataModule({
    ...shared,
    ...validation.gives,
    ...signing.gives,
    ...documents.gives,
    ...bookings.gives,
    ...billing.gives,
    ...plans.gives,
  });

  const programs = createProgramsModule({ ...shared, ...ownData.gives });
  const shell = createShellModule({ ...preferences.gives, ...mail.gives, ...ownData.gives });
  const requests = createRequestsModule({ ...shared, ...ownData.gives, documents: printed });

  const modules = {
    system: createSystemModule(),
    dev: createDevModule(platform),
    accounts,
    preferences,
    notifications,
    messages,
    mailDelivery: mail,
    auditLog,
    validation,
    readiness,
    agreements,
    signing,
    narratives,
    documents,
    ownData,
    shell,
    requests,
    billing,
    plans,
    coupons,
    consultation,
    bookings,
    quotes,
    programs,
    support,
  };
  billing.services.register(...Object.values<Module>(modules).flatMap(({ paidFor = [] }) => paidFor));
  return modules;
}

export type Modules = ReturnType<typeof createModules>;

/** The services of each module by its name, such as `bookings`. */
export type Services = { [Name in keyof Modules]: Modules[Name]['services'] };
