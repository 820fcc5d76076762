import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { PaymentsPort } from '../../ports/payments/port.ts';
import type {
  Audit,
  FindPerson,
  ListOperators,
  Notify,
  OnPaid,
  OnPaymentBegun,
  OnTransferClaimed,
  OnTransferRejected,
  Subject,
} from '../../rooms.ts';

/** What the room behind a subject wants to know. A subject without one keeps whatever is paid. */
export interface SubjectRoom {
  onPaid: OnPaid;
  onPaymentBegun: OnPaymentBegun;
  onTransferClaimed: OnTransferClaimed;
  onTransferRejected: OnTransferRejected;
}

export interface BillingDeps {
  clock: () => Date;
  log: FastifyBaseLogger;
  database: Database;
  jobs: Jobs;
  publicUrl: string;
  notify: Notify;
  audit: Audit;
  listOperators: ListOperators;
  findPerson: FindPerson;
  subjects: Partial<Record<Subject['kind'], SubjectRoom>>;
  /** The ways to be paid that this installation has. */
  methods: PaymentsPort[];
}
