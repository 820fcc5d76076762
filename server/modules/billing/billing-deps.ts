import type { FastifyBaseLogger } from 'fastify';
import type { BankAccount } from '#contract/billing/admin.ts';
import type { OperatorScope, OwnerScope } from '../../access/scope.ts';
import type { Audit, ListActors, Notify } from '../../between-modules.ts';
import type { Database, Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { KeptSeal } from '../../kept-seal.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { FindPerson, ListOperators } from '../../members.ts';
import type { PaidFor } from '../../paid-for.ts';
import type { PaymentsPort } from '../../ports/payments/port.ts';
import type { CardSecret } from './card.repo.ts';
import type { Evidence } from './evidence.ts';

export interface BillingDeps {
  clock: () => Date;
  /** For what providers report, and what other modules say of their subjects. */
  everybody: OperatorScope;
  log: FastifyBaseLogger;
  database: Database;
  jobs: Jobs;
  publicUrl: string;
  notify: Notify;
  audit: Audit;
  listActors: ListActors;
  listOperators: ListOperators;
  findPerson: FindPerson;
  mailQueue: MailQueue;
  /** For a bank that disputes a payment. */
  evidence: { read(db: Db, payer: OwnerScope): Promise<Evidence> };
  /** What can be paid for, by kind, as the modules have registered it. */
  subjects: ReadonlyMap<string, PaidFor>;
  /** The ways to be paid that this installation has. */
  methods: PaymentsPort[];
  /** Encrypts what kept cards are charged with. */
  cardSeal: KeptSeal<CardSecret>;
  /** Encrypts the accounts that refunds are sent to. */
  accountSeal: KeptSeal<BankAccount>;
}
