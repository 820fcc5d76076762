import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allOf } from '#tests/setup/all-of.ts';
import { type Bucket, startBucket } from '#tests/setup/bucket.ts';
import { createDiskFiles } from '../ports/files/disk.ts';
import type { FileKey, FilesPort } from '../ports/files/port.ts';
import { createS3Files } from '../ports/files/s3.ts';
import { copyFiles } from './copy-files.ts';

const keys: FileKey[] = [
  `evidence/${randomUUID()}`,
  `exports/${randomUUID()}`,
  `signing/${randomUUID()}`,
  `${randomUUID()}/profile_photo/avatar`,
];
let root: string;
let bucket: Bucket;
let disk: FilesPort;
let inBucket: FilesPort;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'cairn-copy-'));
  bucket = await startBucket();
  disk = createDiskFiles(join(root, 'files'));
  inBucket = createS3Files({ ...bucket.settings, prefix: 'cairn/', outbound: bucket.outbound });
  for (const key of keys) await disk.put(key, randomBytes(50_000));
});
afterEach(async () => {
  await bucket.close();
  rmSync(root, { recursive: true });
});

it('takes every file to a bucket and back, to the byte', async () => {
  expect(await copyFiles(disk, inBucket)).toMatchObject({ count: 4, bytes: 200_000 });
  const home = createDiskFiles(join(root, 'home'));
  expect((await copyFiles(inBucket, home)).copied.sort()).toEqual([...keys].sort());
  for (const key of keys) expect(await home.read(key)).toEqual(await disk.read(key));
});

it('goes on where it was stopped, and sends nothing twice', async () => {
  let stored = 0;
  const stopped: FilesPort = {
    ...inBucket,
    put: async (...given) => {
      if (stored === 1) throw new Error('stopped');
      await inBucket.put(...given);
      stored += 1;
    },
  };
  await expect(copyFiles(disk, stopped)).rejects.toThrow('stopped');
  const [arrived] = await allOf(inBucket.list());
  bucket.requests.length = 0;
  const { copied, count } = await copyFiles(disk, inBucket);
  expect([copied.length, count]).toEqual([3, 4]);
  expect(copied).not.toContain(arrived);
  expect(bucket.requests.filter(({ method }) => method === 'PUT')).toHaveLength(3);
  expect((await copyFiles(disk, inBucket)).copied).toEqual([]);
});

it('sends again what is there in another form', async () => {
  await copyFiles(disk, inBucket);
  const key: FileKey = `quotes/${randomUUID()}`;
  await disk.put(key, Buffer.from('newer'));
  await inBucket.put(key, Buffer.from('older'));
  expect((await copyFiles(disk, inBucket)).copied).toEqual([key]);
  expect(Buffer.from((await inBucket.read(key)) ?? []).toString()).toBe('newer');
});

it('does not believe a place that loses what it was given', async () => {
  const forgetful: FilesPort = { ...inBucket, put: async () => undefined };
  await expect(copyFiles(disk, forgetful)).rejects.toThrow('damaged');
});
