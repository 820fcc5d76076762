import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { createJobs, type JobDefinition, type Jobs } from './jobs/jobs.ts';
import { createDocumentService, type DocumentService } from './modules/documents/document.service.ts';
import { createDocumentShelf } from './modules/documents/document-shelf.ts';
import { createDocumentJobs } from './modules/documents/jobs.ts';
import { createValidationJobs } from './modules/validation/jobs.ts';
import type { ValidationServices } from './modules/validation/routes.ts';
import { createValidationServices } from './modules/validation/validation.services.ts';
import { createDiskFiles } from './ports/files/disk.ts';
import type { FilesPort } from './ports/files/port.ts';
import { createEmbeddedIdentity } from './ports/identity/embedded.ts';
import type { IdentityPort } from './ports/identity/port.ts';

/** Now, as the product sees it: UTC, replaced by a fake in tests. */
export type Clock = () => Date;

export interface Context {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  database: Database;
  identity: IdentityPort;
  files: FilesPort;
  documents: DocumentService;
  validation: ValidationServices;
  jobs: Jobs;
  jobDefinitions: JobDefinition<never>[];
}

export type ContextOverrides = Partial<Pick<Context, 'clock' | 'database' | 'identity'>>;

/** The only place that chooses adapters. Tests hand in their own through `overrides`. */
export async function createContext(
  config: Config,
  log: FastifyBaseLogger,
  overrides: ContextOverrides = {},
): Promise<Context> {
  const clock = overrides.clock ?? (() => new Date());
  const database = overrides.database ?? (await openDatabase(config.database));
  await database.migrate();
  const jobs = createJobs(database, log);
  const identity = overrides.identity ?? createEmbeddedIdentity();
  const files = createDiskFiles(config.files.dir);
  const documents = createDocumentService({ clock });
  const validation = createValidationServices({ clock, files, shelf: createDocumentShelf({ clock }) });
  const jobDefinitions = [
    ...createDocumentJobs(database, documents),
    ...createValidationJobs({ database, files, clock }),
  ];
  return { config, log, clock, database, identity, files, documents, validation, jobs, jobDefinitions };
}
