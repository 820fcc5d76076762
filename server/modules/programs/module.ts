import type { FastifyBaseLogger } from 'fastify';
import type { OperatorScope } from '../../access/scope.ts';
import type { Database, Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Module } from '../../module.ts';
import { LearningFailure } from '../../ports/learning/port.ts';
import { type CertificateDeps, createCertificateService } from './certificate.service.ts';
import { createCourseService, type ProgramDeps } from './course.service.ts';
import { idleHere, idleOutside } from './idle.repo.ts';
import { createImageService } from './image.service.ts';
import { createLearningOperatorService, type LearningOperatorDeps } from './operator.service.ts';
import { readCatalogue } from './platform.repo.ts';
import { createPlatformService } from './platform.service.ts';
import { createPlatformCourses, type PlatformCoursesDeps } from './platform-courses.ts';
import { createPlatformJobs } from './platform-jobs.ts';
import { createReminderService, type ReminderDeps } from './reminder.service.ts';
import { bindCertificates, bindLearning, bindPrograms } from './routes.ts';

type Given = ProgramDeps &
  CertificateDeps &
  PlatformCoursesDeps &
  LearningOperatorDeps &
  ReminderDeps & { database: Database; jobs: Pick<Jobs, 'enqueue' | 'listNext'>; everybody: OperatorScope };

/** The courses that founders take, and how far they are. */
export function createProgramsModule(given: Given) {
  const { learning, log } = given;
  const { db } = given.database;
  const courses = createCourseService(given);
  const certificates = createCertificateService(given);
  const platform = learning.outside && createPlatformService(given, learning.outside);
  const listCourses = async (from: Db) => (platform ? ((await readCatalogue(from)) ?? []) : learning.listCourses());
  const idle = platform ? idleOutside : idleHere;
  const operator = createLearningOperatorService(given, { platform, idle, listCourses });
  const reminders = createReminderService(given, { db, idle, listCourses: () => listCourses(db) });
  const images = learning.outside && createImageService(given, learning.outside);
  const onPlatform = platform && images && createPlatformCourses(given, { platform, images });
  return {
    services: { courses, platform, images, reminders },
    bind(bind) {
      bindPrograms(bind, courses, { platform: onPlatform, images });
      bindCertificates(bind, certificates);
      bindLearning(bind, operator);
    },
    jobs: [
      ...createPlatformJobs({ ...given, db, platform, images }),
      { name: 'programs.remind', cron: '10 9 * * *', longestSeconds: 3600, run: reminders.send },
    ],
    /** Says what is missing on the platform outside. The start neither waits for it nor ends with it. */
    async prepare() {
      if (!platform) return;
      const steps = [platform.check(db), platform.readCatalogue(db).then(() => images?.copyAll(db))];
      for (const step of steps) void step.catch((error: unknown) => say(log, error, learning.about));
    },
  } satisfies Module;
}

function say(log: FastifyBaseLogger, error: unknown, about: string): void {
  if (error instanceof LearningFailure) log.warn({ platform: about, kind: error.kind }, error.message);
  else log.error({ err: error }, 'the learning platform could not be tried out');
}
