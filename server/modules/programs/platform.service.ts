import type { FastifyBaseLogger } from 'fastify';
import type { PlanKey } from '#domain/plans.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import * as waiting from '../../learning/plan-enrolment.repo.ts';
import type { FindPerson } from '../../members.ts';
import {
  type LearnerAccount,
  LearningFailure,
  type LearningPort,
  type OutsidePlatform,
} from '../../ports/learning/port.ts';
import * as repo from './platform.repo.ts';

export interface PlatformDeps {
  clock: () => Date;
  log: FastifyBaseLogger;
  learning: LearningPort;
  findPerson: FindPerson;
}

/** docs/scaling.md says what it costs. */
const polledEachMs = 24 * 3600_000;
const polledAtOnce = 500;
/** The next turn begins a minute later. */
const longestPollMs = 14 * 60_000;

export type PlatformService = ReturnType<typeof createPlatformService>;

export interface PlanEnrolment {
  isNewUser: boolean;
  categoryId: number;
  courseCount: number;
}

/**
 * Founders on the learning platform outside. What is written here about them is what the platform said last. Each call of the
 * platform stands between transactions, never within one.
 */
export function createPlatformService({ clock, log, learning, findPerson }: PlatformDeps, outside: OutsidePlatform) {
  type Account = LearnerAccount & { email: string };

  /** @throws LearningFailure. Undefined where the member is gone. */
  async function openAccount(db: Db, scope: OwnerScope, password?: string): Promise<Account | undefined> {
    const known = await repo.findAccount(db, scope);
    if (known) return { id: known.accountId, isNew: false, isOurs: known.isOurs, email: known.email };
    const person = await findPerson(db, scope.uid);
    if (!person) return undefined;
    const account = await outside.openAccount(person, password);
    const email = person.email.toLowerCase();
    const { id: accountId, isOurs } = account;
    await repo.saveAccount(db, { uid: scope.uid, accountId, isOurs, email, isEmailTaken: false });
    return { ...account, email };
  }

  /** @returns those that were refused. */
  async function enrol(db: Db, scope: OwnerScope, account: Account, courseIds: readonly string[]): Promise<string[]> {
    const { refused } = await outside.enrol(account.id, courseIds).catch(async (error: unknown) => {
      if (!(error instanceof LearningFailure) || error.detail !== 'invaliduser') throw error;
      // The operator has deleted the account: the next try makes another one.
      await repo.removeAccount(db, scope);
      throw new LearningFailure('away', error.detail);
    });
    const taken = courseIds.filter((courseId) => !refused.includes(courseId));
    await repo.addTaken(db, scope, taken, clock());
    if (refused.length > 0) log.warn({ refused }, 'courses of the learning platform that nobody can be enrolled in');
    return refused;
  }

  /** A new address follows there, unless another account has it: learning goes on with the one before. */
  async function followEmail(db: Db, scope: OwnerScope): Promise<void> {
    const account = await repo.findAccount(db, scope);
    const person = await findPerson(db, scope.uid);
    const email = person?.email.toLowerCase();
    if (!account?.isOurs || !person?.emailVerified || email === undefined || email === account.email) return;
    const isTaken = (await outside.changeEmail(account.accountId, email)) === 'taken';
    if (isTaken) log.warn({ uid: scope.uid }, 'E-mail already used in Moodle');
    await repo.changeAccount(db, scope, { isEmailTaken: isTaken, ...(!isTaken && { email }) });
  }

  async function enrolInPlan(
    db: Db,
    scope: OwnerScope,
    plan: PlanKey,
    password?: string,
  ): Promise<PlanEnrolment | undefined> {
    const account = await openAccount(db, scope, password);
    if (!account) return undefined;
    const { categoryId, courseIds } = await outside.findPlan(plan);
    // One that was taken before and is not any more was ended by the operator: it stays so.
    const known = new Set((await repo.listTaken(db, scope)).map(({ courseId }) => courseId));
    const missing = courseIds.filter((courseId) => !known.has(courseId));
    const refused = missing.length > 0 ? await enrol(db, scope, account, missing) : [];
    await waiting.notePlan(db, scope.uid, plan, { doneAt: clock() });
    return { isNewUser: account.isNew, categoryId, courseCount: courseIds.length - refused.length };
  }

  const readModules = async (db: Db): Promise<ReadonlyMap<string, number>> =>
    new Map(((await repo.readCatalogue(db)) ?? []).map(({ id, totalModules }) => [id, totalModules]));

  /** Reads anew how far somebody is. `modulesOf`: of the courses, where it was read already. @throws LearningFailure. */
  async function sync(db: Db, scope: OwnerScope, modulesOf?: ReadonlyMap<string, number>): Promise<void> {
    const account = await repo.findAccount(db, scope);
    if (!account) return;
    const before = (await repo.listTaken(db, scope)).flatMap(({ courseId, isTaken }) => (isTaken ? courseId : []));
    const taken = await outside.listTaken(account.accountId);
    const modules = modulesOf ?? (await readModules(db));
    await db.transaction((tx) => repo.saveTaken(tx, scope, taken, { before, at: clock(), modulesOf: modules }));
    await followEmail(db, scope);
  }

  return {
    enrolInPlan,
    sync: (db: Db, scope: OwnerScope) => sync(db, scope),

    /**
     * Reads anew how far those are whom nobody asked about for a day, one after the other, a call each. It ends where the
     * platform is away or refuses us: they come first the next time. @throws LearningFailure, where it ended so.
     */
    async poll(db: Db, scope: OperatorScope): Promise<void> {
      const begun = clock().getTime();
      const since = new Date(begun - polledEachMs);
      const modulesOf = await readModules(db);
      for (const uid of await repo.listUnpolled(db, scope, { since, limit: polledAtOnce })) {
        if (clock().getTime() - begun > longestPollMs) return;
        const owner = narrow(scope, uid);
        await sync(db, owner, modulesOf).catch((error: unknown) => {
          if (!(error instanceof LearningFailure) || error.kind === 'away' || error.kind === 'access') throw error;
          log.warn({ uid, reason: error.message }, 'the progress of a founder was not read');
        });
        await repo.changeAccount(db, owner, { polledAt: clock() });
      }
    },

    /** Whether it can be taken now. @throws LearningFailure. */
    async enrolInCourse(db: Db, scope: OwnerScope, courseId: string): Promise<boolean> {
      const account = await openAccount(db, scope);
      return account !== undefined && (await enrol(db, scope, account, [courseId])).length === 0;
    },

    /** Does what somebody waits for. @throws LearningFailure where one of it failed: it is tried again. */
    async enrolWaiting(db: Db, scope: OwnerScope): Promise<void> {
      let failed: unknown;
      for (const plan of await waiting.listOpenPlans(db, scope.uid))
        try {
          const done = await enrolInPlan(db, scope, plan);
          if (!done) await waiting.notePlan(db, scope.uid, plan, { doneAt: clock() });
        } catch (error) {
          if (!(error instanceof LearningFailure)) throw error;
          await waiting.notePlan(db, scope.uid, plan, { triedAt: clock(), failure: error });
          failed = error;
        }
      if (failed) throw failed;
    },

    /** Why it was not read stands with it. @throws LearningFailure. */
    async readCatalogue(db: Db): Promise<void> {
      try {
        const courses = [...(await learning.listCourses())];
        await repo.saveCatalogueState(db, { courses, readAt: clock(), triedAt: clock(), problem: null });
      } catch (error) {
        if (error instanceof LearningFailure)
          await repo.saveCatalogueState(db, { triedAt: clock(), problem: error.message });
        throw error;
      }
    },

    /** What the platform lacks stands with the catalogue. @throws LearningFailure. */
    async check(db: Db): Promise<void> {
      try {
        await learning.check?.();
        await repo.saveCatalogueState(db, { lacks: null });
      } catch (error) {
        if (error instanceof LearningFailure && error.kind === 'incomplete')
          await repo.saveCatalogueState(db, { lacks: error.message });
        throw error;
      }
    },
  };
}
