import { Readable } from 'node:stream';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ZipEntry } from '../../members.ts';
import { createZipPaths, zipStream } from './zip-stream.ts';

async function* each(entries: ZipEntry[]) {
  yield* entries;
}
const zipped = async (entries: ZipEntry[]) =>
  unzipSync(Buffer.concat(await Readable.from(zipStream(each(entries), new Date('2026-03-15T09:00:00Z'))).toArray()));

describe('a zip made as its entries come', () => {
  it('opens with every file as it was, whatever its name and size', async () => {
    const entries = [
      { path: 'nda/Ẹ̀wà Ọjà ₦.txt', bytes: strToU8('Ọ̀nà ₦ 😀') },
      { path: 'nda/empty.json', bytes: new Uint8Array() },
      { path: 'validation/large.pdf', bytes: new Uint8Array(300_000).fill(7) },
    ];
    const files = await zipped(entries);
    expect(Object.keys(files)).toEqual(entries.map(({ path }) => path));
    for (const { path, bytes } of entries) expect(Buffer.from(files[path] ?? []).equals(bytes)).toBe(true);
    expect(strFromU8(files['nda/Ẹ̀wà Ọjà ₦.txt'] ?? new Uint8Array())).toBe('Ọ̀nà ₦ 😀');
  });

  it.each(['a.json', 'a.pdf'])('takes %s as it comes, piece by piece, also without any', async (path) => {
    async function* pieces(count: number) {
      for (let piece = 0; piece < count; piece++) yield strToU8(`piece ${piece};`);
    }
    const files = await zipped([
      { path, bytes: pieces(3) },
      { path: 'none.json', bytes: pieces(0) },
    ]);
    expect(strFromU8(files[path] ?? new Uint8Array())).toBe('piece 0;piece 1;piece 2;');
    expect(files['none.json']).toEqual(new Uint8Array());
  });

  it('is a zip also with nothing in it, and fails with its source', async () => {
    expect(await zipped([])).toEqual({});
    const broken = async function* (): AsyncGenerator<ZipEntry> {
      yield { path: 'a/b.txt', bytes: strToU8('x') };
      throw new Error('gone');
    };
    await expect(Readable.from(zipStream(broken(), new Date())).toArray()).rejects.toThrow('gone');
  });
});

describe('a path in the zip', () => {
  it.each([
    ['../../etc/passwd', 'nda/passwd.bin'],
    ['C:\\Windows\\evil.exe', 'nda/evil.exe'],
    ['a\u202Efdp.PDF', 'nda/afdp.pdf'],
    ['CON.txt', 'nda/_CON.txt'],
    ['...', 'nda/file.bin'],
    ['What? "Yes" <b>|*.txt', 'nda/What Yes b.txt'],
  ])('of %j is %j', (name, path) => {
    expect(createZipPaths()('nda', name)).toBe(path);
  });

  it('is nobody else’s, also where case makes no difference', () => {
    const pathOf = createZipPaths();
    expect(['Deal.pdf', 'deal.PDF', 'Deal (2).pdf', 'Deal.txt'].map((name) => pathOf('safe', name))).toEqual([
      'safe/Deal.pdf',
      'safe/deal (2).pdf',
      'safe/Deal (2) (2).pdf',
      'safe/Deal.txt',
    ]);
  });
});
