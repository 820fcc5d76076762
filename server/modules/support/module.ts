import { createLinkTokens } from '../../access/link-tokens.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../module.ts';
import { createAnswerService } from './answer.service.ts';
import type { SupportDeps } from './deps.ts';
import { createSupportFileService } from './file.service.ts';
import { createSupportJobs } from './jobs.ts';
import { bindSupport } from './routes.ts';
import { seedSupport } from './seed.ts';
import { createThreadService } from './thread.service.ts';
import { createVisitorService } from './visitor.service.ts';

type Deps = Omit<SupportDeps, 'tokens'> & { secret: string; database: Database };

/** Conversations with the operator: what somebody asks, and the answer. */
export function createSupportModule(given: Deps) {
  const deps = { ...given, tokens: createLinkTokens(given.secret) };
  const services = {
    threads: createThreadService(deps),
    answers: createAnswerService(deps),
    files: createSupportFileService(deps),
    visitors: createVisitorService(deps),
  };
  return {
    services,
    bind: (bind) => bindSupport(bind, services),
    jobs: createSupportJobs(deps),
    seed: (uids) => seedSupport(deps, services, uids),
  } satisfies Module;
}
