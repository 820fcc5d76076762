import { AppError } from '#contract/errors.ts';
import type { Certificate } from '#contract/programs/certificates.ts';
import { finishedAt } from '#domain/learning/certificate.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { FindPerson } from '../../members.ts';
import { randomLetters } from '../../random-letters.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import * as repo from './certificate.repo.ts';
import type { ProgramDeps } from './course.service.ts';
import { findEnrolment } from './enrolment.repo.ts';

/** A certificate, and the address at which anybody can check it. */
export interface PrintedCertificate extends Certificate {
  address: string;
}

export const certificatePdf = defineTask<PrintedCertificate, Uint8Array>(
  new URL('./certificate-pdf.worker.ts', import.meta.url),
);

export interface CertificateDeps extends Pick<ProgramDeps, 'clock' | 'learning'> {
  findPerson: FindPerson;
  publicUrl: string;
}

/** Certificates of courses that the product itself teaches. */
export function createCertificateService({ clock, learning, findPerson, publicUrl }: CertificateDeps) {
  async function read(db: Db, scope: OwnerScope, courseId: string): Promise<Certificate | null> {
    const row = await repo.findCertificate(db, scope, courseId);
    return row ? toCertificate(row) : null;
  }

  return {
    read,

    /** A certificate stands when the course gains lessons later. @throws COURSE_UNKNOWN, COURSE_UNFINISHED. */
    async issue(tx: Db, scope: OwnerScope, courseId: string): Promise<Certificate> {
      const known = await read(tx, scope, courseId);
      if (known) return known;
      const course = learning.lessons && (await learning.listCourses()).find(({ id }) => id === courseId);
      if (!course) throw new AppError('COURSE_UNKNOWN');
      const [enrolment, person] = [await findEnrolment(tx, scope, courseId), await findPerson(tx, scope.uid)];
      const lessons = course.lessons.map(({ id }) => id);
      const at = finishedAt(lessons, await repo.readTimesDone(tx, scope, courseId));
      if (!at || !enrolment || !person) throw new AppError('COURSE_UNFINISHED');
      await repo.insertCertificate(tx, scope, {
        courseId,
        code: newCode(),
        name: person.name,
        courseTitle: course.title,
        lessons: lessons.length,
        begunAt: enrolment.enrolledAt,
        finishedAt: at,
        issuedAt: clock(),
      });
      const issued = await read(tx, scope, courseId);
      if (!issued) throw new Error('the certificate was not saved');
      return issued;
    },

    async withdraw(tx: Db, scope: OwnerScope, courseId: string): Promise<null> {
      await repo.deleteCertificate(tx, scope, courseId);
      return null;
    },

    /** @throws CERTIFICATE_UNKNOWN. */
    async print(db: Db, runTask: RunTask, scope: OwnerScope, courseId: string) {
      const certificate = await read(db, scope, courseId);
      if (!certificate) throw new AppError('CERTIFICATE_UNKNOWN');
      const address = new URL(`/certificates/${certificate.code}`, publicUrl).href;
      return {
        bytes: await runTask(certificatePdf, { ...certificate, address }),
        filename: `certificate-${courseId}.pdf`,
      };
    },

    /** For anyone who has the code. @throws CERTIFICATE_UNKNOWN. */
    async check(db: Db, code: string): Promise<Certificate> {
      const row = await repo.findByCode(db, code);
      if (!row) throw new AppError('CERTIFICATE_UNKNOWN');
      return toCertificate(row);
    },
  };
}

export type CertificateService = ReturnType<typeof createCertificateService>;

const newCode = () => Array.from({ length: 4 }, () => randomLetters(4)).join('-');

function toCertificate({ uid: _, begunAt, finishedAt: endedAt, issuedAt, ...rest }: repo.CertificateRow): Certificate {
  return {
    ...rest,
    begunAt: begunAt.toISOString(),
    finishedAt: endedAt.toISOString(),
    issuedAt: issuedAt.toISOString(),
  };
}
