import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId } from '../text.ts';
import { testRecord } from './tests.ts';

const about = {
  path: '/validation/ideas/:ideaId/test-cards/:testCardId/results/:number/file',
  access: { anyRole: ['founder'] },
  params: z.object({
    ideaId: opaqueId,
    testCardId: opaqueId,
    /** Which result of the test, from 1. */
    number: z.coerce.number({ error: 'Give the number of a result.' }).int().min(1).max(100_000),
  }),
} as const;

const changed = z.object({ revision: z.int(), testCard: testRecord });

/** The form has one part named `file`: JPG, PNG or PDF under 3 MB. */
export const attachResultFile = defineEndpoint({
  ...about,
  method: 'PUT',
  summary: 'Attach a file to the result of a test, in place of an earlier one',
  consumes: 'multipart/form-data',
  reply: changed,
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN', 'TEST_RESULT_UNKNOWN', 'FILE_UNREADABLE', 'REQUEST_TOO_LARGE'],
  limit: { max: 60, windowSeconds: 60 },
});

export const readResultFile = defineEndpoint({
  ...about,
  method: 'GET',
  summary: 'The file of a test’s result, to its owner only',
  reply: z.file(),
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN', 'TEST_RESULT_UNKNOWN', 'FILE_UNKNOWN'],
  produces: 'application/octet-stream',
});

/** The result stays. */
export const removeResultFile = defineEndpoint({
  ...about,
  method: 'DELETE',
  summary: 'Remove the file of a test’s result',
  reply: changed,
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN', 'TEST_RESULT_UNKNOWN', 'FILE_UNKNOWN'],
});
