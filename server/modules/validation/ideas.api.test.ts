import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDocuments } from '#contract/documents/documents.ts';
import { createIdea, readIdea, readNewestIntake, saveIntake } from '#contract/validation/validation.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const create = async (key?: string) => (await call(createIdea, { token, key, body: {} })).data;
const read = async (ideaId: string) => (await call(readIdea, { token, params: { ideaId } })).data;
const save = (ideaId: string, revision: number, editor: string, changes: object) =>
  call(saveIntake, { token, params: { ideaId }, body: { revision, editor, changes } });

describe('an idea', () => {
  it('starts empty, as a draft in All Documents', async () => {
    const idea = await create();
    expect(idea).toMatchObject({
      name: 'Untitled idea',
      status: 'draft',
      revision: 0,
      intake: completeIntake({}),
      evidence: [],
      testCards: [],
      decisions: [],
      versions: { count: 0, hasChanges: true },
      can: { edit: true, publish: true, export: false },
    });
    expect(idea.asOf).toBe(new Date().toISOString().slice(0, 10));
    const { items } = (await call(listDocuments, { token })).data;
    expect(items[0]).toMatchObject({ id: idea.id, type: 'validation', name: 'Untitled idea' });
  });

  it('is made once, however often its request is sent, also at the same time', async () => {
    const ideas = await Promise.all(Array.from({ length: 8 }, () => create('same-click')));
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(1);
    expect((await create('another-click')).id).not.toBe(ideas[0]?.id);
  });

  it('is the newest one of its founder, with every answer, and nobody else’s', async () => {
    const newest = async (who: string) => (await call(readNewestIntake, { token: who })).data.idea;
    const founder = 'founder-of-two';
    expect(await newest(founder)).toBeNull();
    await call(createIdea, { token: founder, body: {} });
    const { data } = await call(createIdea, { token: founder, body: { intake: { title: 'Cold room' } } });
    expect(await newest(founder)).toEqual({ id: data.id, name: 'Cold room', intake: data.intake });
    expect(await newest('founder-of-none')).toBeNull();
  });

  it('keeps what is typed, gives it its title as name, and survives being read anew', async () => {
    const { id } = await create();
    const changes = {
      title: '  Ọjà Ìbàdàn 🧺 ',
      problem: 'First line\r\nمتجر',
      price: { amountMinor: 250_000, currency: 'NGN' as const },
      killCriteria: ['Fewer than 5 of 30 pay'],
      alternatives: [{ name: 'A book', link: 'https://example.com' }, { name: 'Nothing' }],
      churnPercent: '2.5',
    };
    const saved = (await save(id, 0, 'tab', changes)).data;
    expect(saved).toMatchObject({ revision: 1, name: 'Ọjà Ìbàdàn 🧺', changedElsewhere: {} });
    const idea = await read(id);
    expect(idea.intake).toEqual(completeIntake({ ...changes, title: 'Ọjà Ìbàdàn 🧺', problem: 'First line\nمتجر' }));
    expect(idea).toMatchObject({ revision: 1, name: 'Ọjà Ìbàdàn 🧺', updatedAt: saved.updatedAt });
  });

  it('merges two tabs that edit different answers, and tells each of the other', async () => {
    const { id } = await create();
    expect((await save(id, 0, 'laptop', { title: 'From the laptop' })).data.revision).toBe(1);
    const phone = (await save(id, 0, 'phone', { pitch: 'From the phone' })).data;
    expect(phone).toMatchObject({ revision: 2, changedElsewhere: { title: 'From the laptop' } });
    expect((await read(id)).intake).toMatchObject({ title: 'From the laptop', pitch: 'From the phone' });
  });

  it('names the answer that both tabs edited, saves nothing of it, and takes the founder’s choice', async () => {
    const { id } = await create();
    await save(id, 0, 'laptop', { title: 'Laptop' });
    const refused = await save(id, 0, 'phone', { title: 'Phone', pitch: 'A pitch' });
    expect(refused).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect(Object.keys(refused.fields)).toEqual(['title']);
    expect((await read(id)).intake).toMatchObject({ title: 'Laptop', pitch: '' });
    expect((await save(id, 1, 'phone', { title: 'Phone', pitch: 'A pitch' })).data.revision).toBe(2);
  });

  it('takes a save that is sent again, and the next one of a tab that never got its answer', async () => {
    const { id } = await create();
    await save(id, 0, 'tab', { title: 'One' });
    expect((await save(id, 0, 'tab', { title: 'One' })).data.revision).toBe(1);
    expect((await save(id, 0, 'tab', { title: 'One two' })).data.revision).toBe(2);
  });

  it('loses none of many saves that arrive together', async () => {
    const { id } = await create();
    const keys = ['title', 'pitch', 'whyNow', 'segment', 'place', 'user', 'payer', 'problem'] as const;
    const answers = await Promise.all(keys.map((key) => save(id, 0, `tab-${key}`, { [key]: `Answer ${key}` })));
    expect(answers.map((answer) => answer.status)).toEqual(keys.map(() => 200));
    const idea = await read(id);
    expect(idea.revision).toBe(keys.length);
    for (const key of keys) expect(idea.intake[key]).toBe(`Answer ${key}`);
  });

  it('is unknown to everybody else', async () => {
    const { id } = await create();
    const theirs = { token: 'stranger', params: { ideaId: id } };
    const answers = [
      await call(readIdea, theirs),
      await call(saveIntake, { ...theirs, body: { revision: 0, editor: 'x', changes: { title: 'Mine' } } }),
      await call(readIdea, { token: 'stranger', params: { ideaId: 'never-was-there' } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'IDEA_UNKNOWN' });
    expect((await read(id)).intake.title).toBe('');
  });
});
