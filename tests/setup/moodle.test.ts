import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordingOf, recordings } from '../moodle-recordings.ts';
import { type FakeMoodle, type MoodleFaults, startMoodle } from './moodle.ts';

let moodle: FakeMoodle;
beforeAll(async () => {
  moodle = await startMoodle();
});
afterAll(() => moodle.close());

async function send(body: string, type = 'application/x-www-form-urlencoded') {
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  const answer = await fetch(`${moodle.url}/webservice/rest/server.php`, init);
  return { status: answer.status, text: await answer.text() };
}
/** What was sent to the real one, with the token of this one. */
const replay = (name: string) => send(recordingOf(name).sent.replace('<MOODLE_TOKEN>', moodle.token));

/** In the order in which they were recorded: each stands on what those before it did. */
const inOrder = Object.keys(recordings).filter((name) => !/^(01|04h|21g|34|8\d)/.test(name));

describe('the Moodle of the tests', () => {
  it.each(inOrder)('answers %s as the real one did', async (name) => {
    const { status, answer } = recordingOf(name);
    const { status: given, text } = await replay(name);
    const said = JSON.parse(text);
    expect(given).toBe(status);
    if (typeof (answer as { errorcode?: string })?.errorcode === 'string') {
      const { errorcode, exception } = answer as { errorcode: string; exception: string };
      return expect(said).toMatchObject({ errorcode, exception });
    }
    // Ours says less, and nothing that the real one does not say.
    if (answer === null || said === null || !('length' in Object(answer)))
      expect({ said: answer }).toMatchObject({ said });
    else expect(answer).toMatchObject(said);
    if (Array.isArray(answer)) expect(said).toHaveLength(answer.length);
  });

  it('counts progress as the real one does', async () => {
    for (const [name, done] of [
      ['34_progress_1_of_9', 11.11111111111111],
      ['34b_progress_100', 100],
    ] as const) {
      moodle.site.enrol(4, 2, { done });
      expect(recordingOf(name).answer).toMatchObject(JSON.parse((await replay(name)).text));
    }
  });

  it('says of itself what the real one says', async () => {
    const { functions, ...said } = JSON.parse((await replay('01_site_info')).text);
    expect(recordingOf('01_site_info').answer).toMatchObject(said);
    const real = (recordingOf('01_site_info').answer as { functions: { name: string }[] }).functions;
    expect(real.map(({ name }) => name)).toEqual(
      expect.arrayContaining(functions.map((one: { name: string }) => one.name)),
    );
  });

  it.each<[string, MoodleFaults]>([
    ['80e_webservices_off', { away: 'off' }],
    ['80g_maintenance_cli', { away: 'maintenance' }],
  ])('fails as in %s when it is told to', async (name, faults) => {
    moodle.suffer(faults);
    const { status, text } = await replay(name);
    moodle.suffer({});
    expect(status).toBe(recordingOf(name).status);
    expect(text.slice(0, 15)).toBe(String(recordingOf(name).answer).slice(0, 15));
  });

  it('reads forms alone, and says so when its token is revoked', async () => {
    const json = await send(JSON.stringify({ wstoken: moodle.token }), 'application/json');
    expect(json.text).toContain('<?xml');
    moodle.suffer({ isTokenRevoked: true });
    expect(JSON.parse((await replay('01_site_info')).text)).toMatchObject({ errorcode: 'invalidtoken' });
    moodle.suffer({});
  });
});
