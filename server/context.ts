import type { FastifyBaseLogger } from 'fastify';
import { packs } from '#content/clauses/packs.ts';
import type { Packs } from '#domain/agreements/packs.ts';
import type { Area } from './areas/area.ts';
import { createBillingArea } from './areas/billing.ts';
import { createConsultationArea } from './areas/consultation.ts';
import { createStartupAssistant } from './areas/startup-assistant.ts';
import type { Entitlements } from './between-modules.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createIdempotencyJob } from './http/idempotency.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createAttempts } from './limits/attempts.ts';
import { createMailJobs, createMailQueue } from './mail/mail-queue.ts';
import { createMailSeal } from './mail/mail-seal.ts';
import { type Accounts, createAccounts } from './modules/accounts/accounts.service.ts';
import { type Admins, createAdmins } from './modules/accounts/admins.service.ts';
import { type AuditService, createAuditService } from './modules/admin/audit.service.ts';
import { type AgreementRules, agreementRules } from './modules/agreements/agreement-rules.ts';
import type { AgreementServices } from './modules/agreements/agreements.services.ts';
import type { BillingServices } from './modules/billing/billing.services.ts';
import { findBankAccount } from './modules/billing/settings.service.ts';
import type { BookingServices } from './modules/bookings/bookings.services.ts';
import type { ConsultationServices } from './modules/consultation/routes.ts';
import type { DocumentService } from './modules/documents/document.service.ts';
import type { ExportService } from './modules/documents/export.service.ts';
import type { NarrativeService } from './modules/narratives/narrative.service.ts';
import { createNotificationService, type NotificationService } from './modules/notifications/notification.service.ts';
import type { QuoteServices } from './modules/quotes/routes.ts';
import type { ReadinessServices } from './modules/readiness/routes.ts';
import type { SigningServices } from './modules/signing/routes.ts';
import type { ValidationServices } from './modules/validation/routes.ts';
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
import { createWorkers, type Workers } from './workers/workers.ts';

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
  /** Hands `notify` to every module that has news for a person. */
  notifications: NotificationService;
  /** Hands `audit` to every module in which an operator changes something. */
  auditLog: AuditService;
  billing: BillingServices;
  entitlements: Entitlements;
  /** The pretended provider of development; undefined anywhere else. */
  developmentCheckout: DevelopmentCheckout | undefined;
  jobs: Jobs;
  workers: Workers;
  mail: MailPort;
  identity: IdentityPort;
  accounts: Accounts;
  admins: Admins;
}

/** What a test replaces; of the identity provider only the parts that it names. */
export type ContextOverrides = Partial<Pick<Context, 'clock' | 'database' | 'mail' | 'ai'>> & {
  identity?: Partial<IdentityPort>;
  /** The providers of checkouts, the first one first. */
  checkouts?: PaymentsPort[];
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
  const seal = createMailSeal(config.identity.secret);
  const mailQueue = createMailQueue(jobs, seal);
  const attempts = createAttempts(db, clock);
  const embedded = createEmbeddedIdentity({
    secret: config.identity.secret,
    publicUrl: config.http.publicUrl,
    origins: config.http.origins,
    db,
    listen: database.listen,
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
  const accounts = createAccounts({ db, clock, identity, mailQueue, attempts });
  const auditLog = createAuditService({ clock });
  const notifications = createNotificationService({ clock, database });
  const admins = createAdmins({ db, clock, identity, accounts, audit: auditLog.audit });
  const files = createDiskFiles(config.files.dir);
  const workers = createWorkers();
  const ai = overrides.ai ?? (await createAi(config.ai));
  const area: Area = {
    clock,
    log,
    database,
    jobs,
    files,
    mailQueue,
    publicUrl: config.http.publicUrl,
    notify: notifications.notify,
    audit: auditLog.audit,
    findPerson: accounts.findPerson,
    findPeople: accounts.findPeople,
    listOperators: accounts.listOperators,
    workers,
  };
  const {
    findOutcomeTarget,
    work: assistantWork,
    ...assistant
  } = createStartupAssistant({
    ...area,
    ai,
    attempts,
    secret: config.identity.secret,
    packs: overrides.packs ?? packs,
    agreementRules: overrides.agreementRules ?? agreementRules,
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
  const checkouts = overrides.checkouts ?? (developmentCheckout ? [developmentCheckout] : []);
  const { work: billingWork, ...money } = createBillingArea({
    ...area,
    methods: [...checkouts, createBankTransfer((currency) => findBankAccount(db, currency))],
    findPlan: accounts.findPlan,
  });
  const { work: consultationWork, ...consultation } = createConsultationArea({
    ...area,
    billing: money.billing,
    mailFrom: config.mail.from,
    findOutcomeTarget,
  });
  await consultation.bookings.keepCalendarUids();
  await jobs.prepare([
    ...createMailJobs(mail, { booking: consultation.bookings.isOutdated }, seal),
    ...embedded.jobs,
    createIdempotencyJob(db, clock),
    ...assistantWork,
    ...(developmentCheckout?.jobs ?? []),
    ...billingWork,
    ...consultationWork,
  ]);
  return {
    config,
    log,
    clock,
    database,
    jobs,
    workers,
    mail,
    identity,
    accounts,
    admins,
    files,
    ai,
    ...assistant,
    ...money,
    ...consultation,
    notifications,
    auditLog,
    developmentCheckout,
  };
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
