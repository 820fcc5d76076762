import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/validation/validation.ts';
import { publishVersion, readLiveReport } from '#contract/validation/versions.ts';
import * as witness from '#contract/validation/witness.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const heard = {
  ...({ assumptionId: 'D1', side: 'for', level: 'L3', independence: 'stranger', inSegment: true, count: 6 } as const),
  date: '2026-03-15',
};

it('asks about what was noted for an earlier pitch, and counts what still fits', async () => {
  const { id: ideaId, intake } = (await call(contract.createIdea, { token, body: { intake: BOOKKEEPING } })).data;
  const params = { ideaId };
  const add = async (note: string) =>
    (await call(contract.addObservation, { token, params, body: oneLine({ ...heard, note }) })).data.evidence[0]
      ?.observationId ?? expect.unreachable();
  const read = async () =>
    (await call(contract.readIdea, { token, params })).data.evidence.map(({ note, notedFor, doesNotFit }) => ({
      ...{ note, notedFor, fits: !doesNotFit },
    }));
  const support = async () => (await call(readLiveReport, { token, params })).data.report.score?.support;
  const answer = (body: { fits: boolean; observationId?: string }, as = token) =>
    call(contract.setPitchFit, { token: as, params, body });

  const first = await add('Six told me of the last credit sale');
  await add('Six more told me of the same on another day');
  expect(await read()).toEqual([
    { note: 'Six told me of the last credit sale', notedFor: intake.pitch, fits: true },
    { note: 'Six more told me of the same on another day', notedFor: intake.pitch, fits: true },
  ]);
  const both = await support();
  expect((await answer({ fits: false })).data.evidence).toEqual([]);

  const pitch = 'A savings box for fabric traders in Balogun Market who keep cash at home';
  const { revision } = (await call(contract.readIdea, { token, params })).data;
  await call(contract.saveIntake, { token, params, body: { revision, editor: 'phone', changes: { pitch } } });
  const save = () => call(publishVersion, { token, params });
  expect(await save()).toMatchObject({ status: 409, code: 'PITCH_FIT_OPEN' });
  expect((await answer({ fits: false })).data.evidence).toHaveLength(2);
  expect(await save()).toMatchObject({ status: 200, data: { created: true } });
  expect((await read()).map(({ notedFor, fits }) => [notedFor, fits])).toEqual([
    [pitch, false],
    [pitch, false],
  ]);
  expect(both).toBeGreaterThan(0);
  expect(await support()).toBe(0);

  expect((await answer({ fits: true, observationId: first })).data.evidence).toMatchObject([{ notedFor: pitch }]);
  expect((await read()).map(({ fits }) => fits)).toEqual([true, false]);
  expect(await support()).toBeGreaterThan(0);
  await add('Four told me that they hide cash at home');
  expect((await read()).at(-1)).toMatchObject({ notedFor: pitch, fits: true });

  expect(await answer({ fits: true, observationId: 'of-nobody-0' })).toMatchObject({ code: 'EVIDENCE_UNKNOWN' });
  expect(await answer({ fits: true }, 'somebody-else')).toMatchObject({ code: 'IDEA_UNKNOWN' });
});

it('tells every reader what spoke against the idea and is said not to fit', async () => {
  const { id: ideaId } = (await call(contract.createIdea, { token, body: { intake: BOOKKEEPING } })).data;
  const params = { ideaId };
  const refused = { ...heard, assumptionId: 'V1', side: 'against' as const, level: 'L5' as const };
  for (const note of ['Six refused to pay', 'Six more refused'])
    await call(contract.addObservation, { token, params, body: oneLine({ ...refused, note }) });
  await call(contract.addObservation, { token, params, body: oneLine({ ...heard, note: 'Six told me' }) });
  await call(publishVersion, { token, params });
  const pitch = 'A savings box for fabric traders in Balogun Market who keep cash at home';
  const { revision } = (await call(contract.readIdea, { token, params })).data;
  await call(contract.saveIntake, { token, params, body: { revision, editor: 'phone', changes: { pitch } } });
  const answer = (fits: boolean) => call(contract.setPitchFit, { token, params, body: { fits } });
  expect((await answer(false)).data.evidence).toHaveLength(3);
  const told = async () =>
    (await call(readLiveReport, { token, params })).data.report.caseAgainst.map(({ text }) => text);
  const words = /^12 people who spoke against it were removed, set aside or made weaker on .+ \(2 entries\)\.$/u;
  expect(await told()).toContainEqual(expect.stringMatching(words));
  // Saying so again tells of nobody twice.
  await answer(false);
  expect(await told()).toContainEqual(expect.stringMatching(words));
});

it('asks those who confirmed an entry again once it fits another pitch', async () => {
  const { id: ideaId } = (await call(contract.createIdea, { token, body: { intake: BOOKKEEPING } })).data;
  const params = { ideaId };
  const body = oneLine({ ...heard, note: 'Six told me of the last credit sale' });
  const [line] = (await call(contract.addObservation, { token, params, body })).data.evidence;
  if (!line) throw new Error('nothing was noted');
  const confirm = async (device: string) => {
    const at = { ...params, observationId: line.observationId };
    const made = { evidenceIds: [line.id], device: 'f'.repeat(32) };
    const { id } = (await call(witness.createWitnessLink, { token, params: at, body: made })).data;
    const links = (await call(witness.listWitnessLinks, { token, params })).data.items;
    const link = links.find((one) => one.id === id)?.url?.split('/witness#')[1] ?? expect.unreachable();
    const given = { token: link, answer: 'confirmed' as const, device };
    expect((await call(witness.answerWitnessLink, { body: given })).status).toBe(200);
  };
  const pitchTo = async (pitch: string) => {
    const { revision } = (await call(contract.readIdea, { token, params })).data;
    await call(contract.saveIntake, { token, params, body: { revision, editor: 'phone', changes: { pitch } } });
  };
  const answer = (fits: boolean) =>
    call(contract.setPitchFit, { token, params, body: { fits, observationId: line.observationId } });

  await confirm('c'.repeat(32));
  expect((await answer(true)).data.evidence).toMatchObject([{ witnessed: { confirmed: 1 } }]);
  await pitchTo('A savings box for fabric traders in Balogun Market who keep cash at home');
  const [fitting] = (await answer(true)).data.evidence;
  expect(fitting).not.toHaveProperty('witnessed');

  await confirm('c'.repeat(32));
  await pitchTo('We weigh the dreams of sleeping goats in Balogun Market');
  expect((await answer(false)).data.evidence).toMatchObject([{ witnessed: { confirmed: 1 } }]);
  const [after] = (await answer(true)).data.evidence;
  expect(after).not.toHaveProperty('witnessed');
});
