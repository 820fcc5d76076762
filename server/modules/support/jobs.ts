import type { OperatorScope } from '../../access/scope.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { type SweepDeps, sweepFiles } from '../../jobs/sweep-files.ts';
import { deleteUnsentBefore, listKnownFiles } from './file.repo.ts';
import { deleteNotesBefore } from './visitor.repo.ts';

const dayMs = 24 * 3_600_000;

/** What was never sent or confirmed goes after a day, with its bytes. */
export function createSupportJobs(deps: SweepDeps & { everybody: OperatorScope }): JobDefinition[] {
  const { database, clock, everybody } = deps;
  return [
    {
      name: 'support.sweep',
      cron: '35 3 * * *',
      async run() {
        const now = clock();
        await deleteUnsentBefore(database.db, everybody, new Date(now.getTime() - dayMs));
        await deleteNotesBefore(database.db, now);
        await sweepFiles(deps, 'support', listKnownFiles);
      },
    },
  ];
}
