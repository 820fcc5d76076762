import { links } from '#contract/links.ts';
import { dueIdleReminder, IDLE_REMINDER, idleWindow } from '#domain/learning/idle-reminder.ts';
import { timeLeft } from '#domain/learning/progress.ts';
import { CHANNELS } from '#domain/notifications/notices.ts';
import { isWanted } from '#domain/notifications/preferences.ts';
import { lengthWords } from '#domain/time/length-words.ts';
import { narrow, type OperatorScope, type OwnerScope } from '../../access/scope.ts';
import type { ReadPreferences, StopMailUrl } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { type TellingDeps, tellMember } from '../../mail/tell-member.ts';
import type { ReadEnding } from '../../members.ts';
import type { LearningPort, PlatformCourse } from '../../ports/learning/port.ts';
import * as enrolments from './enrolment.repo.ts';
import type { IdleLearners } from './idle.repo.ts';
import { doneIn, toProgress } from './own-courses.ts';
import * as platform from './platform.repo.ts';
import * as repo from './reminder.repo.ts';

export interface ReminderDeps extends TellingDeps {
  clock: () => Date;
  everybody: OperatorScope;
  learning: LearningPort;
  readPreferences: ReadPreferences;
  readEnding: ReadEnding;
  stopMailUrl: StopMailUrl;
}

const batchSize = 200;
const kind = 'course.idle';

/** What is said of where somebody goes on, and the page of this site that leads there. */
interface GoingOn {
  says: string;
  href: string;
  button: string;
}

/** Reminds founders of a course that they have begun and left. */
export function createReminderService(
  deps: ReminderDeps,
  { db, idle, listCourses }: { db: Db; idle: IdleLearners; listCourses: () => Promise<readonly PlatformCourse[]> },
) {
  const { clock, everybody, learning } = deps;

  async function goOnHere(tx: Db, scope: OwnerScope, course: PlatformCourse): Promise<GoingOn> {
    const { nextLesson } = toProgress(course, doneIn(await enrolments.listLessonsDone(tx, scope), course.id));
    const lesson = nextLesson ? await learning.lessons?.findLesson(course.id, nextLesson) : null;
    if (!lesson) return { says: '', href: links.course(course.id), button: 'Open the course' };
    const { title, minutes, work } = lesson;
    return {
      says: `Your next lesson is “${title}”. It takes ${lengthWords(minutes)} to read, and its work ${lengthWords(work.minutes)} more.`,
      href: `${links.course(course.id)}/${lesson.id}`,
      button: 'Open the lesson',
    };
  }

  /** A platform outside tells of no lessons: what is said is how much is left. */
  async function goOnOutside(tx: Db, scope: OwnerScope, course: PlatformCourse): Promise<GoingOn> {
    const taken = (await platform.listTaken(tx, scope)).find(({ courseId }) => courseId === course.id);
    const left = timeLeft(course.minutes, taken?.progress ?? null);
    return {
      says: `You have done ${taken?.progress ?? 0}% of it.${left ? ` About ${lengthWords(left)} to go.` : ''}`,
      href: links.courses(),
      button: 'Open your courses',
    };
  }

  /** What is due is found anew: since the list was read, they may have gone on, or another process may have told them. */
  async function remindOne(tx: Db, uid: string, courses: readonly PlatformCourse[]): Promise<void> {
    const scope = narrow(everybody, uid);
    await repo.lockReminders(tx, scope);
    const preferences = await deps.readPreferences(tx, uid);
    if (!CHANNELS.some((channel) => isWanted(preferences, kind, channel))) return;
    if (!(await deps.findPerson(tx, uid)) || (await deps.readEnding(tx, scope))) return;
    const now = clock();
    const paused = await idle.list(tx, scope, { courses, ...idleWindow(now) }, { offset: 0, limit: courses.length });
    const sent = await repo.listReminders(tx, scope, [uid]);
    const due = dueIdleReminder(paused, sent, now);
    const course = courses.find(({ id }) => id === due?.courseId);
    if (!due || !course) return;
    const number = 1 + sent.filter(({ courseId }) => courseId === course.id).length;
    await repo.insertReminder(tx, scope, { courseId: course.id, number, idleSince: due.since, sentAt: now });
    const { says, href, button } = await (learning.outside ? goOnOutside : goOnHere)(tx, scope, course);
    const note = { uid, kind, title: `Go on with “${course.title}”`, body: says, href } as const;
    const promise =
      number < IDLE_REMINDER.mostOfCourse
        ? 'We remind you of a course twice at most.'
        : 'This was the last reminder of this course.';
    const stop = { label: 'Stop these e-mails', url: deps.stopMailUrl(uid, kind) };
    await tellMember(deps, tx, note, { button, lines: [promise], stop });
  }

  return {
    /** Everybody to whom one is due, each in a transaction of their own. Harmless to repeat and at the same moment. */
    async send(): Promise<void> {
      const courses = await listCourses();
      const wanted = { courses, ...idleWindow(clock()) };
      const faults: unknown[] = [];
      for (let afterUid = '', uids: string[] = []; ; afterUid = uids.at(-1) ?? '') {
        uids = await idle.listPeople(db, everybody, wanted, { afterUid, limit: batchSize });
        for (const uid of uids)
          await db.transaction((tx) => remindOne(tx, uid, courses)).catch((fault: unknown) => void faults.push(fault));
        if (uids.length < batchSize) break;
      }
      if (faults.length > 0) throw new AggregateError(faults, 'some reminders of courses could not be sent');
    },
  };
}
