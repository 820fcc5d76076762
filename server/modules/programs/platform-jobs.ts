import type { FastifyBaseLogger } from 'fastify';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { JobDefinition, Jobs } from '../../jobs/jobs.ts';
import { enrolJobName } from '../../learning/learning-queue.ts';
import { listForgotten } from '../../learning/plan-enrolment.repo.ts';
import { LearningFailure } from '../../ports/learning/port.ts';
import type { ImageService } from './image.service.ts';
import type { PlatformService } from './platform.service.ts';

/** Half a minute, a minute, two, and so on to six hours: three days, then once more every seven hours. */
const backoff = { retryDelaySeconds: 30, longestRetryDelaySeconds: 6 * 3600, retryLimit: 20 };
const forgottenAfterMs = 7 * 3600_000;
const mostAtOnce = 500;

/** What is done on the platform outside, apart from any request. `platform`: undefined where the product itself teaches. */
export function createPlatformJobs(deps: {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  everybody: OperatorScope;
  jobs: Pick<Jobs, 'enqueue'>;
  platform: PlatformService | undefined;
  images: ImageService | undefined;
}): JobDefinition<never>[] {
  const { db, clock, log, everybody, jobs, platform, images } = deps;
  async function tryOut(failed: string, work: Promise<void> | undefined): Promise<void> {
    await work?.catch((error: unknown) => {
      if (!(error instanceof LearningFailure)) throw error;
      log.warn({ reason: error.message }, failed);
    });
  }
  const enrol: JobDefinition<{ uid: string }> = {
    name: enrolJobName,
    inOrder: true,
    ...backoff,
    run: async ({ uid }) => platform?.enrolWaiting(db, narrow(everybody, uid)),
  };
  return [
    enrol,
    {
      name: 'programs.enrol-again',
      cron: '41 * * * *',
      async run() {
        if (!platform) return;
        for (const uid of await listForgotten(db, new Date(clock().getTime() - forgottenAfterMs), mostAtOnce))
          await jobs.enqueue(db, enrolJobName, { uid }, { key: uid });
      },
    },
    {
      name: 'programs.catalogue',
      cron: '*/15 * * * *',
      retryLimit: 0,
      run: () =>
        tryOut(
          'the catalogue of the learning platform was not read',
          platform?.readCatalogue(db).then(() => images?.copyAll(db)),
        ),
    },
    {
      name: 'programs.progress',
      cron: '7,22,37,52 * * * *',
      retryLimit: 0,
      longestSeconds: 3600,
      run: () => tryOut('the progress of founders was not read', platform?.poll(db, everybody)),
    },
  ];
}
