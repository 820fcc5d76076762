import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as contract from '#contract/programs/programs.ts';
import { operatorScope } from '#server/access/make-scope.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';

let moodle: FakeMoodle;
let test: BookingTest;
beforeAll(async () => {
  moodle = await startMoodle();
  test = await createBookingTest({ env: moodle.env });
  await platform().readCatalogue(test.context.database.db);
});
afterAll(async () => {
  await test.close();
  await moodle.close();
});
beforeEach(() => moodle.suffer({}));

function platform() {
  const { platform: found } = test.context.programs;
  if (!found) throw new Error('there is no platform outside');
  return found;
}
const poll = () => platform().poll(test.context.database.db, operatorScope);
const accountOf = (token: string) => moodle.site.users.find(({ username }) => username === `fp-${token}`)?.id ?? 0;
async function learner(token: string) {
  await test.meet(token);
  await test.call(contract.enrolInPlan, { token, body: { user_id: token } });
  return token;
}
const cardOf = async (token: string, id = '2') =>
  (await test.call(contract.listCourses, { token })).data.courses.find((course) => course.id === id);
/** Of whom the platform was asked how far they are, from the given request on. */
const askedSince = (from: number) =>
  moodle.requests
    .slice(from)
    .filter((request) => request.function === 'core_enrol_get_users_courses')
    .map(({ form }) => Number(form.userid));

it('asks once a day about each who takes a course, and about nobody else', async () => {
  const ada = await learner('ada');
  const bola = await learner('bola');
  await test.meet('chidi');
  moodle.site.enrol(accountOf(ada), 2, { done: 40 });
  let from = moodle.requests.length;
  await poll();
  expect(askedSince(from).sort()).toEqual([accountOf(ada), accountOf(bola)].sort());
  expect(await cardOf(ada)).toMatchObject({ progress: 40 });

  from = moodle.requests.length;
  test.pass({ hours: 23 });
  await poll();
  expect(askedSince(from)).toEqual([]);
  // Who looked by themselves is not asked about again.
  await test.call(contract.syncCourses, { token: ada });
  from = moodle.requests.length;
  test.pass({ hours: 2 });
  await poll();
  expect(askedSince(from)).toEqual([accountOf(bola)]);
});

it('ends where the platform is away, and goes on with the same the next time', async () => {
  test.pass({ days: 2 });
  moodle.suffer({ away: 'maintenance' });
  const from = moodle.requests.length;
  await expect(poll()).rejects.toMatchObject({ kind: 'away' });
  moodle.suffer({});
  await poll();
  expect(askedSince(from).sort()).toEqual([accountOf('ada'), accountOf('bola')].sort());
});

it('of a course that gained modules is what it is, and what was finished stays finished', async () => {
  const token = await learner('dayo');
  moodle.site.enrol(accountOf(token), 2, { done: 100 });
  test.pass({ days: 2 });
  await poll();
  const at = test.now().toISOString();
  expect(await cardOf(token)).toMatchObject({ progress: 100, finished: { at, newModules: 0 } });

  moodle.site.findCourse(2)?.sections.push([
    { modname: 'page', completion: 1 },
    { modname: 'quiz', completion: 2 },
  ]);
  moodle.site.enrol(accountOf(token), 2, { done: 66.7 });
  test.pass({ days: 2 });
  await platform().readCatalogue(test.context.database.db);
  await poll();
  expect(await cardOf(token)).toMatchObject({ progress: 66, totalModules: 6, finished: { at, newModules: 2 } });

  moodle.site.enrol(accountOf(token), 2, { done: 100 });
  test.pass({ days: 2 });
  await poll();
  expect(await cardOf(token)).toMatchObject({ progress: 100, finished: { at, newModules: 0 } });
  expect(await cardOf(token, '3')).not.toHaveProperty('finished');
});
