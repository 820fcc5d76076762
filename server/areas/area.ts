import type { FastifyBaseLogger } from 'fastify';
import type { Audit, FindPeople, FindPerson, ListOperators, Notify } from '../between-modules.ts';
import type { Database } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { FilesPort } from '../ports/files/port.ts';
import type { Workers } from '../workers/workers.ts';

/** What the areas of the product stand on; `context.ts` makes it once. */
export interface Area {
  clock: () => Date;
  log: FastifyBaseLogger;
  database: Database;
  jobs: Jobs;
  files: FilesPort;
  mailQueue: MailQueue;
  /** Of this site, for the links in mails. */
  publicUrl: string;
  notify: Notify;
  audit: Audit;
  findPerson: FindPerson;
  findPeople: FindPeople;
  listOperators: ListOperators;
  workers: Workers;
}
