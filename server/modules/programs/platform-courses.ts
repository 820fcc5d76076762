import type { EndpointReply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { CourseList, enrolInCourse, enrolInPlan, OutsideCourses } from '#contract/programs/programs.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { LearningQueue } from '../../learning/learning-queue.ts';
import { listOpenPlans, wasRequested } from '../../learning/plan-enrolment.repo.ts';
import type { FindPlan } from '../../members.ts';
import { LearningFailure } from '../../ports/learning/port.ts';
import type { ImageService } from './image.service.ts';
import { lockedBy, ownPlan, type PlanBody, toPlatformCard } from './own-courses.ts';
import * as repo from './platform.repo.ts';
import type { PlatformDeps, PlatformService } from './platform.service.ts';

export interface PlatformCoursesDeps extends PlatformDeps {
  learningQueue: LearningQueue;
  findPlan: FindPlan;
}

export type PlatformCourses = ReturnType<typeof createPlatformCourses>;

/** What founders ask of the platform outside. What it said last answers at once; where it is away, that stands. */
export function createPlatformCourses(
  deps: PlatformCoursesDeps,
  { platform, images }: { platform: PlatformService; images: ImageService },
) {
  const { clock, log, learning, learningQueue, findPlan } = deps;

  async function list(db: Db, scope: OwnerScope, isAway = false): Promise<CourseList> {
    const own = {
      plan: await findPlan(db, scope.uid),
      taken: await repo.listTaken(db, scope),
      waiting: await listOpenPlans(db, scope.uid),
      images: await images.listUrls(db),
    };
    const asOf = (await repo.findAccount(db, scope))?.syncedAt?.toISOString() ?? null;
    const courses = (await repo.readCatalogue(db)) ?? [];
    return {
      courses: courses.map((course) => toPlatformCard(course, own, learning.courseUrl(course.id))),
      platform: { asOf, isAway, passwordUrl: learning.passwordUrl },
    };
  }

  /** Whether it was done. The reason stands in the log. */
  async function tryOut<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LearningFailure)) throw error;
      log.warn({ reason: error.message }, `learning platform: ${what} failed`);
      return undefined;
    }
  }

  return {
    list,

    async listForEverybody(db: Db): Promise<OutsideCourses> {
      const courses = (await repo.readCatalogue(db)) ?? [];
      return { courses: courses.map(({ id, title, summary, plan }) => ({ id, title, summary, plan })) };
    },

    async sync(db: Db, scope: OwnerScope): Promise<CourseList> {
      // Who was a founder before there was a platform is to have its courses too.
      const plan = await findPlan(db, scope.uid);
      if (!(await wasRequested(db, scope.uid, plan)))
        await db.transaction((tx) => learningQueue.post(tx, scope.uid, plan));
      const answered = await tryOut('reading', async () => {
        await platform.sync(db, scope);
        if (!(await repo.readCatalogue(db))) await platform.readCatalogue(db);
        return true;
      });
      return list(db, scope, !answered);
    },

    /** @throws COURSE_UNKNOWN, COURSE_LOCKED, ENROLMENT_FAILED. */
    async enrol(db: Db, scope: OwnerScope, courseId: string): Promise<EndpointReply<typeof enrolInCourse>> {
      const course = (await repo.readCatalogue(db))?.find(({ id }) => id === courseId);
      if (!course) throw new AppError('COURSE_UNKNOWN');
      const find = async () =>
        (await repo.listTaken(db, scope)).find((taken) => taken.isTaken && taken.courseId === courseId);
      if (!(await find())) {
        if (lockedBy(course, await findPlan(db, scope.uid))) throw new AppError('COURSE_LOCKED');
        const isDone = await tryOut('enrolling', () => platform.enrolInCourse(db, scope, courseId));
        if (!isDone) throw new AppError('ENROLMENT_FAILED');
      }
      const enrolledAt = (await find())?.enrolledAt ?? clock();
      return { moodleCourseUrl: learning.courseUrl(courseId), enrolledAt: enrolledAt.toISOString() };
    },

    /** @throws ACCOUNT_NOT_OWN, PLAN_NOT_OWN, ENROLMENT_WAITS. */
    async enrolInPlan(db: Db, scope: OwnerScope, body: PlanBody): Promise<EndpointReply<typeof enrolInPlan>> {
      const plan = await ownPlan(db, scope, body, findPlan);
      const done = await tryOut('enrolling in a plan', () => platform.enrolInPlan(db, scope, plan, body.password));
      if (done) return done;
      if (!(await listOpenPlans(db, scope.uid)).includes(plan))
        await db.transaction((tx) => learningQueue.post(tx, scope.uid, plan));
      throw new AppError('ENROLMENT_WAITS');
    },
  };
}
