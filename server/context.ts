import type { FastifyBaseLogger } from 'fastify';
import { packs } from '#content/clauses/packs.ts';
import type { Packs } from '#domain/agreements/packs.ts';
import { operatorScope } from './access/make-scope.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createIdempotencyJob } from './http/idempotency.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createLearningQueue } from './learning/learning-queue.ts';
import { createAttempts } from './limits/attempts.ts';
import { createMailAddresses } from './mail/mail-addresses.ts';
import { createMailJobs, createMailQueue } from './mail/mail-queue.ts';
import { createMailSeal } from './mail/mail-seal.ts';
import { createMessageQueue, createMessageSeal } from './messages/message-queue.ts';
import type { Module } from './module.ts';
import { createIdentityEvents } from './modules/accounts/module.ts';
import { type AgreementRules, agreementRules } from './modules/agreements/module.ts';
import { createAccountSeal, createCardSeal, findBankAccount } from './modules/billing/module.ts';
import { createModules, type Modules, type Services } from './modules.ts';
import { createOutbound } from './outbound/outbound.ts';
import type { Platform } from './platform.ts';
import { openAi } from './ports/ai/open-ai.ts';
import type { AiPort } from './ports/ai/port.ts';
import { openFiles } from './ports/files/open-files.ts';
import type { FilesPort } from './ports/files/port.ts';
import { createEmbeddedIdentity } from './ports/identity/embedded/embedded.ts';
import { claimsJobName } from './ports/identity/embedded/linked/told-claims.ts';
import { resetJobName } from './ports/identity/embedded/reset-job.ts';
import { createFirebaseClaims } from './ports/identity/firebase/claims.ts';
import { createFirebaseLogins } from './ports/identity/firebase/firebase.ts';
import { createOidcProvider } from './ports/identity/oidc/provider.ts';
import type { IdentityPort } from './ports/identity/port.ts';
import { openLearning } from './ports/learning/open-learning.ts';
import type { LearningPort } from './ports/learning/port.ts';
import { openMail } from './ports/mail/open-mail.ts';
import type { MailPort } from './ports/mail/port.ts';
import { openMessages } from './ports/messages/open-messages.ts';
import type { MessagesPort } from './ports/messages/port.ts';
import { createBankTransfer } from './ports/payments/bank-transfer.ts';
import { createDevelopmentCheckout, type DevelopmentCheckout } from './ports/payments/development-checkout.ts';
import { openPayments } from './ports/payments/open-payments.ts';
import type { PaymentsPort } from './ports/payments/port.ts';
import { createWorkers, type Workers } from './workers/workers.ts';

/** Now, as the product sees it: UTC, replaced by a fake in tests. */
export type Clock = () => Date;

/** The running product: its adapters, its modules, and the services of each by name. */
export interface Context extends Services {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  database: Database;
  files: FilesPort;
  /** Undefined: no AI is configured, and everything works without it. */
  ai: AiPort | undefined;
  /** The pretended provider of development; undefined anywhere else. */
  developmentCheckout: DevelopmentCheckout | undefined;
  jobs: Jobs;
  workers: Workers;
  mail: MailPort;
  identity: IdentityPort;
  platform: Platform;
  modules: Modules;
}

/** What a test replaces; of the identity provider only the parts that it names. */
export type ContextOverrides = Partial<Pick<Context, 'clock' | 'database' | 'mail' | 'ai'>> & {
  textMessages?: MessagesPort;
  learning?: LearningPort;
} & {
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
  const { secret, secretBefore, firebase } = config.identity;
  const { publicUrl } = config.http;
  const database = overrides.database ?? (await openDatabase(config.database));
  await database.migrate();
  const { db } = database;
  const jobs = createJobs(database, log, { works: config.role !== 'web' });
  const outbound = createOutbound({ log, ...config.outbound });
  const mail = overrides.mail ?? openMail(config.mail, clock, outbound);
  const seal = createMailSeal(secret);
  const mailQueue = createMailQueue(jobs, seal, new URL(publicUrl).hostname);
  const mailAddresses = createMailAddresses(clock);
  const learning = overrides.learning ?? openLearning(config.learning, outbound, clock);
  const learningQueue = createLearningQueue({ learning, jobs, clock });
  const messagesPort = overrides.textMessages ?? openMessages(config.messages, clock, outbound);
  const messageSeal = createMessageSeal(secret);
  const attempts = createAttempts(db, clock);
  const embedded = createEmbeddedIdentity({
    secret,
    secretBefore,
    publicUrl,
    origins: config.http.origins,
    db,
    listen: database.listen,
    clock,
    log,
    attempts,
    events: createIdentityEvents({ db, clock, mailQueue, learningQueue }),
    providers: config.identity.oidc.map((one) => createOidcProvider(one, { outbound, publicUrl, clock })),
    firebase: firebase && createFirebaseLogins(firebase, { outbound, publicUrl, clock }),
    firebaseClaims: createFirebaseClaims(firebase, { outbound, clock }),
    enqueueClaims: (tx, subject) => jobs.enqueue(tx, claimsJobName, { subject }, { key: subject }),
    enqueueReset: (email) => jobs.enqueue(db, resetJobName, { email }),
  });
  const identity: IdentityPort = { ...embedded, ...overrides.identity };
  await identity.check?.();
  const developmentCheckout =
    config.checkout.kind === 'development'
      ? createDevelopmentCheckout({
          dir: config.checkout.dir,
          secret,
          publicUrl,
          outbound,
          clock,
          enqueue: (name, data, options) => jobs.enqueue(db, name, data, options),
        })
      : undefined;
  const checkouts = overrides.checkouts ?? [
    ...openPayments(config.payments, outbound, clock),
    ...(developmentCheckout ? [developmentCheckout] : []),
  ];
  const platform: Platform = {
    clock,
    everybody: operatorScope,
    log,
    database,
    jobs,
    files: await openFiles(config.files, outbound),
    mailQueue,
    mailAddresses,
    mailEventsSecret: config.mail.eventsSecret,
    messageQueue: createMessageQueue({
      port: messagesPort,
      countries: config.messages.countries,
      jobs,
      seal: messageSeal,
      clock,
    }),
    messagesPort,
    messageSeal,
    messageRules: config.messages,
    workers: createWorkers(),
    attempts,
    identity,
    ai: overrides.ai ?? (await openAi(config.ai, outbound)),
    learning,
    learningQueue,
    methods: [...checkouts, createBankTransfer((currency) => findBankAccount(db, currency))],
    cardSeal: createCardSeal({ secret, secretBefore }),
    accountSeal: createAccountSeal({ secret, secretBefore }),
    publicUrl,
    mailFrom: config.mail.from,
    secret,
    outbox: config.isDevelopment ? mail.outbox : undefined,
    messagesOutbox: config.isDevelopment ? messagesPort?.outbox : undefined,
    sandbox: developmentCheckout?.sandbox,
  };
  const modules = createModules(platform, {
    packs: overrides.packs ?? packs,
    rules: overrides.agreementRules ?? agreementRules,
  });
  const all = Object.values<Module>(modules);
  for (const module of all) await module.prepare?.();
  await jobs.prepare([
    ...createMailJobs({
      mail,
      isOutdated: { booking: modules.bookings.gives.isOutdated },
      seal,
      db,
      addresses: mailAddresses,
      log,
    }),
    ...embedded.jobs,
    createIdempotencyJob(db, clock),
    ...(developmentCheckout?.jobs ?? []),
    ...all.flatMap((module) => module.jobs ?? []),
  ]);
  return { ...servicesOf(modules), ...platform, config, mail, developmentCheckout, platform, modules };
}

function servicesOf(modules: Modules): Services {
  const services = Object.entries<Module>(modules).map(([name, module]) => [name, module.services]);
  return Object.fromEntries(services) as Services;
}
