import type { JobDefinition } from '../../jobs/jobs.ts';
import { type SweepDeps, sweepFiles } from '../../jobs/sweep-files.ts';
import { listKnownFiles } from './evidence.repo.ts';

/** Every night, after deleted documents are erased: files that no evidence names any more go too. */
export function createValidationJobs(deps: SweepDeps): JobDefinition[] {
  const run = () => sweepFiles(deps, 'evidence', listKnownFiles);
  return [{ name: 'validation.sweep-files', cron: '40 2 * * *', run }];
}
