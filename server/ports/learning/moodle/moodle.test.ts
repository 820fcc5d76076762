import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlanKey } from '#domain/plans.ts';
import { briefOutbound } from '#tests/setup/brief-outbound.ts';
import { type FakeMoodle, type MoodleFaults, startMoodle } from '#tests/setup/moodle.ts';
import type { Learner, LearningFault, LearningPort, OutsidePlatform } from '../port.ts';
import { createMoodleLearning } from './moodle.ts';

let moodle: FakeMoodle;
let port: LearningPort;
let platform: OutsidePlatform;
let now: Date;
function connect(totalMs?: number, categories?: Record<PlanKey, string>): void {
  const { url, token } = moodle;
  const times = totalMs === undefined ? {} : { totalMs };
  port = createMoodleLearning({ baseUrl: url, token, outbound: briefOutbound, clock: () => now, categories, ...times });
  platform = port.outside as OutsidePlatform;
}
beforeEach(async () => {
  now = new Date('2026-11-27T12:00:00Z');
  moodle = await startMoodle();
  connect();
});
afterEach(() => moodle.close());

const ada: Learner = { uid: 'aB3dEf', name: 'Ada Obi', email: 'Ada@Startup.Example', emailVerified: true };
const failsAs = (kind: LearningFault) => ({ name: 'LearningFailure', kind });
const freeCourses = ['2', '3', '4'];

describe('an account', () => {
  it('has a name that follows from our id, the address in small letters and a password that is good enough', async () => {
    expect(await platform.openAccount(ada)).toEqual({ id: '4', isNew: true, isOurs: true });
    const [made] = moodle.site.users;
    expect(made).toMatchObject({
      username: 'fp-ab3def',
      firstname: 'Ada',
      lastname: 'Obi',
      email: 'ada@startup.example',
      idnumber: 'aB3dEf',
    });
    await platform.openAccount({ ...ada, uid: 'grace', email: 'grace@startup.example' });
    expect(moodle.site.users[1]?.password).not.toBe(made?.password);
    expect(await platform.openAccount(ada)).toEqual({ id: '4', isNew: false, isOurs: true });
  });

  it.each([
    ['Ada', 'Ada', '-'],
    ['Ada Mary Obi', 'Ada', 'Mary Obi'],
    ['  ', 'Ada', '-'],
    ['<b>Ada</b> Obi', 'b', 'Ada /b Obi'],
    ['\u0000\ud800 ', '\ufffd', '-'],
    ['x'.repeat(150), 'x'.repeat(100), '-'],
  ])('for somebody called %j has a first and a last name', async (name, firstname, lastname) => {
    await platform.openAccount({ ...ada, name });
    expect(moodle.site.users).toMatchObject([{ firstname, lastname }]);
  });

  it('gets the founder’s own password where that is good enough, and another where it is not', async () => {
    await platform.openAccount(ada, 'Sup3r-Secret!');
    await platform.openAccount({ ...ada, uid: 'b', email: 'b@startup.example' }, 'tooweak');
    const [first, second] = moodle.site.users;
    expect(first?.password).toBe('Sup3r-Secret!');
    expect(second?.password).not.toBe('tooweak');
    await platform.openAccount(ada, 'An0ther-Secret!');
    expect(first?.password).toBe('Sup3r-Secret!');
  });

  it('that is there already is adopted by a verified address alone', async () => {
    const { id } = moodle.site.addUser({ username: 'ada.obi', email: 'ada@startup.example' });
    await expect(platform.openAccount({ ...ada, emailVerified: false })).rejects.toMatchObject(
      failsAs('email_unverified'),
    );
    expect(await platform.openAccount(ada)).toEqual({ id: `${id}`, isNew: false, isOurs: false });
    expect(moodle.site.users).toHaveLength(1);
  });

  it('of another founder is never adopted, whatever address it has', async () => {
    await platform.openAccount(ada);
    await expect(platform.openAccount({ ...ada, uid: 'other' })).rejects.toMatchObject(failsAs('email_taken'));
    await expect(platform.openAccount({ ...ada, uid: 'AB3DEF' })).rejects.toMatchObject(failsAs('unfit'));
    expect(moodle.site.users).toHaveLength(1);
  });

  it('is nobody’s where two have the address, and closed where it is suspended', async () => {
    moodle.site.addUser({ username: 'ada.one', email: 'ada@startup.example' });
    moodle.site.addUser({ username: 'ada.two', email: 'ada@startup.example' });
    await expect(platform.openAccount(ada)).rejects.toMatchObject(failsAs('email_taken'));
    moodle.site.addUser({ username: 'fp-bob', email: 'bob@startup.example', idnumber: 'bob', suspended: true });
    await expect(platform.openAccount({ ...ada, uid: 'bob' })).rejects.toMatchObject(failsAs('suspended'));
  });

  it('is one however many ask at the same moment', async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => platform.openAccount(ada)));
    expect(moodle.site.users).toHaveLength(1);
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('is found again after the database of Moodle refused it because somebody else was faster', async () => {
    moodle.suffer({ races: 1 });
    expect(await platform.openAccount(ada)).toEqual({ id: '4', isNew: false, isOurs: true });
  });

  it('takes a new address, unless another account has it', async () => {
    const { id } = await platform.openAccount(ada);
    moodle.site.addUser({ username: 'bob', email: 'bob@startup.example' });
    expect(await platform.changeEmail(id, 'BOB@startup.example')).toBe('taken');
    expect(await platform.changeEmail(id, 'Ada@new.example')).toBe('changed');
    expect(moodle.site.users.map(({ email }) => email)).toEqual(['ada@new.example', 'bob@startup.example']);
  });
});

describe('enrolling', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await platform.openAccount(ada));
  });
  const enrolled = () => moodle.site.enrolments.map(({ courseid }) => `${courseid}`).sort();
  const batches = () => moodle.calls().filter((name) => name === 'enrol_manual_enrol_users').length;

  it('takes what the plan has, without what is hidden, in one call', async () => {
    const { categoryId, courseIds } = await platform.findPlan('free');
    expect([categoryId, [...courseIds].sort()]).toEqual([2, freeCourses]);
    expect(await platform.enrol(id, courseIds)).toEqual({ refused: [] });
    expect([enrolled(), batches()]).toEqual([freeCourses, 1]);
  });

  it('again sends nothing', async () => {
    await platform.enrol(id, freeCourses);
    await platform.enrol(id, freeCourses);
    expect(batches()).toBe(1);
  });

  it('at the same moment is once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => platform.enrol(id, freeCourses)));
    expect(enrolled()).toEqual(freeCourses);
  });

  it('reads again after a race, and enrols what is missing still', async () => {
    moodle.suffer({ races: 2 });
    await platform.enrol(id, freeCourses);
    expect([enrolled(), batches()]).toEqual([freeCourses, 1]);
  });

  it('takes the others where one cannot be taken', async () => {
    expect(await platform.enrol(id, ['2', '9', '999', '4'])).toEqual({ refused: ['9', '999'] });
    expect(enrolled()).toEqual(['2', '4']);
  });
});

describe('the catalogue', () => {
  it('has the courses of each plan in order, and asks for their modules once an hour', async () => {
    const courses = await port.listCourses();
    expect(courses.map(({ id, plan }) => `${plan} ${id}`)).toEqual([
      ...freeCourses.map((course) => `free ${course}`),
      'ideation 5',
      'ideation 6',
      'founder 7',
      'founder 10',
      'founder 11',
      'founder 12',
    ]);
    const asked = () => moodle.calls().filter((name) => name === 'core_course_get_contents').length;
    await port.listCourses();
    expect(asked()).toBe(9);
    now = new Date('2026-11-27T13:00:01Z');
    await port.listCourses();
    expect(asked()).toBe(18);
  });

  it('counts what is tracked, else what can be seen and is no label', async () => {
    const course = moodle.site.findCourse(12);
    if (course)
      course.sections = [
        [
          { modname: 'label', completion: 0 },
          { modname: 'page', completion: 0 },
          { modname: 'page', completion: 0, visible: false },
        ],
      ];
    const courses = await port.listCourses();
    expect([2, 10, 12].map((id) => courses.find((one) => one.id === `${id}`)?.totalModules)).toEqual([4, 0, 1]);
  });

  it('opens a course at its own address', () => {
    expect(port.courseUrl('5')).toBe(`${moodle.url}/course/view.php?id=5`);
    expect(port.passwordUrl).toBe(`${moodle.url}/login/forgot_password.php`);
  });
});

describe('a fault', () => {
  it.each<[string, MoodleFaults, LearningFault]>([
    ['503 with a page', { away: 'maintenance' }, 'away'],
    ['403 with nothing', { away: 'off' }, 'access'],
    ['a connection that ends', { away: 'cut' }, 'away'],
    ['a token that was revoked', { isTokenRevoked: true }, 'access'],
  ])('such as %s is told as it is, without the token', async (_name, faults, kind) => {
    moodle.suffer(faults);
    const failure = await platform.openAccount(ada).catch((error: unknown) => error);
    expect(failure).toMatchObject(failsAs(kind));
    expect(JSON.stringify(failure) + String(failure)).not.toContain(moodle.token);
  });

  it('such as an answer that does not come in time is told as one that is away', async () => {
    connect(50);
    moodle.suffer({ slowMs: 5_000 });
    await expect(platform.listTaken('4')).rejects.toMatchObject({ kind: 'away', detail: 'timeout' });
  });
});

describe('the self-test', () => {
  const said = () =>
    (port.check as () => Promise<void>)().then(
      () => '',
      (error: Error) => error.message,
    );

  it('has nothing to say where all is there, and writes nothing', async () => {
    expect(await said()).toBe('');
    expect(moodle.calls().filter((name) => /create|update|enrol_manual/.test(name))).toEqual([]);
  });

  it.each<[string, MoodleFaults, RegExp]>([
    ['that the login by e-mail is off', { isEmailLoginOff: true }, /^Turn on ‘Allow log in via email’\.$/],
    ['that it finds nobody', { isBlind: true }, /^Give the service user the rights moodle\/user:viewdetails/],
    ['that the token is none', { isTokenRevoked: true }, /refuses our calls \(invalidtoken\)/],
    ['that it is away', { away: 'maintenance' }, /does not answer \(HTTP 503\)/],
  ])('says %s', async (_name, faults, words) => {
    moodle.suffer(faults);
    expect(await said()).toMatch(words);
  });

  it('names the categories that are missing, such as those of the recorded site', async () => {
    await moodle.close();
    moodle = await startMoodle({ names: ['Free Plan', 'Ideation', 'Founder'] });
    connect();
    expect(await said()).toBe(
      'Make a course category with exactly the name ‘Ideation Plan’, or say in MOODLE_CATEGORY_IDEATION what it is called. Make a course category with exactly the name ‘Founder Plan’, or say in MOODLE_CATEGORY_FOUNDER what it is called.',
    );
    await expect(platform.findPlan('founder')).rejects.toMatchObject(failsAs('no_category'));
    connect(undefined, { free: 'Free Plan', ideation: 'Ideation', founder: 'Founder' });
    expect(await said()).toBe('');
    expect(await platform.findPlan('ideation')).toEqual({ categoryId: 3, courseIds: ['5', '6'] });
  });
});
