import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allOf } from '#tests/setup/all-of.ts';
import { type Bucket, bucketKey, refuses, startBucket } from '#tests/setup/bucket.ts';
import { breaksOff, isSilent, says, stalls } from '#tests/setup/outside-server.ts';
import { type FileKey, FilesFailure, type FilesPort } from './port.ts';
import { createS3Files } from './s3.ts';

let bucket: Bucket;
let files: FilesPort;
const key: FileKey = `evidence/${randomUUID()}`;
beforeEach(async () => {
  bucket = await startBucket();
  files = open();
});
afterEach(() => bucket.close());

const open = (change: Partial<Parameters<typeof createS3Files>[0]> = {}) =>
  createS3Files({ ...bucket.settings, outbound: bucket.outbound, ...change });

async function failureOf(work: Promise<unknown>): Promise<FilesFailure> {
  const error = await work.then(
    () => 'nothing failed',
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FilesFailure);
  return error as FilesFailure;
}
const kindOf = async (work: Promise<unknown>) => (await failureOf(work)).kind;
const slowDown = refuses(503, 'SlowDown');

describe('a bucket that says no', () => {
  const noes: [what: string, status: number, code: string, kind: string][] = [
    ['does not accept the key', 403, 'InvalidAccessKeyId', 'refused'],
    ['does not accept the secret', 403, 'SignatureDoesNotMatch', 'refused'],
    ['does not allow it', 403, 'AccessDenied', 'refused'],
    ['is not there', 404, 'NoSuchBucket', 'misconfigured'],
    ['is in another region', 400, 'AuthorizationHeaderMalformed', 'misconfigured'],
  ];

  it.each(noes)('because it %s: says so, to every call', async (_what, status, code, kind) => {
    const calls = [
      () => files.put(key, Buffer.from('x')),
      () => files.put(key, Readable.from([Buffer.from('x')])),
      () => files.read(key),
      () => files.readStream(key),
      () => files.remove(key),
      () => allOf(files.list()),
      () => allOf(files.listOlderThan('evidence', new Date())),
    ];
    for (const call of calls) {
      bucket.fail(refuses(status, code));
      const failure = await failureOf(call());
      expect([failure.kind, failure.message]).toEqual([kind, `The files cannot be used: ${kind} (${status} ${code}).`]);
      expect(JSON.stringify([failure, failure.stack])).not.toMatch(new RegExp(`${bucketKey.accessKeyId}|${key}`));
    }
  });

  it('by its own check of a secret that is wrong', async () => {
    const wrong = open({ secretAccessKey: 'another secret' });
    expect(await kindOf(wrong.put(key, Buffer.from('x')))).toBe('refused');
    expect(await kindOf(open({ bucket: 'no-such-bucket' }).read(key))).toBe('misconfigured');
  });

  it('has no file where it says that there is none', async () => {
    bucket.fail(refuses(404, 'NoSuchKey'));
    expect(await files.read(key)).toBeUndefined();
  });
});

describe('a bucket that is busy or away', () => {
  it('is asked again, with the very same bytes', async () => {
    const bytes = randomBytes(100_000);
    for (const body of [bytes, Readable.from([bytes])]) {
      bucket.fail(slowDown, slowDown);
      await files.put(key, body);
      bucket.fail(slowDown, slowDown);
      expect(Buffer.from((await files.read(key)) ?? []).equals(bytes)).toBe(true);
    }
    bucket.fail(slowDown, slowDown);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  it('is given up after the fourth try', async () => {
    bucket.fail(...Array<RequestListener>(4).fill(slowDown));
    expect(await kindOf(files.put(key, Buffer.from('x')))).toBe('unavailable');
    expect(bucket.requests).toHaveLength(4);
  });

  it('has a limit of time', async () => {
    for (const silence of [isSilent, stalls]) {
      bucket.fail(...Array<RequestListener>(4).fill(silence));
      expect(await kindOf(open({ wholeMs: 50 }).read(key))).toBe('unavailable');
    }
  });

  it('gives no half of a file', async () => {
    await files.put(key, randomBytes(1000));
    bucket.fail(breaksOff);
    expect(await kindOf(files.read(key))).toBe('unavailable');
    bucket.fail(breaksOff);
    const stream = (await files.readStream(key)) ?? Readable.from([]);
    expect(await kindOf(allOf(stream))).toBe('unavailable');
  });
});

describe('what is in a bucket', () => {
  it('is not given out when it is not what was stored', async () => {
    await files.put(key, Buffer.from('what was stored'));
    const [sent] = bucket.requests;
    const changed = says(200, 'what was changed', { 'x-amz-meta-sha256': String(sent?.headers['x-amz-meta-sha256']) });
    bucket.fail(changed);
    expect(await kindOf(files.read(key))).toBe('damaged');
    bucket.fail(changed);
    const stream = (await files.readStream(key)) ?? Readable.from([]);
    expect(await kindOf(allOf(stream))).toBe('damaged');
  });

  it('is measured by its bytes when another program put it there', async () => {
    bucket.fail(says(200), says(200, 'abc'));
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await files.measure(key)).toEqual({ bytes: 3, sha256 });
  });

  it('is sent with the hash that the service checks, encrypted as the operator says, and never public', async () => {
    for (const encryption of ['none', 'AES256', 'aws:kms'] as const) {
      await open({ encryption }).put(key, Buffer.from('abc'));
      const { headers } = bucket.requests.at(-1) ?? {};
      expect(headers?.['x-amz-content-sha256']).toBe(
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      );
      expect(headers?.['x-amz-server-side-encryption']).toBe(encryption === 'none' ? undefined : encryption);
      expect(headers).not.toHaveProperty('x-amz-acl');
    }
  });

  it('is listed page by page, without what belongs to others', async () => {
    const page = (names: string[], next?: string) => {
      const contents = names.map(
        (name) => `<Contents><Key>${name}</Key><LastModified>2026-11-21T08:00:00.000Z</LastModified></Contents>`,
      );
      const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
      return says(200, `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`);
    };
    const [first, last] = [randomUUID(), randomUUID()];
    const pages = () => [
      page([`cairn/evidence/${first}`, 'cairn/evidence/notes.txt'], 'a+b/c='),
      page([], 'c'),
      page([`cairn/evidence/${last}`]),
    ];
    const below = open({ prefix: 'cairn/' });
    bucket.fail(...pages());
    expect(await allOf(below.list())).toEqual([`evidence/${first}`, `evidence/${last}`]);
    expect(bucket.requests[1]?.url).toContain('continuation-token=a%2Bb%2Fc%3D');
    bucket.fail(...pages());
    expect(await allOf(below.listOlderThan('evidence', new Date('2026-11-22')))).toEqual([first, last]);
    bucket.fail(...pages());
    expect(await allOf(below.listOlderThan('evidence', new Date('2026-11-21')))).toEqual([]);
  });

  it.each(['', 'not a list', '<html><body>Sign in to this network</body></html>'])(
    'is not read from the answer %j',
    async (body) => {
      bucket.fail(says(200, body));
      expect(await kindOf(allOf(files.list()))).toBe('misconfigured');
    },
  );
});
