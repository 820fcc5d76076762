import type { JobDefinition } from '../../jobs/jobs.ts';
import { type SweepDeps, sweepFiles } from '../../jobs/sweep-files.ts';
import { listKnownFiles } from './check.repo.ts';

/** Every night, after deleted documents are erased: files that no answer names any more go too. */
export function createReadinessJobs(deps: SweepDeps): JobDefinition[] {
  const run = () => sweepFiles(deps, 'readiness', listKnownFiles);
  return [{ name: 'readiness.sweep-files', cron: '50 2 * * *', run }];
}
