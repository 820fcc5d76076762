import type { CourseOutline, Lesson } from '#contract/programs/course.ts';
import type { PlanKey } from '#domain/plans.ts';

/** A course of the learning platform as a card shows it. Its texts are plain: no HTML is left in them. */
export interface PlatformCourse {
  id: string;
  title: string;
  summary: string;
  totalModules: number;
  /** The smallest plan that has it. */
  plan: PlanKey;
  /** How long it takes; null where nobody says so. */
  minutes: number | null;
  /** In order; `minutes` to read one and answer its questions. None where a platform outside teaches. */
  lessons: readonly { id: string; minutes: number }[];
  /** Where its picture is read on a platform outside, and what changes with it; absent where it has none. */
  image?: { url: string; version: string };
}

/** What the product itself teaches. */
export interface Lessons {
  /** Null where there is no such course. */
  findOutline(courseId: string): Promise<CourseOutline | null>;
  /** In order; none where there is no such course. */
  listLessons(courseId: string): Promise<readonly Lesson[]>;
  /** Null where there is no such lesson. */
  findLesson(courseId: string, lessonId: string): Promise<Lesson | null>;
}

/** A founder, as the platform outside gets to know them. */
export interface Learner {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

export interface LearnerAccount {
  id: string;
  /** We made it just now. */
  isNew: boolean;
  /** We made it, now or before; false for one that was there and has the founder's verified address. */
  isOurs: boolean;
}

/** A course that somebody takes there. `progress` in whole per cent, rounded down; null where the course does not count it. */
export interface TakenCourse {
  courseId: string;
  progress: number | null;
}

/** A platform of the operator's, where founders have accounts. Every call can fail with LearningFailure. */
export interface OutsidePlatform {
  /**
   * The founder's account, made where there is none. Harmless to repeat, and at the same moment. `password` is used at most once,
   * for a new account and where it is good enough; without one the account gets its own, which nobody knows.
   */
  openAccount(learner: Learner, password?: string): Promise<LearnerAccount>;
  /**
   * Enrols in those that are missing. Harmless to repeat, and at the same moment.
   * @returns those that the platform does not let anybody enrol in.
   */
  enrol(accountId: string, courseIds: readonly string[]): Promise<{ refused: string[] }>;
  listTaken(accountId: string): Promise<TakenCourse[]>;
  /** What a plan has there just now. */
  findPlan(plan: PlanKey): Promise<{ categoryId: number; courseIds: string[] }>;
  /** The bytes of a picture of the catalogue, whatever they are. */
  readImage(url: string): Promise<Uint8Array>;
  /** `taken`: another account has that address; nothing was changed. */
  changeEmail(accountId: string, email: string): Promise<'changed' | 'taken'>;
}

/** Where founders learn: the lessons that the product brings along, or a platform of the operator's. */
export interface LearningPort {
  /** For the operator, without anything secret. */
  about: string;
  /** The courses that can be taken, in the order of the catalogue, read anew. @throws LearningFailure. */
  listCourses(): Promise<readonly PlatformCourse[]>;
  /** Where a course opens for somebody who takes it: a path of this site, or an address outside. */
  courseUrl(courseId: string): string;
  /** Where somebody sets the password of their account there; null where nobody has one. */
  passwordUrl: string | null;
  /** Undefined where a platform outside teaches. */
  lessons: Lessons | undefined;
  /** Undefined where the product itself teaches. */
  outside: OutsidePlatform | undefined;
  /** Whether it works, and has all that it needs. Changes nothing. @throws LearningFailure, with what to do. */
  check?(): Promise<void>;
}

/**
 * Why the platform outside did not do it:
 * - `away`: no answer, or none that can be read; it is worth trying again
 * - `access`: it does not let us, by the token or by a right that is missing
 * - `incomplete`: it works, and something has to be set up there
 * - `race`: somebody else did the same at the same moment
 * - `unfit`: it knows nothing of what was named, or does not take it
 * - `email_taken`: another account has the founder's address
 * - `email_unverified`: an account has that address, and the founder has not shown to hold it
 * - `suspended`: the founder's account is suspended there
 * - `no_category`: it has no category of the plan's name
 */
export type LearningFault =
  | 'away'
  | 'access'
  | 'incomplete'
  | 'race'
  | 'unfit'
  | 'email_taken'
  | 'email_unverified'
  | 'suspended'
  | 'no_category';

const words: Record<LearningFault, string> = {
  away: 'The learning platform does not answer',
  access: 'The learning platform refuses our calls',
  incomplete: 'Something is missing on the learning platform',
  race: 'The learning platform did the same for somebody else at that moment',
  unfit: 'The learning platform does not take this',
  email_taken: 'E-mail already used in Moodle',
  email_unverified: 'E-mail already used in Moodle, and the founder has not verified it here',
  suspended: 'The account is suspended in Moodle',
  no_category: 'The learning platform has no category of this plan',
};

/** Its message is a sentence for the operator, without names, addresses or the token. */
export class LearningFailure extends Error {
  readonly kind: LearningFault;
  /** The platform's own word for it, or what is missing. */
  readonly detail: string;
  constructor(kind: LearningFault, detail = '') {
    super(kind === 'incomplete' ? detail : `${words[kind]}${detail && ` (${detail})`}.`);
    this.name = 'LearningFailure';
    this.kind = kind;
    this.detail = detail;
  }
}
