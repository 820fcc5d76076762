import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonaKey } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { fileForm } from '#tests/file-form.ts';
import { as, uidOf } from '#tests/personas.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const picture = (width: number, height: number, background = '#2e6a4c') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (background?: string) => picture(640, 480, background).jpeg().toBuffer();

async function upload(filename: string, bytes: Buffer, who: PersonaKey = 'founder') {
  const request = { method: 'PUT', url: '/api/v1/users/photo', headers: await as(test, who) } as const;
  const answer = await test.app.inject({ ...request, payload: fileForm(filename, bytes) });
  return { ...answer.json(), status: answer.statusCode };
}
async function show(photoURL: unknown, who: PersonaKey = 'founder') {
  const request = { method: 'PUT', url: '/api/v1/users/user', headers: await as(test, who) } as const;
  return (await test.app.inject({ ...request, payload: { photoURL } })).json();
}
const shownOf = async (who: PersonaKey = 'founder') =>
  (await test.app.inject({ url: '/api/v1/accounts/me', headers: await as(test, who) })).json().data.user.photo_url;
const read = (url: string) => test.app.inject({ url });
const remove = async (who: PersonaKey = 'founder') =>
  test.app.inject({ method: 'DELETE', url: '/api/v1/users/photo', headers: await as(test, who) });
/** A part of a PNG file: its length, kind, content and checksum. */
function pngPart(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
const folderOf = async (who: PersonaKey) => join(test.filesDir, await uidOf(test, who), 'profile_photo');

describe('a photo', () => {
  it('is stored at the member’s place, shown once its address was sent, and the next one takes its place', async () => {
    const { status, data } = await upload('Me at the market.JPG', await jpeg());
    expect([status, await shownOf()]).toEqual([200, null]);
    expect((await read(data.photoURL)).statusCode).toBe(404);
    expect((await show(data.photoURL)).message).toBe('Photo updated successfully');
    expect(await shownOf()).toBe(data.photoURL);
    expect(readdirSync(await folderOf('founder'))).toEqual(['avatar']);
    const first = await read(data.photoURL);
    expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, max-age=31536000, immutable',
    ]);
    expect(first.headers['content-disposition']).toBeUndefined();
    const second = (await upload('later.png', await picture(600, 600, '#aa3311').png().toBuffer())).data.photoURL;
    expect((await read(data.photoURL)).statusCode).toBe(200);
    await show(second);
    expect([(await read(data.photoURL)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  });

  it('is drawn anew: upright, a square of 512, without the place it was taken at', async () => {
    const bytes = await picture(900, 300)
      .composite([{ input: await picture(450, 300, '#ff0000').png().toBuffer(), left: 450, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await upload('turned.jpeg', bytes);
    await show(data.photoURL);
    const kept = (await read(data.photoURL)).rawPayload;
    const seen = await sharp(kept).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect(seen.exif).toBeUndefined();
    // Turned upright, the red half lies below.
    const below = await sharp(kept).extract({ left: 200, top: 400, width: 20, height: 20 }).stats();
    expect(below.dominant.r).toBeGreaterThan(200);
  });

  it('is the member’s own: nobody else changes it, and no other address is taken for it', async () => {
    const mine = (await upload('mine.jpg', await jpeg())).data.photoURL;
    await show(mine);
    for (const url of [
      mine,
      `${mine}0`,
      mine.slice(0, -1),
      'https://evil.example/photo.jpg',
      'javascript:alert(1)',
      '',
    ]) {
      expect((await show(url, 'investor')).code, url).toBe('PHOTO_UNKNOWN');
    }
    await upload('theirs.jpg', await jpeg('#112233'), 'investor');
    expect((await show(mine, 'investor')).code).toBe('PHOTO_UNKNOWN');
    await remove('investor');
    expect((await read(mine)).statusCode).toBe(200);
    expect((await test.app.inject({ method: 'DELETE', url: '/api/v1/users/photo' })).statusCode).toBe(401);
  });

  it('is gone with its file once it is removed, and twice removed is no fault', async () => {
    const { data } = await upload('gone.jpg', await jpeg());
    await show(data.photoURL);
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
    expect([await shownOf(), (await read(data.photoURL)).statusCode]).toEqual([null, 404]);
    expect(readdirSync(await folderOf('founder'))).toEqual([]);
  });

  it('is not found at a made-up address', async () => {
    const uid = await uidOf(test, 'founder');
    for (const [status, path] of [
      [404, `${uid}/photo/0`],
      [404, 'nobody/photo/0'],
      [400, '..%2f/photo/0'],
    ] as const)
      expect((await read(`/api/v1/users/${path}`)).statusCode, path).toBe(status);
  });
});

describe('what is no photo', () => {
  /** Small in bytes: only its header says how large the picture would be. */
  const huge = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', Buffer.from('0000c3500000c3500802000000', 'hex')),
    pngPart('IDAT', deflateSync(Buffer.alloc(1000))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
  const heic = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');
  const cases: [name: string, filename: string, make: () => Promise<Buffer> | Buffer, code: string][] = [
    ['a PDF', 'cv.pdf', () => Buffer.from('%PDF-1.4\n%%EOF'), 'PHOTO_UNREADABLE'],
    ['a PDF named as a picture', 'cv.jpg', () => Buffer.from('%PDF-1.4\n%%EOF'), 'PHOTO_UNREADABLE'],
    ['an HEIC renamed to jpg', 'IMG_0001.jpg', () => heic, 'PHOTO_UNREADABLE'],
    ['a GIF', 'me.gif', () => picture(9, 9).gif().toBuffer(), 'PHOTO_UNREADABLE'],
    ['a WebP named as a JPG', 'me.jpg', () => picture(9, 9).webp().toBuffer(), 'PHOTO_UNREADABLE'],
    ['an SVG', 'me.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PHOTO_UNREADABLE'],
    ['a script', 'me.png', () => Buffer.from('<script>alert(1)</script>'), 'PHOTO_UNREADABLE'],
    ['nothing', 'me.jpg', () => Buffer.alloc(0), 'PHOTO_UNREADABLE'],
    ['half a picture', 'me.jpg', async () => (await jpeg()).subarray(0, 400), 'PHOTO_UNREADABLE'],
    ['a picture without an extension', 'me', () => jpeg(), 'PHOTO_UNREADABLE'],
    ['a picture named as a program', 'me.jpg.exe', () => jpeg(), 'PHOTO_UNREADABLE'],
    [
      'more pixels than fit',
      'me.png',
      () => picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer(),
      'PHOTO_UNREADABLE',
    ],
    ['a PNG that says it is 50,000 pixels wide and high', 'me.png', () => huge, 'PHOTO_UNREADABLE'],
    ['3 MB to the byte', 'me.jpg', () => Buffer.alloc(3_145_728, 1), 'REQUEST_TOO_LARGE'],
    ['more than 3 MB', 'me.jpg', () => Buffer.alloc(3_145_729, 1), 'REQUEST_TOO_LARGE'],
  ];
  let url: string;
  let before: Buffer;
  beforeAll(async () => {
    url = (await upload('kept.jpg', await jpeg(), 'investor')).data.photoURL;
    await show(url, 'investor');
    before = (await read(url)).rawPayload;
  });

  it.each(cases)('%s is refused, and the photo stays', async (_, filename, make, code) => {
    expect((await upload(filename, await make(), 'investor')).code).toBe(code);
    expect((await read(url)).rawPayload.equals(before)).toBe(true);
  });

  it('is an upload that is cut off, and the photo stays', async () => {
    const whole = new Response(fileForm('me.jpg', await jpeg()));
    const headers = { ...(await as(test, 'investor')), 'content-type': whole.headers.get('content-type') ?? '' };
    const sent = Buffer.from(await whole.arrayBuffer());
    const cut = sent.subarray(0, sent.length / 2);
    const request = { method: 'PUT', url: '/api/v1/users/photo', headers, payload: cut } as const;
    expect((await test.app.inject(request)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await read(url)).rawPayload.equals(before)).toBe(true);
  });

  it('is a form without a file', async () => {
    const headers = { ...(await as(test, 'founder')), 'content-type': 'multipart/form-data; boundary=x' };
    const request = { method: 'PUT', url: '/api/v1/users/photo', headers, payload: '--x--\r\n' } as const;
    const answer = await test.app.inject(request);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { file: 'Choose a picture.' }]);
  });
});
