import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import { allOf } from '#tests/setup/all-of.ts';
import { type Bucket, startBucket } from '#tests/setup/bucket.ts';
import { createDiskFiles } from './disk.ts';
import type { FileKey, FilesPort } from './port.ts';
import { createS3Files } from './s3.ts';

const root = mkdtempSync(join(tmpdir(), 'cairn-files-'));
afterAll(() => rmSync(root, { recursive: true }));

let bucket: Bucket;
let named: Bucket;
beforeAll(async () => {
  [bucket, named] = await Promise.all([startBucket(), startBucket({ isNamed: true })]);
});
afterAll(() => Promise.all([bucket.close(), named.close()]));

const adapters: [name: string, make: () => FilesPort][] = [
  ['disk', () => createDiskFiles(root)],
  ['a bucket in the path', () => createS3Files({ ...bucket.settings, outbound: bucket.outbound })],
  [
    'a bucket in the name of the host, below a prefix',
    () => createS3Files({ ...named.settings, prefix: 'cairn/live/', outbound: named.outbound }),
  ],
  ...ownBucket(),
];
const newKey = (): FileKey => `evidence/${randomUUID()}`;
const idOf = (key: FileKey) => key.slice('evidence/'.length);

const idsOlderThan = (files: FilesPort, before: Date) => allOf(files.listOlderThan('evidence', before));

/** A service that somebody has at hand, such as Swift with s3api: OWN_S3_ENDPOINT and its four companions. */
function ownBucket(): typeof adapters {
  const { OWN_S3_ENDPOINT: endpoint, OWN_S3_BUCKET: name = '', OWN_S3_REGION: region = 'us-east-1' } = process.env;
  const { OWN_S3_KEY: accessKeyId = '', OWN_S3_SECRET: secretAccessKey = '' } = process.env;
  if (!endpoint) return [];
  const outbound = createOutbound({ log: createLogger('silent'), privateHosts: [new URL(endpoint).host] });
  const shared = { isPathStyle: true, encryption: 'none', prefix: `test-${randomUUID()}/` } as const;
  const options = { endpoint, region, bucket: name, accessKeyId, secretAccessKey, ...shared, outbound };
  return [[`the bucket at ${endpoint}`, () => createS3Files(options)]];
}

describe.each(adapters)('files on %s', (_name, make) => {
  let files: FilesPort;
  beforeAll(() => {
    files = make();
  });

  it('gives back the very bytes, also of three megabytes and of none', async () => {
    for (const size of [0, 1, 3 * 1024 * 1024]) {
      const [key, bytes] = [newKey(), randomBytes(size)];
      await files.put(key, bytes);
      expect(Buffer.from((await files.read(key)) ?? 'none').equals(bytes)).toBe(true);
    }
  });

  it('takes a large file in pieces and gives it back in pieces', async () => {
    const key = newKey();
    const pieces = [randomBytes(70_000), Buffer.alloc(0), randomBytes(200_000)];
    await files.put(key, Readable.from(pieces));
    const stream = await files.readStream(key);
    expect(Buffer.concat((await stream?.toArray()) ?? []).equals(Buffer.concat(pieces))).toBe(true);
    expect(await files.readStream(newKey())).toBeUndefined();
  });

  it('keeps what was there, and nothing half, when the pieces end in a fault', async () => {
    const key = newKey();
    await files.put(key, Buffer.from('whole'));
    const broken = async function* () {
      yield Buffer.from('half');
      throw new Error('no more');
    };
    await expect(files.put(key, broken())).rejects.toThrow('no more');
    expect(Buffer.from((await files.read(key)) ?? '').toString()).toBe('whole');
  });

  it('overwrites', async () => {
    const key = newKey();
    await files.put(key, Buffer.from('first'));
    await files.put(key, Buffer.from('second'));
    expect(Buffer.from((await files.read(key)) ?? '').toString()).toBe('second');
  });

  it('has nothing where nothing was stored, and lets that be removed', async () => {
    const key = newKey();
    expect(await files.read(key)).toBeUndefined();
    await files.remove(key);
    await files.put(key, Buffer.from('x'));
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  it('keeps one of many that are stored under one key at once, whole', async () => {
    const key = newKey();
    const contents = Array.from({ length: 10 }, (_, index) => String(index).repeat(100_000));
    await Promise.all(contents.map((content) => files.put(key, Buffer.from(content))));
    expect(contents).toContain(Buffer.from((await files.read(key)) ?? '').toString());
  });

  it('knows how long a file is, and its hash', async () => {
    const [key, bytes] = [newKey(), randomBytes(1000)];
    await files.put(key, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await files.measure(key)).toEqual({ bytes: 1000, sha256 });
    expect(await files.measure(newKey())).toBeUndefined();
  });

  it('lists every file: photos too, and none that is gone', async () => {
    const [photo, kept, gone] = [`${randomUUID()}/profile_photo/avatar` as const, newKey(), newKey()];
    for (const key of [photo, kept, gone]) await files.put(key, Buffer.from('x'));
    await files.remove(gone);
    const listed = await allOf(files.list());
    expect(listed).toEqual(expect.arrayContaining([photo, kept]));
    expect(listed).not.toContain(gone);
  });

  it('lists what was stored before a moment', async () => {
    const key = newKey();
    await files.put(key, Buffer.from('x'));
    expect(await idsOlderThan(files, new Date(Date.now() + 60_000))).toContain(idOf(key));
    expect(await idsOlderThan(files, new Date(Date.now() - 60_000))).not.toContain(idOf(key));
  });

  it.each([
    'evidence/../../etc/passwd',
    'evidence/..',
    '../evidence/aaaaaaaa',
    'evidence/a\u0000aaaaaaaa',
    'evidence/',
    '/etc/passwd',
  ])('refuses the key %j', async (key) => {
    await expect(files.put(key as FileKey, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(files.read(key as FileKey)).rejects.toThrow(RangeError);
    await expect(files.readStream(key as FileKey)).rejects.toThrow(RangeError);
    await expect(files.remove(key as FileKey)).rejects.toThrow(RangeError);
  });
});

it('the disk is cleared of what a crash left half written', async () => {
  const left = join(root, 'evidence', `${randomUUID()}.${randomUUID()}.partial`);
  writeFileSync(left, 'half');
  utimesSync(left, 0, 0);
  expect(await idsOlderThan(createDiskFiles(root), new Date(1000))).toEqual([]);
  expect(readdirSync(join(root, 'evidence')).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

it('leaves alone what somebody else has put into the folder', async () => {
  const files = createDiskFiles(root);
  await files.put(newKey(), Buffer.from('ours'));
  const path = join(root, 'evidence', '.DS_Store');
  writeFileSync(path, 'not ours');
  expect(await idsOlderThan(files, new Date(Date.now() + 60_000))).not.toContain('.DS_Store');
  expect(readdirSync(join(root, 'evidence'))).toContain('.DS_Store');
});
