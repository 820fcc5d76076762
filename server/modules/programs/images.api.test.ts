import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '#contract/programs/programs.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

const token = 'viewer';
let moodle: FakeMoodle;
let test: BookingTest;
beforeAll(async () => {
  moodle = await startMoodle();
  test = await createBookingTest({ env: moodle.env });
  await test.meet(token);
});
afterAll(async () => {
  await test.close();
  await moodle.close();
});
beforeEach(() => moodle.suffer({}));

/** Noise: nothing is harder to make small. */
const photo = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1200, height: 800, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
};
let changes = 0;
function upload(id: number, bytes: Uint8Array | string, name = 'cover.png', type = 'image/png') {
  const course = moodle.site.findCourse(id);
  if (!course) throw new Error('there is no such course');
  changes += 1;
  course.image = { name, type, bytes: Buffer.from(bytes), changedAt: 1_795_226_517 + changes };
}
async function sync() {
  const { db } = test.context.database;
  await test.context.programs.platform?.readCatalogue(db);
  await test.context.programs.images?.copyAll(db);
}
const cardOf = async (id: string) =>
  (await test.call(contract.listCourses, { token })).data.courses.find((card) => card.id === id);

it('is copied once, drawn anew in at most 20 KB, and served from here with a long life', async () => {
  upload(2, await photo());
  await sync();
  await sync();
  expect(moodle.images).toHaveLength(1);
  const image = (await cardOf('2'))?.image ?? '';
  expect(image).toMatch(/^\/api\/v1\/programs\/images\/[0-9a-f]{32}$/);
  const answer = await test.app.inject({ url: image });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toContain('max-age=31536000, immutable');
  expect(answer.rawPayload.length).toBeLessThanOrEqual(20_000);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
  await cardOf('2');
  expect(moodle.images).toHaveLength(1);
  expect(moodle.images.join('')).not.toContain(moodle.token);
  const list = JSON.stringify((await test.call(contract.listCourses, { token })).data);
  expect(list).not.toMatch(/pluginfile|overviewfiles/);
  expect(list).not.toContain(moodle.token);
});

it('follows a picture that is changed there, and one that is taken away', async () => {
  upload(2, await photo());
  await sync();
  const before = (await cardOf('2'))?.image;
  const blue = sharp({ create: { width: 600, height: 400, channels: 3, background: 'blue' } });
  upload(2, await blue.jpeg().toBuffer(), 'cover.jpg', 'image/jpeg');
  await sync();
  const after = (await cardOf('2'))?.image;
  expect(after).not.toBe(before);
  const course = moodle.site.findCourse(2);
  if (course) course.image = null;
  await sync();
  expect(await cardOf('2')).not.toHaveProperty('image');
  expect((await test.app.inject({ url: after ?? '' })).statusCode).toBe(404);
});

it('that could not be shown is read again a day later', async () => {
  upload(3, '<!doctype html><title>Log in</title>');
  await sync();
  expect(await cardOf('3')).not.toHaveProperty('image');
  const course = moodle.site.findCourse(3);
  if (course?.image) course.image.bytes = await photo();
  test.pass({ days: 1, minutes: -1 });
  await sync();
  expect(await cardOf('3')).not.toHaveProperty('image');
  test.pass({ minutes: 1 });
  await sync();
  expect(await cardOf('3')).toHaveProperty('image');
});

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
  ['an SVG that says it is a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png'],
  ['HTML that says it is a PNG', '<!doctype html><script>alert(1)</script>', 'image/png'],
  ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
  ['more than 5 MB', Buffer.alloc(5_000_001), 'image/png'],
  ['nothing', '', 'image/png'],
])('is skipped where it is %s, once, and the course is shown', async (_, bytes, type) => {
  upload(3, bytes, 'cover.png', type);
  const asked = moodle.images.length;
  await sync();
  await sync();
  expect(moodle.images).toHaveLength(asked + 1);
  const card = await cardOf('3');
  expect(card).toMatchObject({ title: 'Idea Validation Basics' });
  expect(card).not.toHaveProperty('image');
});

it('that has far too many pixels is skipped', async () => {
  const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } });
  upload(3, await huge.png({ compressionLevel: 9 }).toBuffer());
  await sync();
  expect(await cardOf('3')).not.toHaveProperty('image');
});

it('is not there for an address that nobody gave', async () => {
  const params = { digest: '0'.repeat(32) };
  expect(await test.call(contract.readCourseImage, { params })).toMatchObject({ status: 404, code: 'FILE_UNKNOWN' });
});
