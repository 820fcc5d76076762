import { z } from 'zod';
import { versionNumber } from '../documents/versions.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId, personText } from '../text.ts';
import { outsiderReport } from '../validation/outsider-report.ts';
import { publishedFigures } from '../validation/published-figures.ts';

/** A version of a report that everybody may read, at an address that its founder can take back. */
const founder = { anyRole: ['founder'] } as const;
const documentParams = z.object({ documentId: opaqueId });

/** Ten letters and digits that are hard to mistake for each other: Bitcoin's base 58. */
export const reportSlug = z
  .string()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{10}$/, { error: 'There is no report at this address. Check that it is complete.' });
const slugParams = z.object({ slug: reportSlug });

/** Addresses to one document, those that were stopped with it. */
export const publicationLimits = { perDocument: 50 } as const;

export const publication = z.object({
  slug: z.string(),
  url: z.string(),
  versionNumber: z.int(),
  /** Null where the founder does not want them shown. */
  founderName: z.string().nullable(),
  companyName: z.string().nullable(),
  publishedAt: moment,
  changedAt: moment,
  /** Whether nobody can read it although it is published: its words name something that the law may forbid. */
  withheld: z.boolean(),
});
export type Publication = z.infer<typeof publication>;

export const readPublication = defineEndpoint({
  method: 'GET',
  path: '/documents/:documentId/publication',
  summary: 'Where everybody may read a report, if anywhere',
  access: founder,
  params: documentParams,
  reply: z.object({ publication: publication.nullable() }),
  errors: ['DOCUMENT_UNKNOWN'],
});

/** Published already, it shows this version from now on, at the same address. */
export const publishReport = defineEndpoint({
  method: 'PUT',
  path: '/documents/:documentId/publication',
  summary: 'Let everybody read one version of a report',
  access: founder,
  params: documentParams,
  body: z.strictObject({
    versionNumber,
    /** Whether the founder's name stands on it. Chosen, never assumed. */
    showFounder: z.boolean({ error: 'Say whether your name stands on it.' }),
    /** The company as it stands on it; empty for none. */
    company: personText({ max: 120 }),
  }),
  reply: z.object({ publication }),
  errors: [
    'DOCUMENT_UNKNOWN',
    'VERSION_UNKNOWN',
    'PUBLICATION_KIND',
    'PUBLICATION_UNLAWFUL',
    'PLAN_LIMIT',
    'PUBLICATION_LIMIT',
  ],
});

/** Harmless to repeat. */
export const stopPublishing = defineEndpoint({
  method: 'DELETE',
  path: '/documents/:documentId/publication',
  summary: 'Stop publishing a report at once',
  access: founder,
  params: documentParams,
  reply: z.object({ publication: z.null() }),
  errors: ['DOCUMENT_UNKNOWN'],
});

/** Opening it records nothing. */
export const readPublicReport = defineEndpoint({
  method: 'GET',
  path: '/reports/:slug',
  summary: 'A report that its founder publishes',
  access: 'public',
  params: slugParams,
  reply: z.object({
    versionNumber: z.int(),
    founderName: z.string().nullable(),
    companyName: z.string().nullable(),
    changedAt: moment,
    page: outsiderReport,
  }),
  errors: ['REPORT_UNKNOWN', 'REPORT_STOPPED', 'REPORT_WITHHELD'],
  limit: { max: 120, windowSeconds: 60 },
});
export type PublicReport = z.infer<(typeof readPublicReport)['reply']>;

export const readPublicFigures = defineEndpoint({
  method: 'GET',
  path: '/reports/:slug/figures',
  summary: 'What the score of a public report follows from',
  access: 'public',
  params: slugParams,
  reply: z.object({ figures: publishedFigures.nullable() }),
  errors: ['REPORT_UNKNOWN', 'REPORT_STOPPED', 'REPORT_WITHHELD'],
  limit: { max: 30, windowSeconds: 60 },
});

export const readPublicFile = defineEndpoint({
  method: 'GET',
  path: '/reports/:slug/report.pdf',
  summary: 'A public report as PDF',
  access: 'public',
  params: slugParams,
  reply: z.file(),
  errors: ['REPORT_UNKNOWN', 'REPORT_STOPPED', 'REPORT_WITHHELD'],
  produces: 'application/pdf',
  limit: { max: 20, windowSeconds: 60 },
});
