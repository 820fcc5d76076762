import { z } from 'zod';
import { LearningFailure, type TakenCourse } from '../port.ts';
import type { CallMoodle } from './client.ts';

/** The role that a Moodle is installed with. */
const studentRole = 5;
/** How often a batch is read again after somebody else came between. */
const mostTries = 4;

const taken = z.array(z.object({ id: z.int(), progress: z.number().nullish() }));

export function createEnrolling(call: CallMoodle) {
  /** One call for a whole page of cards. Suspended enrolments are not among them. */
  async function listTaken(accountId: string): Promise<TakenCourse[]> {
    const given = { userid: accountId, returnusercount: false };
    return (await call('core_enrol_get_users_courses', given, taken)).map(({ id, progress }) => ({
      courseId: `${id}`,
      progress: typeof progress === 'number' ? Math.min(100, Math.max(0, Math.floor(progress))) : null,
    }));
  }

  async function enrolAll(accountId: string, courseIds: readonly string[]): Promise<void> {
    if (courseIds.length === 0) return;
    const enrolments = courseIds.map((courseid) => ({ roleid: studentRole, userid: accountId, courseid }));
    await call('enrol_manual_enrol_users', { enrolments }, z.null());
  }

  async function findMissing(accountId: string, courseIds: readonly string[]): Promise<string[]> {
    const known = new Set((await listTaken(accountId)).map(({ courseId }) => courseId));
    return courseIds.filter((courseId) => !known.has(courseId));
  }

  /** Only what is missing is enrolled: to enrol once more would take back what the operator has set there. */
  async function enrolMissing(accountId: string, courseIds: readonly string[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await enrolAll(accountId, await findMissing(accountId, courseIds));
      } catch (error) {
        if (!isOf(error, 'race') || tries === mostTries) throw error;
      }
    }
  }

  return {
    listTaken,

    /** One course that cannot be taken makes Moodle refuse the whole batch: then they are enrolled one by one. */
    async enrol(accountId: string, courseIds: readonly string[]): Promise<{ refused: string[] }> {
      try {
        await enrolMissing(accountId, courseIds);
        return { refused: [] };
      } catch (error) {
        if (!isOf(error, 'unfit') || (error as LearningFailure).detail === 'invaliduser') throw error;
      }
      const refused: string[] = [];
      for (const courseId of courseIds)
        await enrolMissing(accountId, [courseId]).catch((error: unknown) => {
          if (!isOf(error, 'unfit')) throw error;
          refused.push(courseId);
        });
      return { refused };
    },
  };
}

const isOf = (error: unknown, kind: LearningFailure['kind']) => error instanceof LearningFailure && error.kind === kind;
