import type { PlanKey } from '#domain/plans.ts';
import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LearningPort } from '../ports/learning/port.ts';
import { requestPlan } from './plan-enrolment.repo.ts';

/** Where sign-up and a change of plan leave who is to be enrolled: neither waits for the platform outside nor fails with it. */
export interface LearningQueue {
  /** Nothing happens where the product itself teaches. Harmless to repeat. */
  post(tx: Db, uid: string, plan: PlanKey): Promise<void>;
}

export const enrolJobName = 'programs.enrol';

/** So long a sign-up that knows the founder's password may come first: the job's account gets one that nobody knows. */
const firstTryAfterMs = 30_000;

export function createLearningQueue(deps: {
  learning: LearningPort;
  jobs: Pick<Jobs, 'enqueue'>;
  clock: () => Date;
}): LearningQueue {
  const { learning, jobs, clock } = deps;
  return {
    async post(tx, uid, plan) {
      if (!learning.outside) return;
      const now = clock();
      await requestPlan(tx, uid, plan, now);
      const startAfter = new Date(now.getTime() + firstTryAfterMs);
      await jobs.enqueue(tx, enrolJobName, { uid }, { key: uid, startAfter });
    },
  };
}
