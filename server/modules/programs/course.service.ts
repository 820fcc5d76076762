import type { EndpointParsed, EndpointReply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Lesson } from '#contract/programs/course.ts';
import type {
  CourseList,
  enrolInCourse,
  enrolInPlan,
  OwnCourse,
  readLessons,
  saveLearning,
} from '#contract/programs/programs.ts';
import { joinAnswers } from '#domain/learning/answers.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { FindPlan } from '../../members.ts';
import type { LearningPort, PlatformCourse } from '../../ports/learning/port.ts';
import * as answerRepo from './answer.repo.ts';
import * as repo from './enrolment.repo.ts';
import { doneIn, lockedBy, type OwnLearning, ownPlan, type PlanBody, toCard, toProgress } from './own-courses.ts';

export interface ProgramDeps {
  clock: () => Date;
  learning: LearningPort;
  findPlan: FindPlan;
}

type Learned = EndpointParsed<typeof saveLearning>;

export type CourseService = ReturnType<typeof createCourseService>;

/** Taking courses: which there are, enrolling, reading and finishing lessons. */
export function createCourseService({ clock, learning, findPlan }: ProgramDeps) {
  /** @throws COURSE_UNKNOWN. */
  async function findCourse(courseId: string): Promise<PlatformCourse> {
    const course = (await learning.listCourses()).find(({ id }) => id === courseId);
    if (!course) throw new AppError('COURSE_UNKNOWN');
    return course;
  }

  /** @throws COURSE_UNKNOWN, LESSON_UNKNOWN. */
  async function findLesson(courseId: string, lessonId: string): Promise<{ course: PlatformCourse; lesson: Lesson }> {
    const course = await findCourse(courseId);
    const lesson = await learning.lessons?.findLesson(courseId, lessonId);
    if (!lesson) throw new AppError('LESSON_UNKNOWN');
    return { course, lesson };
  }

  async function requireEnrolment(db: Db, scope: OwnerScope, courseId: string): Promise<void> {
    if (!(await repo.findEnrolment(db, scope, courseId))) throw new AppError('COURSE_NOT_ENROLLED');
  }

  async function readOwn(db: Db, scope: OwnerScope): Promise<OwnLearning> {
    const plan = await findPlan(db, scope.uid);
    return { plan, enrolments: await repo.listEnrolments(db, scope), done: await repo.listLessonsDone(db, scope) };
  }

  async function list(db: Db, scope: OwnerScope): Promise<CourseList> {
    const courses = await learning.listCourses();
    const own = await readOwn(db, scope);
    return { courses: courses.map((course) => toCard(course, own, learning.courseUrl(course.id))), platform: null };
  }

  return {
    list,
    /** Nobody else knows it better. */
    sync: list,

    /** @throws COURSE_UNKNOWN. */
    async read(db: Db, scope: OwnerScope, courseId: string): Promise<OwnCourse> {
      const course = await findCourse(courseId);
      const outline = await learning.lessons?.findOutline(courseId);
      if (!outline) throw new AppError('COURSE_UNKNOWN');
      const lessons = await learning.lessons?.listLessons(courseId);
      const own = await readOwn(db, scope);
      return {
        outline,
        card: toCard(course, own, learning.courseUrl(courseId)),
        done: [...doneIn(own.done, courseId)],
        answers: await answerRepo.listAnswers(db, scope, courseId),
        bytes: Buffer.byteLength(JSON.stringify({ outline, lessons })),
      };
    },

    /** @throws COURSE_UNKNOWN, COURSE_NOT_ENROLLED. */
    async readLessons(db: Db, scope: OwnerScope, courseId: string): Promise<EndpointReply<typeof readLessons>> {
      await findCourse(courseId);
      await requireEnrolment(db, scope, courseId);
      return { lessons: [...((await learning.lessons?.listLessons(courseId)) ?? [])] };
    },

    /** @throws COURSE_UNKNOWN, LESSON_UNKNOWN, COURSE_NOT_ENROLLED. */
    async readLesson(db: Db, scope: OwnerScope, courseId: string, lessonId: string): Promise<Lesson> {
      const { course, lesson } = await findLesson(courseId, lessonId);
      if (course.lessons[0]?.id !== lessonId) await requireEnrolment(db, scope, courseId);
      return lesson;
    },

    /** @throws COURSE_UNKNOWN, COURSE_LOCKED. */
    async enrol(db: Db, scope: OwnerScope, courseId: string): Promise<EndpointReply<typeof enrolInCourse>> {
      const course = await findCourse(courseId);
      const enrolment = await db.transaction(async (tx) => {
        if (!(await repo.findEnrolment(tx, scope, courseId))) {
          if (lockedBy(course, await findPlan(tx, scope.uid))) throw new AppError('COURSE_LOCKED');
          await repo.insertEnrolment(tx, scope, { courseId, enrolledAt: clock() });
        }
        return repo.findEnrolment(tx, scope, courseId);
      });
      if (!enrolment) throw new Error('the enrolment was not saved');
      return { moodleCourseUrl: learning.courseUrl(courseId), enrolledAt: enrolment.enrolledAt.toISOString() };
    },

    /** Nobody has an account anywhere else. @throws ACCOUNT_NOT_OWN, PLAN_NOT_OWN. */
    async enrolInPlan(db: Db, scope: OwnerScope, body: PlanBody): Promise<EndpointReply<typeof enrolInPlan>> {
      const plan = await ownPlan(db, scope, body, findPlan);
      const courses = (await learning.listCourses()).filter((course) => course.plan === plan);
      return { isNewUser: false, categoryId: null, courseCount: courses.length };
    },

    /** @throws COURSE_UNKNOWN, LESSON_UNKNOWN, COURSE_NOT_ENROLLED, ACCOUNT_NOT_OWN. */
    async learn(
      tx: Db,
      scope: OwnerScope,
      { courseId, lessonId }: Learned['params'],
      { learner, version, isFinished, answers }: Learned['body'],
    ): Promise<EndpointReply<typeof saveLearning>> {
      if (learner !== scope.uid) throw new AppError('ACCOUNT_NOT_OWN');
      const { course } = await findLesson(courseId, lessonId);
      await requireEnrolment(tx, scope, courseId);
      const now = clock();
      if (isFinished) await repo.insertLessonDone(tx, scope, { courseId, lessonId, version, doneAt: now });
      // The clock of a device may be ahead.
      const latest = now.toISOString();
      const given = answers.map((one) => ({
        ...{ ...one, lessonId, version },
        answeredAt: one.answeredAt < latest ? one.answeredAt : latest,
      }));
      await answerRepo.joinAnswers(tx, scope, courseId, joinAnswers(given));
      return toProgress(course, doneIn(await repo.listLessonsDone(tx, scope), course.id));
    },
  };
}
