import { z } from 'zod';
import { CERTIFICATE_CODE } from '#domain/learning/certificate.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../text.ts';
import { courseSlug } from './course.ts';

/** That somebody finished a course. It stays as it was given: the name, the title and the number of lessons of that day. */
export const certificate = z.object({
  code: z.string(),
  courseId: courseSlug,
  name: z.string(),
  courseTitle: z.string(),
  lessons: z.int().min(1),
  begunAt: moment,
  finishedAt: moment,
  issuedAt: moment,
});
export type Certificate = z.output<typeof certificate>;

const own = {
  path: '/programs/courses/:courseId/certificate',
  access: { anyRole: ['founder'] },
  params: z.object({ courseId: courseSlug }),
} as const;

/** `certificate`: null where there is none yet. */
export const readCertificate = defineEndpoint({
  ...own,
  method: 'GET',
  summary: 'Your certificate of a course',
  reply: z.object({ certificate: certificate.nullable() }),
  errors: [],
});

/** Harmless to repeat: the one of the first call stays. */
export const issueCertificate = defineEndpoint({
  ...own,
  method: 'PUT',
  summary: 'Get the certificate of a course whose every lesson you have finished',
  reply: certificate,
  errors: ['COURSE_UNKNOWN', 'COURSE_UNFINISHED'],
});

/** Harmless to repeat. Its code is not found any more; a new certificate has another one. */
export const withdrawCertificate = defineEndpoint({
  ...own,
  method: 'DELETE',
  summary: 'Withdraw your certificate of a course: its code says nothing any more',
  reply: z.null(),
  errors: [],
});

export const readCertificateFile = defineEndpoint({
  ...own,
  method: 'GET',
  path: `${own.path}/file.pdf`,
  summary: 'Your certificate of a course as a PDF',
  reply: z.null(),
  produces: 'application/pdf',
  errors: ['CERTIFICATE_UNKNOWN'],
  limit: { max: 30, windowSeconds: 60 },
});

export const checkCertificate = defineEndpoint({
  method: 'GET',
  path: '/certificates/:code',
  summary: 'What the certificate with this code says',
  access: 'public',
  params: z.object({
    code: z.string().trim().toUpperCase().regex(CERTIFICATE_CODE, {
      error: 'A code has four groups of four letters or digits, such as ABCD-EFGH-JKLM-2345.',
    }),
  }),
  reply: certificate,
  errors: ['CERTIFICATE_UNKNOWN'],
  limit: { max: 60, windowSeconds: 60 },
});
