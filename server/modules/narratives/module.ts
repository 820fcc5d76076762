import type { Module } from '../../module.ts';
import { createNarrativeJobs } from './jobs.ts';
import { createNarrativeService } from './narrative.service.ts';
import { bindNarratives } from './routes.ts';
import type { WriteDeps } from './write-narrative.ts';

/** What an AI writes about a version. */
export function createNarrativesModule(deps: WriteDeps) {
  const services = createNarrativeService(deps);
  return {
    services,
    limits: { aiTexts: services.countAsked },
    bind: (bind) => bindNarratives(bind, services),
    jobs: createNarrativeJobs(deps),
  } satisfies Module;
}
