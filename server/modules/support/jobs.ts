import { brand } from '#content/brand.ts';
import { addMonths } from '#domain/time/calendar-months.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { type SweepDeps, sweepFiles } from '../../jobs/sweep-files.ts';
import { deleteUnsentBefore, listKnownFiles } from './file.repo.ts';
import { deleteNotesBefore, deleteVisitorThreadsBefore } from './visitor.repo.ts';

const dayMs = 24 * 3_600_000;

/** What was never sent or confirmed goes after a day, and conversations without an account after some months, with their bytes. */
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
        await deleteVisitorThreadsBefore(database.db, monthsBefore(now, brand.visitorConversationMonths));
        await sweepFiles(deps, 'support', listKnownFiles);
      },
    },
  ];
}

/** The beginning of that day, in UTC: nothing goes a day too early. */
function monthsBefore(now: Date, months: number): Date {
  return new Date(`${addMonths(now.toISOString().slice(0, 10), -months)}T00:00:00Z`);
}
