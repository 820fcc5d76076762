import { AppError } from '#contract/errors.ts';
import * as admin from '#contract/programs/admin.ts';
import * as certificate from '#contract/programs/certificates.ts';
import * as contract from '#contract/programs/programs.ts';
import type { Bind } from '../../http/bind.ts';
import type { CertificateService } from './certificate.service.ts';
import type { CourseService } from './course.service.ts';
import type { ImageService } from './image.service.ts';
import type { LearningOperatorService } from './operator.service.ts';
import type { PlatformCourses } from './platform-courses.ts';

/** The platform outside is called in between: no transaction stays open for it. */
const outside = { transaction: 'none' } as const;

/** `platform`: undefined where the product itself teaches. */
export function bindPrograms(
  bind: Bind,
  courses: CourseService,
  { platform, images }: { platform: PlatformCourses | undefined; images: ImageService | undefined },
): void {
  const taught = platform ?? courses;
  bind(contract.readCourseImage, async ({ db, params }) => {
    if (!images) throw new AppError('FILE_UNKNOWN');
    return { bytes: await images.read(db, params.digest), isFinal: true };
  });
  bind(contract.listOutsideCourses, async ({ db }) => (await platform?.listForEverybody(db)) ?? { courses: null });
  bind(contract.listCourses, ({ db, scope }) => taught.list(db, scope));
  bind(contract.syncCourses, ({ db, scope }) => taught.sync(db, scope));
  bind(contract.readCourse, ({ db, scope, params }) => courses.read(db, scope, params.courseId));
  bind(contract.readLessons, ({ db, scope, params }) => courses.readLessons(db, scope, params.courseId));
  bind(contract.readLesson, ({ db, scope, params }) => courses.readLesson(db, scope, params.courseId, params.lessonId));
  bind(contract.saveLearning, ({ db, scope, params, body }) => courses.learn(db, scope, params, body));
  bind(contract.enrolInCourse, ({ db, scope, body }) => taught.enrol(db, scope, body.courseId), outside);
  bind(contract.enrolInPlan, ({ db, scope, body }) => taught.enrolInPlan(db, scope, body), outside);
}

export function bindCertificates(bind: Bind, certificates: CertificateService): void {
  bind(certificate.readCertificate, async ({ db, scope, params }) => ({
    certificate: await certificates.read(db, scope, params.courseId),
  }));
  bind(certificate.issueCertificate, ({ db, scope, params }) => certificates.issue(db, scope, params.courseId));
  bind(certificate.withdrawCertificate, ({ db, scope, params }) => certificates.withdraw(db, scope, params.courseId));
  bind(certificate.readCertificateFile, ({ db, scope, params, runTask }) =>
    certificates.print(db, runTask, scope, params.courseId),
  );
  bind(certificate.checkCertificate, ({ db, params }) => certificates.check(db, params.code));
}

/** What the operator sees and does. */
export function bindLearning(bind: Bind, service: LearningOperatorService): void {
  bind(admin.readLearning, ({ db, scope }) => service.read(db, scope));
  bind(admin.syncLearning, ({ db, caller, scope }) => service.sync(db, { actor: caller, scope }), outside);
  bind(admin.listFailedEnrolments, ({ db, scope, query }) => service.listFailed(db, scope, query));
  bind(
    admin.retryEnrolment,
    ({ db, caller, scope, params }) => service.tryAgain(db, { actor: caller, scope }, params.uid),
    outside,
  );
  bind(admin.listStuckLearners, ({ db, scope, query }) => service.listStuck(db, scope, query));
}
