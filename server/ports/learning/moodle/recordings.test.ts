import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordingOf, recordings } from '#tests/moodle-recordings.ts';
import { briefOutbound } from '#tests/setup/brief-outbound.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';
import { type OutsideServer, says, startOutsideServer } from '#tests/setup/outside-server.ts';
import type { LearningFault, LearningPort, OutsidePlatform } from '../port.ts';
import { createMoodleLearning } from './moodle.ts';

const open = (baseUrl: string, token = 'the-token') =>
  createMoodleLearning({ baseUrl, token, outbound: briefOutbound, clock: () => new Date('2026-11-27T12:00:00Z') });
const outsideOf = ({ outside }: LearningPort): OutsidePlatform => {
  if (!outside) throw new Error('it has no platform outside');
  return outside;
};
const ada = { uid: 'platform-uuid-1', name: 'Ada Founder', email: 'ada@startup.example', emailVerified: true };

/** The function of a request and the names in its form, whichever numbers stand in them. */
function shapeOf(body: string): string {
  const { wsfunction, ...form } = Object.fromEntries(new URLSearchParams(body));
  const names = new Set(Object.keys(form).map((name) => name.replace(/\[\d+\]/g, '[n]')));
  return [wsfunction, ...[...names].sort()].join(' ');
}

describe('what is sent', () => {
  let moodle: FakeMoodle;
  beforeAll(async () => {
    moodle = await startMoodle();
    const port = open(moodle.url, moodle.token);
    await port.check?.();
    await port.listCourses();
    const platform = outsideOf(port);
    const { id } = await platform.openAccount(ada);
    const { courseIds } = await platform.findPlan('free');
    await platform.enrol(id, courseIds);
    await platform.listTaken(id);
    await platform.changeEmail(id, 'ada@other.example');
    moodle.site.addUser({ username: 'grace', email: 'grace@startup.example' });
    await platform.openAccount({ ...ada, uid: 'another', email: 'Grace@startup.example' });
  });
  afterAll(() => moodle.close());

  it.each(['01_site_info', '03_categories_by_name', '04_courses_by_category', '05_contents'])(
    'is byte for byte what the real one was sent in %s',
    (name) => {
      expect(moodle.requests.map(({ body }) => body)).toContain(recordingOf(name).sent);
    },
  );

  it('has no name in it that a real one has not taken', () => {
    const taken = Object.values(recordings)
      .filter(({ status, answer }) => status === 200 && !Object.hasOwn(Object(answer), 'errorcode'))
      .map(({ sent }) => shapeOf(sent));
    const sent = [...new Set(moodle.requests.map(({ body }) => shapeOf(body)))];
    expect(sent).toHaveLength(9);
    expect(taken).toEqual(expect.arrayContaining(sent));
  });

  it('is a form by POST, with the token nowhere but in it', () => {
    for (const { path, contentType } of moodle.requests)
      expect([path, contentType]).toEqual(['/webservice/rest/server.php', 'application/x-www-form-urlencoded']);
  });
});

describe('what is answered', () => {
  let server: OutsideServer;
  afterEach(() => server.close());
  /** A server that gives the answers of these recordings, one after the other. */
  async function replay(...names: string[]) {
    server = await startOutsideServer(
      ...names.map((name) => {
        const { status, answer } = recordingOf(name);
        return says(status, typeof answer === 'string' ? answer : JSON.stringify(answer));
      }),
    );
    return outsideOf(open(server.url));
  }

  it.each<[string, LearningFault]>([
    ['05c_contents_unknown_course', 'unfit'],
    ['05d_contents_hidden_course', 'unfit'],
    ['12f_lookup_username_uppercase', 'unfit'],
    ['15e_username_101', 'race'],
    ['16f_password_everything', 'unfit'],
    ['16g_password_129chars', 'unfit'],
    ['30d_enrol_unknown_user', 'unfit'],
    ['30f_enrol_role_not_assignable', 'access'],
    ['30i_enrol_hidden_course', 'unfit'],
    ['30j_enrol_site_course', 'unfit'],
    ['40_bad_token', 'access'],
    ['41b_function_not_in_service', 'access'],
    ['42_missing_param', 'unfit'],
    ['80a_service_disabled', 'access'],
    ['80b_token_ip', 'access'],
    ['80c_service_user_suspended', 'access'],
    ['80d_user_not_authorised', 'access'],
    ['80e_webservices_off', 'access'],
    ['80f_rest_off', 'access'],
    ['80g_maintenance_cli', 'away'],
    ['80h_maintenance_web', 'away'],
  ])('%s is understood as %s', async (name, kind) => {
    const platform = await replay(name);
    const failure = await platform.listTaken('4').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'LearningFailure', kind });
    // Moodle's own sentences can name people, and reasons are HTML: neither goes on.
    expect(String(failure)).not.toMatch(/founderws|<div|the-token/);
  });

  it('progress is whole per cent, rounded down, and null where nothing is tracked', async () => {
    expect(await (await replay('34_progress_1_of_9')).listTaken('4')).toEqual([
      { courseId: '4', progress: 0 },
      { courseId: '3', progress: 0 },
      { courseId: '2', progress: 11 },
    ]);
    await server.close();
    expect(await (await replay('35b_progress_null_cases')).listTaken('5')).toMatchObject([
      { courseId: '12', progress: null },
      { courseId: '11', progress: null },
      { courseId: '10', progress: null },
      { courseId: '7', progress: 0 },
    ]);
    await server.close();
    expect((await (await replay('34b_progress_100')).listTaken('4'))[2]).toEqual({ courseId: '2', progress: 100 });
  });

  it('an account is found by its address, and made where there is none', async () => {
    const found = await (await replay('10_lookup_none', '12_lookup_email')).openAccount(ada);
    expect(found).toEqual({ id: '4', isNew: false, isOurs: false });
    await server.close();
    const made = await (await replay('10_lookup_none', '10_lookup_none', '11_create_user_ok')).openAccount(ada);
    expect(made).toEqual({ id: '4', isNew: true, isOurs: true });
  });

  it('null is a success, and a warning about an address is none', async () => {
    const platform = await replay('31b_users_courses_unknown_user', '30_enrol_ok');
    expect(await platform.enrol('4', ['2', '3', '4'])).toEqual({ refused: [] });
    await server.close();
    expect(await (await replay('21c_update_dup_email_is_a_warning')).changeEmail('4', 'bob@startup.example')).toBe(
      'taken',
    );
    await server.close();
    await expect((await replay('21d_update_unknown_user')).changeEmail('9', 'a@b.example')).rejects.toMatchObject({
      kind: 'unfit',
      detail: 'invaliduserid',
    });
  });

  it('a catalogue gives plain texts, modules that are tracked, and minutes where they are set', async () => {
    server = await startOutsideServer();
    const port = open(server.url);
    const say = (name: string) => says(200, JSON.stringify(recordingOf(name).answer));
    const none = say('03c_categories_none');
    const contents = say('05_contents');
    server.answer(say('03_categories_by_name'), say('04h_customfields'), contents, contents, none, none);
    expect(await port.listCourses()).toEqual([
      {
        id: '2',
        title: 'Startup Fundamentals',
        summary: 'Learn Startup Fundamentals step by step.\n• Short lessons\n• A worked example & a checklist',
        totalModules: 4,
        plan: 'free',
        minutes: 180,
        lessons: [],
      },
      expect.objectContaining({ id: '4', title: 'Pitching 101', minutes: null }),
    ]);
  });
});
