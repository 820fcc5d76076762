import { afterAll, beforeAll, expect, it } from 'vitest';
import { readQuoteFile } from '#contract/quotes/files.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { restore } from '#server/db/backup/restore.ts';
import { createS3Files } from '#server/ports/files/s3.ts';
import { seed } from '#server/seed/seed.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { makeFolder, openBareDatabase } from '#tests/backup.ts';
import { createQuoteCalls } from '#tests/quotes.ts';
import { allOf } from '#tests/setup/all-of.ts';
import { type Bucket, bucketKey, refuses, startBucket } from '#tests/setup/bucket.ts';

const paper = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const folder = makeFolder();
let bucket: Bucket;
let test: TestApp;
let token: string;
let params: { quoteId: string; fileId: string };

beforeAll(async () => {
  bucket = await startBucket();
  test = await createTestApp({ env: bucket.env });
  await seed(test.context);
  const calls = createQuoteCalls(test);
  token = await calls.token('founder');
  const quoteId = await calls.draft();
  const { data } = await calls.attach(quoteId, 'Term sheet.pdf', paper);
  params = { quoteId, fileId: data.files[0]?.id ?? '' };
});
afterAll(async () => {
  await test.close();
  await bucket.close();
  folder.remove();
});
const readPaper = () => createQuoteCalls(test).call(readQuoteFile, { token, params });

it('the product keeps what is uploaded in a bucket, and gives it out', async () => {
  expect(await allOf(test.context.files.list())).toContain(`quotes/${params.fileId}`);
  expect((await readPaper()).bytes).toEqual(paper);
});

it('a bucket that refuses us is told to the operator, not to the reader', async () => {
  bucket.fail(refuses(403, 'SignatureDoesNotMatch'));
  const { status, code } = await readPaper();
  expect([status, code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  const lines = test.logLines.join('\n');
  expect(lines).toContain('refused (403 SignatureDoesNotMatch)');
  expect(lines).not.toMatch(new RegExp(`${bucketKey.accessKeyId}|Signature=`));
});

it('a backup takes the files of a bucket along, and they come back into another place', async () => {
  const { database, files } = test.context;
  const count = (await allOf(files.list())).length;
  expect((await backUp({ database, files }, folder.in('backup'), new Date())).files?.count).toBe(count);

  const place = { ...bucket.settings, prefix: 'restored/' };
  const target = {
    database: await openBareDatabase(),
    files: createS3Files({ ...place, outbound: bucket.outbound }),
  };
  await restore(target, folder.in('backup'));
  const restored = await createTestApp({
    overrides: { database: target.database },
    env: { ...bucket.env, S3_PREFIX: 'restored' },
  });
  const calls = createQuoteCalls(restored);
  const founder = await calls.token('founder');
  expect((await calls.call(readQuoteFile, { token: founder, params })).bytes).toEqual(paper);
  await restored.close();
});
