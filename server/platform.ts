import type { FastifyBaseLogger } from 'fastify';
import type { BankAccount } from '#contract/billing/admin.ts';
import type { OperatorScope } from './access/scope.ts';
import type { Database } from './db/client.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { KeptSeal } from './kept-seal.ts';
import type { LearningQueue } from './learning/learning-queue.ts';
import type { Attempts } from './limits/attempts.ts';
import type { MailAddresses } from './mail/mail-addresses.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { MessageQueue, MessageSeal } from './messages/message-queue.ts';
import type { CheckoutSandbox } from './modules/dev/module.ts';
import type { AiPort } from './ports/ai/port.ts';
import type { FilesPort } from './ports/files/port.ts';
import type { IdentityPort } from './ports/identity/port.ts';
import type { LearningPort } from './ports/learning/port.ts';
import type { MailPort } from './ports/mail/port.ts';
import type { MessagesPort } from './ports/messages/port.ts';
import type { PaymentsPort } from './ports/payments/port.ts';
import type { Workers } from './workers/workers.ts';

/** What every module stands on; `context.ts` makes it once. */
export interface Platform {
  /** Now: UTC, replaced in tests. */
  clock: () => Date;
  /** For what happens without a caller: by a job, at the start, or to somebody whom a request of another one is about. */
  everybody: OperatorScope;
  log: FastifyBaseLogger;
  database: Database;
  jobs: Jobs;
  files: FilesPort;
  mailQueue: MailQueue;
  mailAddresses: MailAddresses;
  /** Signs reports of bounces and complaints; undefined: none are taken. */
  mailEventsSecret: string | undefined;
  messageQueue: MessageQueue;
  /** Undefined: the operator sends no text messages. */
  messagesPort: MessagesPort | undefined;
  messageSeal: MessageSeal;
  messageRules: {
    /** Parts in a calendar month. */
    monthlyLimit: number;
    /** Part of the address that the gateway reports to; undefined: no reports are taken. */
    callbackSecret: string | undefined;
    /** As ISO 3166 has them: whose phones are written to. */
    countries: readonly string[];
  };
  workers: Workers;
  attempts: Attempts;
  identity: IdentityPort;
  /** Undefined: no AI is configured, and everything works without it. */
  ai: AiPort | undefined;
  /** Where founders learn. */
  learning: LearningPort;
  /** Who is to be enrolled there, where it is one outside. */
  learningQueue: LearningQueue;
  /** The ways to be paid, the first one first. */
  methods: PaymentsPort[];
  /** Encrypts what saved cards are charged with. */
  cardSeal: KeptSeal<{ token: string; email: string }>;
  /** Encrypts the accounts that refunds are sent to. */
  accountSeal: KeptSeal<BankAccount>;
  /** Of this site, for the links in mails. */
  publicUrl: string;
  /** The sender of mails, who also organises the calendar entries. */
  mailFrom: string;
  /** Signs the tokens of private links. */
  secret: string;
  /** What only development has. */
  outbox: MailPort['outbox'];
  messagesOutbox: MessagesPort['outbox'];
  sandbox: CheckoutSandbox | undefined;
}
