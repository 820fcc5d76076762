import type { FastifyBaseLogger } from 'fastify';
import { packs } from '#content/clauses/packs.ts';
import type { DocumentEntry, DocumentType } from '#contract/documents.ts';
import { AppError } from '#contract/errors.ts';
import type { Packs } from '#domain/agreements/packs.ts';
import { AGREEMENT_KINDS } from '#domain/agreements/template.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createIdempotencyJob } from './http/idempotency.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createAttempts } from './limits/attempts.ts';
import { createMailJob, createPostbox } from './mail/postbox.ts';
import { type Accounts, createAccounts } from './modules/accounts/accounts.service.ts';
import { type Admins, createAdmins } from './modules/accounts/admins.service.ts';
import { type AuditService, createAuditService } from './modules/admin/audit.service.ts';
import { type AgreementRules, agreementRules } from './modules/agreements/agreement-rules.ts';
import { type AgreementServices, createAgreementServices } from './modules/agreements/agreements.services.ts';
import { readClauseFacts } from './modules/agreements/narrative-facts.ts';
import { printNewestVersion as printNewestAgreement } from './modules/agreements/print-agreement.ts';
import { createTemplateLibrary } from './modules/agreements/template-library.ts';
import { type BillingServices, createBillingServices } from './modules/billing/billing.services.ts';
import { readTax, reckonTax } from './modules/billing/charges.ts';
import { findBankAccount } from './modules/billing/settings.service.ts';
import { type BookingServices, createBookingServices, createListBusy } from './modules/bookings/bookings.services.ts';
import { createConsultationServices } from './modules/consultation/consultation.services.ts';
import type { ConsultationServices } from './modules/consultation/routes.ts';
import { createDocumentService, type DocumentService } from './modules/documents/document.service.ts';
import type { DocumentPrinter } from './modules/documents/document-printer.ts';
import { createDocumentShelf } from './modules/documents/document-shelf.ts';
import { createExportService, type ExportService } from './modules/documents/export.service.ts';
import { exportJobName } from './modules/documents/export-job.ts';
import { createDocumentJobs } from './modules/documents/jobs.ts';
import type { ListSigned } from './modules/documents/progress.service.ts';
import { createNarrativeJobs } from './modules/narratives/jobs.ts';
import { createNarrativeService, type NarrativeService } from './modules/narratives/narrative.service.ts';
import { createNotificationService, type NotificationService } from './modules/notifications/notification.service.ts';
import { createQuoteServices } from './modules/quotes/quotes.services.ts';
import type { QuoteServices } from './modules/quotes/routes.ts';
import { createReadinessJobs } from './modules/readiness/jobs.ts';
import { readCheckFacts } from './modules/readiness/narrative-facts.ts';
import { createReadinessServices } from './modules/readiness/readiness.services.ts';
import type { ReadinessServices } from './modules/readiness/routes.ts';
import * as checkFiles from './modules/readiness/version-files.ts';
import type { PrintedDocuments } from './modules/signing/documents-to-sign.ts';
import type { SigningServices } from './modules/signing/routes.ts';
import { createSigningServices } from './modules/signing/signing.services.ts';
import { createValidationJobs } from './modules/validation/jobs.ts';
import { readNarrativeFacts } from './modules/validation/narrative-facts.ts';
import { findOutcomeTarget } from './modules/validation/outcome-target.ts';
import type { ValidationServices } from './modules/validation/routes.ts';
import { createValidationServices } from './modules/validation/validation.services.ts';
import * as ideaFiles from './modules/validation/version-files.ts';
import type { AiPort } from './ports/ai/port.ts';
import { createDiskFiles } from './ports/files/disk.ts';
import type { FilesPort } from './ports/files/port.ts';
import { createEmbeddedIdentity, resetJobName } from './ports/identity/embedded/embedded.ts';
import type { IdentityPort } from './ports/identity/port.ts';
import { createOutboxMail } from './ports/mail/outbox.ts';
import type { MailPort } from './ports/mail/port.ts';
import { createSmtpMail } from './ports/mail/smtp.ts';
import { createBankTransfer } from './ports/payments/bank-transfer.ts';
import { createDevelopmentCheckout, type DevelopmentCheckout } from './ports/payments/development-checkout.ts';
import type { PaymentsPort } from './ports/payments/port.ts';

/** Now, as the product sees it: UTC, replaced by a fake in tests. */
export type Clock = () => Date;

export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  database: Database;
  files: FilesPort;
  /** Undefined: no AI is configured, and everything works without it. */
  ai: AiPort | undefined;
  documents: DocumentService;
  documentExports: ExportService;
  validation: ValidationServices;
  readiness: ReadinessServices;
  signing: SigningServices;
  consultation: ConsultationServices;
  bookings: BookingServices;
  narratives: NarrativeService;
  quotes: QuoteServices;
  agreements: AgreementServices;
  /** Hands `notify` to every room that has news for a person. */
  notifications: NotificationService;
  /** Hands `audit` to every room in which an operator changes something. */
  trail: AuditService;
  billing: BillingServices;
  /** The pretended provider of development; undefined anywhere else. */
  developmentCheckout: DevelopmentCheckout | undefined;
  jobs: Jobs;
  mail: MailPort;
  identity: IdentityPort;
  accounts: Accounts;
  admins: Admins;
}

/** What a test replaces; of the identity provider only the parts that it names. */
export type ContextOverrides = Partial<Pick<Context, 'clock' | 'database' | 'mail' | 'ai'>> & {
  identity?: Partial<IdentityPort>;
  /** The provider of the checkout. */
  checkout?: PaymentsPort;
  /** The templates of agreements, and what the rules say of them. */
  packs?: Packs;
  agreementRules?: AgreementRules;
};

/** The only place that chooses adapters. Tests hand in their own through `overrides`. */
export async function createContext(
  config: Config,
  log: FastifyBaseLogger,
  overrides: ContextOverrides = {},
): Promise<Context> {
  const clock = overrides.clock ?? (() => new Date());
  const database = overrides.database ?? (await openDatabase(config.database));
  await database.migrate();
  const { db } = database;
  const jobs = createJobs(database, log);
  const mail = overrides.mail ?? createMail(config.mail, clock);
  const postbox = createPostbox(jobs);
  const attempts = createAttempts(db, clock);
  const embedded = createEmbeddedIdentity({
    secret: config.identity.secret,
    publicUrl: config.http.publicUrl,
    origins: config.http.origins,
    db,
    clock,
    log,
    attempts,
    // The provider and the accounts need each other: these run long after both are made.
    events: {
      readGrants: (person) => accounts.readGrants(person),
      sendPasswordReset: (person, link) => accounts.sendPasswordReset(person, link),
    },
    enqueueReset: (email) => jobs.enqueue(db, resetJobName, { email }),
  });
  const identity: IdentityPort = { ...embedded, ...overrides.identity };
  await identity.check?.();
  const accounts = createAccounts({ db, clock, identity, postbox, attempts });
  const trail = createAuditService({ clock });
  const notifications = createNotificationService({ clock, database });
  const admins = createAdmins({ db, clock, identity, accounts, audit: trail.audit });
  const files = createDiskFiles(config.files.dir);
  const ai = overrides.ai ?? (await createAi(config.ai));
  // Asked long after the signing room below is made.
  const listSigned: ListSigned = (tx, uid) => signing.signing.listSigned(tx, uid);
  const documents = createDocumentService({ clock, listSigned });
  const shelf = createDocumentShelf({ clock });
  const validation = createValidationServices({ clock, files, shelf });
  const agreements = createAgreementServices({
    clock,
    shelf,
    listSigned,
    library: createTemplateLibrary({ packs: overrides.packs ?? packs, clock }),
    rules: overrides.agreementRules ?? agreementRules,
    findBusiness: async (tx, uid) => {
      const { items } = await documents.list(tx, uid, { sort: 'date', type: 'validation', page: 1, pageSize: 1 });
      const [newest] = items;
      if (!newest) return null;
      const { pitch, title } = (await validation.ideas.readIn(tx, uid, newest.id)).intake;
      return pitch || title || null;
    },
  });
  const readiness = createReadinessServices({ clock, files, shelf, validation, agreements });
  const narrativeDeps = {
    clock,
    ai,
    jobs,
    documents: shelf,
    // What the AI may be told of a version, by the room that keeps it.
    readers: {
      validation: readNarrativeFacts(validation.versions),
      evaluation: readCheckFacts(readiness.versions),
      ...Object.fromEntries(AGREEMENT_KINDS.map((kind) => [kind, readClauseFacts(agreements.versions)])),
    },
  };
  const documentExports = createExportService({
    clock,
    files,
    enqueue: (tx, exportId) => jobs.enqueue(tx, exportJobName, { exportId }),
  });
  /** How each room prints its documents into an export of many. */
  const printers: DocumentPrinter[] = [
    { types: ['validation'], files: (...document) => ideaFiles.printNewestVersion(validation.versions, ...document) },
    { types: ['evaluation'], files: (...document) => checkFiles.printNewestVersion(readiness.versions, ...document) },
    { types: AGREEMENT_KINDS, files: (...document) => printNewestAgreement(agreements.versions, ...document) },
  ];
  /** The PDF of one version, by the type of its document. */
  const versionPdfs: Partial<Record<DocumentType, PrintedDocuments['print']>> = {
    validation: async (tx, uid, ideaId, number) =>
      (await ideaFiles.printVersion(validation.versions, tx, uid, { ideaId, number, format: 'pdf' })).bytes,
    evaluation: async (tx, uid, checkId, number) =>
      (await checkFiles.printVersion(readiness.versions, tx, uid, { checkId, number, format: 'pdf' })).bytes,
    ...Object.fromEntries(AGREEMENT_KINDS.map((kind) => [kind, agreements.toSign.print])),
  };
  const signing = createSigningServices({
    clock,
    files,
    postbox,
    notify: notifications.notify,
    attempts,
    jobs,
    database,
    secret: config.identity.secret,
    publicUrl: config.http.publicUrl,
    documents: {
      read: (tx, uid, id) => orUnknownDocument(shelf.find(tx, uid, id)),
      async print(tx, uid, id, number) {
        const { type } = await orUnknownDocument(shelf.find(tx, uid, id));
        const print = versionPdfs[type];
        if (!print) throw new AppError('VERSION_UNKNOWN');
        return print(tx, uid, id, number);
      },
    },
    agreements: agreements.toSign,
  });
  const consultation = createConsultationServices({
    clock,
    audit: trail.audit,
    listBusy: createListBusy(clock),
    readTax,
  });
  const developmentCheckout =
    config.checkout.kind === 'development'
      ? createDevelopmentCheckout({
          dir: config.checkout.dir,
          secret: config.identity.secret,
          publicUrl: config.http.publicUrl,
          clock,
          enqueue: (name, data, options) => jobs.enqueue(db, name, data, options),
        })
      : undefined;
  const checkout = overrides.checkout ?? developmentCheckout;
  const billing = createBillingServices({
    clock,
    log,
    database,
    jobs,
    publicUrl: config.http.publicUrl,
    notify: notifications.notify,
    audit: trail.audit,
    listOperators: accounts.listOperators,
    findPerson: accounts.findPerson,
    // Asked long after the rooms of what is paid for are made.
    subjects: {
      booking: {
        onPaid: (tx, ...paid) => bookings.payments.onPaid(tx, ...paid),
        onPaymentBegun: (tx, ...begun) => bookings.payments.onPaymentBegun(tx, ...begun),
        onTransferClaimed: (tx, subject) => bookings.payments.onTransferClaimed(tx, subject),
        onTransferRejected: (tx, subject) => bookings.payments.onTransferRejected(tx, subject),
      },
    },
    methods: [...(checkout ? [checkout] : []), createBankTransfer((currency) => findBankAccount(db, currency))],
  });
  const bookings = createBookingServices({
    clock,
    database,
    postbox,
    publicUrl: config.http.publicUrl,
    mailFrom: config.mail.from,
    notify: notifications.notify,
    audit: trail.audit,
    findPerson: accounts.findPerson,
    listOperators: accounts.listOperators,
    charges: billing.charges,
    catalogue: consultation.catalogue,
    readTax,
    listPaymentMethods: async (currency) =>
      (await billing.payments.listMethods(currency)).items.map(({ method }) => method),
    findOutcomeTarget: (tx, uid, target) => findOutcomeTarget(shelf, tx, uid, target),
  });
  await bookings.keepCalendarUids();
  const quotes = createQuoteServices({
    clock,
    files,
    postbox,
    database,
    publicUrl: config.http.publicUrl,
    notify: notifications.notify,
    audit: trail.audit,
    findPerson: accounts.findPerson,
    listOperators: accounts.listOperators,
    charges: billing.charges,
    bookAgreed: bookings.payments.bookAgreed,
    reckonTax,
    catalogue: consultation.catalogue,
  });
  await jobs.prepare([
    createMailJob(mail),
    ...embedded.jobs,
    createIdempotencyJob(db, clock),
    ...createDocumentJobs(documents, { database, files, clock, printers, notify: notifications.notify }),
    ...createValidationJobs({ database, files, clock }),
    ...createReadinessJobs({ database, files, clock }),
    ...signing.work,
    ...billing.work,
    ...(developmentCheckout?.jobs ?? []),
    ...createNarrativeJobs({ ...narrativeDeps, database }),
    ...bookings.work,
    ...quotes.work,
  ]);
  const narratives = createNarrativeService(narrativeDeps);
  return {
    config,
    log,
    clock,
    database,
    jobs,
    mail,
    identity,
    accounts,
    admins,
    files,
    ai,
    documents,
    documentExports,
    validation,
    readiness,
    signing,
    consultation,
    bookings,
    narratives,
    quotes,
    agreements,
    notifications,
    trail,
    billing,
    developmentCheckout,
  };
}

async function orUnknownDocument(found: Promise<DocumentEntry | undefined>): Promise<DocumentEntry> {
  const entry = await found;
  if (!entry) throw new AppError('DOCUMENT_UNKNOWN');
  return entry;
}

function createMail({ from, provider }: Config['mail'], clock: Clock): MailPort {
  if (provider.kind === 'smtp') return createSmtpMail({ url: provider.url, from });
  return createOutboxMail({ dir: provider.dir, from, clock });
}

/** The SDKs are loaded only where a provider is configured. */
async function createAi(config: Config['ai']): Promise<AiPort | undefined> {
  if (config.kind === 'none') return undefined;
  if (config.kind === 'anthropic') return (await import('./ports/ai/anthropic.ts')).createAnthropicAi(config);
  return (await import('./ports/ai/openai-compatible.ts')).createOpenAiCompatible(config);
}
