import type { JobDefinition } from '../../jobs/jobs.ts';
import { endForgotten } from './narrative.repo.ts';
import { writeJobName } from './narrative.service.ts';
import { type WriteDeps, writeNarrative } from './write-narrative.ts';

/** The module decides itself whether to ask a provider again; the queue never does. */
export function createNarrativeJobs(deps: WriteDeps): JobDefinition<never>[] {
  const write: JobDefinition<{ narrativeId: string }> = {
    name: writeJobName,
    retryLimit: 0,
    keepSeconds: 24 * 3600,
    run: ({ narrativeId }) => writeNarrative(deps, narrativeId),
  };
  const forget: JobDefinition = {
    name: 'narratives.forget',
    cron: '*/15 * * * *',
    run: () => endForgotten(deps.database.db, deps.everybody, deps.clock()),
  };
  return [write, forget];
}
