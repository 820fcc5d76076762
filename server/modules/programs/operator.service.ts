import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type {
  FailedEnrolment,
  LearningState,
  listFailedEnrolments,
  listStuckLearners,
  StuckLearner,
} from '#contract/programs/admin.ts';
import { paginate } from '#domain/pagination.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Audit, Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { enrolJobName } from '../../learning/learning-queue.ts';
import * as waiting from '../../learning/plan-enrolment.repo.ts';
import type { ListFounders } from '../../members.ts';
import { LearningFailure, type LearningPort, type PlatformCourse } from '../../ports/learning/port.ts';
import type { IdleLearners } from './idle.repo.ts';
import * as repo from './platform.repo.ts';
import type { PlatformService } from './platform.service.ts';
import { listReminders } from './reminder.repo.ts';

export interface LearningOperatorDeps {
  clock: () => Date;
  learning: LearningPort;
  jobs: Pick<Jobs, 'listNext'>;
  audit: Audit;
  listFounders: ListFounders;
}

export type LearningOperatorService = ReturnType<typeof createLearningOperatorService>;

type PageOf<E extends { query: z.ZodType }> = z.output<E['query']>;

const stuckAfterMs = 14 * 24 * 3600_000;
const mostTakenEmails = 20;

interface LearningSources {
  /** Undefined where the product itself teaches. */
  platform: PlatformService | undefined;
  idle: IdleLearners;
  listCourses(db: Db): Promise<readonly PlatformCourse[]>;
}

/** Where founders learn, as the operator sees it. */
export function createLearningOperatorService(
  deps: LearningOperatorDeps,
  { platform, idle, listCourses }: LearningSources,
) {
  const { clock, learning, jobs, audit, listFounders } = deps;

  /** Finds each by uid. Somebody who is no founder any more has no name. */
  async function findPeople(db: Db, scope: OperatorScope, uids: readonly string[]) {
    const found = uids.length > 0 ? await listFounders(db, scope, { uids: [...new Set(uids)] }) : [];
    const byUid = new Map(found.map((person) => [person.uid, person]));
    return (uid: string) => byUid.get(uid) ?? { uid, name: '', email: '' };
  }

  async function read(db: Db, scope: OperatorScope): Promise<LearningState> {
    const courses = (await listCourses(db)).map(({ lessons, id, title, plan, totalModules, minutes }) => {
      return { id, title, plan, totalModules, totalLessons: lessons.length, minutes };
    });
    if (!platform) return { platform: null, courses };
    const state = await repo.readCatalogueState(db);
    const taken = await repo.listTakenEmails(db, scope, mostTakenEmails);
    const personOf = await findPeople(db, scope, taken);
    return {
      courses,
      platform: {
        about: learning.about,
        readAt: state?.readAt?.toISOString() ?? null,
        triedAt: state?.triedAt?.toISOString() ?? null,
        problem: state?.problem ?? null,
        lacks: state?.lacks ?? null,
        untried: await waiting.countUntried(db, scope),
        takenEmails: { total: await repo.countTakenEmails(db, scope), people: taken.map(personOf) },
      },
    };
  }

  return {
    read,

    /** @throws LEARNING_BUILT_IN. */
    async sync(db: Db, { actor, scope }: Operator): Promise<LearningState> {
      if (!platform) throw new AppError('LEARNING_BUILT_IN');
      let worked = true;
      for (const step of [platform.check, platform.readCatalogue])
        await step(db).catch((error: unknown) => {
          if (!(error instanceof LearningFailure)) throw error;
          worked &&= error.kind === 'incomplete';
        });
      const entry = { action: 'learning.sync', subjectKind: 'learning', subjectId: 'catalogue', detail: { worked } };
      await db.transaction((tx) => audit(tx, { actor, ...entry }));
      return read(db, scope);
    },

    async listFailed(db: Db, scope: OperatorScope, query: PageOf<typeof listFailedEnrolments>) {
      const total = await waiting.countFailed(db, scope);
      const { pageSize } = query;
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await waiting.listFailed(db, scope, { offset: (page - 1) * pageSize, limit: pageSize });
      const uids = rows.map(({ uid }) => uid);
      const next = await jobs.listNext(db, enrolJobName, uids);
      const personOf = await findPeople(db, scope, uids);
      const items = rows.map((row): FailedEnrolment => {
        const { uid, plan, requestedAt, triedAt, fault, faultDetail, tries } = row;
        return {
          person: personOf(uid),
          plan,
          requestedAt: requestedAt.toISOString(),
          cause: new LearningFailure(fault ?? 'away', faultDetail ?? '').message,
          tries,
          triedAt: triedAt?.toISOString() ?? null,
          nextTryAt: next.get(uid)?.toISOString() ?? null,
        };
      });
      return { items, total, page, pageSize };
    },

    /** Why it failed again stands in the answer. @throws ENROLMENT_UNKNOWN, LEARNING_BUILT_IN. */
    async tryAgain(db: Db, { actor, scope }: Operator, uid: string): Promise<{ cause: string | null }> {
      if (!platform) throw new AppError('LEARNING_BUILT_IN');
      const plans = await waiting.listOpenPlans(db, uid);
      if (plans.length === 0) throw new AppError('ENROLMENT_UNKNOWN');
      const cause = await platform.enrolWaiting(db, narrow(scope, uid)).then(
        () => null,
        (error: unknown) => {
          if (!(error instanceof LearningFailure)) throw error;
          return error.message;
        },
      );
      const detail = { plans, worked: cause === null };
      await db.transaction((tx) =>
        audit(tx, { actor, action: 'learning.try-again', subjectKind: 'subscriber', subjectId: uid, detail }),
      );
      return { cause };
    },

    async listStuck(db: Db, scope: OperatorScope, query: PageOf<typeof listStuckLearners>) {
      const courses = await listCourses(db);
      const wanted = { courses, before: new Date(clock().getTime() - stuckAfterMs) };
      const total = await idle.count(db, scope, wanted);
      const { pageSize } = query;
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await idle.list(db, scope, wanted, { offset: (page - 1) * pageSize, limit: pageSize });
      const personOf = await findPeople(
        db,
        scope,
        rows.map(({ uid }) => uid),
      );
      const reminders = await listReminders(
        db,
        scope,
        rows.map(({ uid }) => uid),
      );
      const titles = new Map(courses.map(({ id, title }) => [id, title]));
      const items = rows.map(({ uid, courseId, since }): StuckLearner => {
        const course = { id: courseId, title: titles.get(courseId) ?? courseId };
        const sent = reminders.filter((one) => one.uid === uid && one.courseId === courseId);
        return {
          person: personOf(uid),
          course,
          since: since.toISOString(),
          reminders: sent.length,
          remindedAt: sent[0]?.sentAt.toISOString() ?? null,
        };
      });
      return { items, total, page, pageSize };
    },
  };
}
