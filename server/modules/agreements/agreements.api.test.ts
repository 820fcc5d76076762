import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as contract from '#contract/agreements/agreements.ts';
import { listDocuments, readDocument, renameDocument } from '#contract/documents/documents.ts';
import { createIdea } from '#contract/validation/validation.ts';
import { answerProblems } from '#domain/agreements/answer-problems.ts';
import { loanOfAVan } from '#domain/agreements/fixtures/loan-of-a-van.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { vanAnswers, vanLibrary, vanRules } from './fixtures/van-packs.ts';

const token = 'founder';
const library = vanLibrary();
let test: TestApp;
let call: ReturnType<typeof createCall>;
let agreementId: string;
beforeAll(async () => {
  const identity = createTokenIdentity({ investor: ['user', 'investor'] });
  test = await createTestApp({
    overrides: { identity, packs: library.packs, agreementRules: vanRules },
    env: { RATE_LIMIT_PER_MINUTE: '100000' },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

const create = (key?: string, who = token) =>
  call(contract.createAgreement, { token: who, key, body: { kind: 'nda', jurisdiction: 'ng' } });
const read = async (id = agreementId) =>
  (await call(contract.readAgreement, { token, params: { agreementId: id } })).data;
type Save = Partial<z.input<typeof contract.saveAgreementContent.body>>;
const save = async (changes: Save, id = agreementId) => {
  const revision = changes.revision ?? (await read(id)).revision;
  const body = { editor: 'tab-1', ...changes, revision };
  return call(contract.saveAgreementContent, { token, params: { agreementId: id }, body });
};
beforeEach(async () => {
  library.move(loanOfAVan);
  agreementId = (await create()).data.id;
});

describe('the catalogue', () => {
  it('says of every document and law what there is, or why there is nothing', async () => {
    const { items } = (await call(contract.readAgreementCatalogue, { token })).data;
    expect(items).toHaveLength(18);
    expect(items.filter(({ template }) => template)).toEqual([
      {
        kind: 'nda',
        jurisdiction: 'ng',
        missing: null,
        template: {
          version: '1',
          title: 'Loan of a van',
          purpose: 'For the tests.',
          reviewed: '2026-11-01',
          reviewBy: '2027-11-01',
          lawyer: null,
          electronicSignature: true,
        },
      },
    ]);
    expect(items.find(({ kind }) => kind === 'safe')?.missing).toBe('There is no van here.');
  });

  it('is for founders, and offers nothing that is not there', async () => {
    expect(await call(contract.readAgreementCatalogue)).toMatchObject({ status: 401 });
    expect(await call(contract.readAgreementCatalogue, { token: 'investor' })).toMatchObject({ status: 403 });
    const refused = await call(contract.createAgreement, { token, body: { kind: 'safe', jurisdiction: 'ng' } });
    expect(refused).toMatchObject({ status: 409, code: 'AGREEMENT_NOT_OFFERED' });
    const unknown = await call(contract.createAgreement, {
      token,
      body: { kind: 'will', jurisdiction: 'fr' } as never,
    });
    expect(unknown).toMatchObject({
      status: 400,
      fields: { kind: expect.any(String), jurisdiction: expect.any(String) },
    });
  });
});

describe('an agreement', () => {
  it('begins empty, with everything open, and is listed under All Documents', async () => {
    const agreement = await read();
    expect(agreement).toMatchObject({
      kind: 'nda',
      jurisdiction: 'ng',
      name: 'Loan of a van',
      state: 'draft',
      revision: 0,
      content: { answers: {}, choices: {}, ownWording: {} },
      template: { version: '1', newer: null, lawyer: null },
      versions: { count: 0, hasChanges: true },
      signing: { allowed: true },
      can: { edit: true, finalise: false, reopen: false, sign: false, moveTemplate: false },
    });
    expect(agreement.standing.missing.map(({ variable }) => variable)).toEqual([
      'lender',
      'drivers',
      'start',
      'months',
      'paid',
    ]);
    expect(agreement.standing.openDecisions.map(({ id }) => id)).toEqual(['term']);
    expect(agreement.standing.ready).toBe(false);
    const { data } = await call(readDocument, { token, params: { documentId: agreementId } });
    expect(data).toMatchObject({ type: 'nda', status: 'draft', name: 'Loan of a van' });
  });

  it('is begun once for one key, however often it is asked for', async () => {
    const answers = await Promise.all([create('begin-once', 'clicker'), create('begin-once', 'clicker')]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const { data } = await call(listDocuments, { token: 'clicker', query: { type: 'nda' } });
    expect(data.total).toBe(1);
  });

  it('comes with the template that it was begun with', async () => {
    const { data } = await call(contract.readAgreementTemplate, { token, params: { agreementId } });
    expect(data.template).toEqual(loanOfAVan);
    expect(data.fixedTextHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await read()).template.fixedTextHash).toBe(data.fixedTextHash);
  });

  it('keeps what is saved, says where it stands, and is named after its parties', async () => {
    const saved = await save({ answers: vanAnswers, choices: { 'van.term': 'fixed' } });
    expect(saved.data).toMatchObject({
      revision: 1,
      name: 'Loan of a van: Ọ̀nà Ltd, Bola and Chidi',
      changedElsewhere: { answers: {}, choices: {}, ownWording: {} },
      standing: { missing: [], openDecisions: [], problems: [], flags: [], ready: true },
    });
    const agreement = await read();
    expect(agreement.content).toEqual({
      answers: vanAnswers,
      choices: { 'van.term': 'fixed' },
      ownWording: {},
    });
    expect(agreement.can.finalise).toBe(true);
    await call(renameDocument, { token, params: { documentId: agreementId }, body: { name: 'My van' } });
    expect((await save({ answers: { months: 7 } })).data.name).toBe('My van');
  });

  it('takes a part out again, and changes nothing when it is sent the same', async () => {
    await save({ answers: { months: 6, rules: ['No dogs'] }, ownWording: { 'van.term': 'Until Easter.' } });
    expect((await save({ answers: { months: 6 } })).data.revision).toBe(1);
    const { data } = await save({ answers: { rules: null }, ownWording: { 'van.term': null } });
    expect(data.revision).toBe(2);
    expect((await read()).content).toEqual({ answers: { months: 6 }, choices: {}, ownWording: {} });
  });
});

describe('suggestions', () => {
  const suggested = async (who: string, id: string) => {
    const { data } = await call(contract.readAgreement, { token: who, params: { agreementId: id } });
    return data.suggestions;
  };

  it('come from the profile and the template, and count for nothing', async () => {
    const { data } = await create(undefined, 'newcomer');
    expect(data.suggestions).toEqual([
      {
        variable: 'lender',
        answer: expect.objectContaining({ kind: 'company', signatoryName: 'Ada', email: 'newcomer@example.com' }),
        because: 'You sign for it, by your profile.',
      },
      { variable: 'months', answer: 6, because: 'A usual answer.' },
    ]);
    expect(data.content.answers).toEqual({});
  });

  it('come from an earlier document that holds the same fact, and end once the question is answered', async () => {
    const who = 'repeater';
    const first = (await create(undefined, who)).data.id;
    const body = { revision: 0, editor: 'tab', answers: { lender: vanAnswers.lender } };
    await call(contract.saveAgreementContent, { token: who, params: { agreementId: first }, body });
    const second = (await create(undefined, who)).data.id;
    expect((await suggested(who, second))[0]).toEqual({
      variable: 'lender',
      answer: vanAnswers.lender,
      because: 'From Loan of a van: Ọ̀nà Ltd.',
    });
    expect((await suggested(who, first)).map(({ variable }) => variable)).toEqual(['months']);
  });

  it('take what the business does from the idea that was validated, where a document asks for it', async () => {
    const title = { id: 'never', kind: 'text', fact: 'business', label: 'Idea', question: 'Which idea?' } as const;
    const decision = { id: 'idea', label: 'Idea', why: 'It matters.', variables: ['never'], source };
    library.move({
      ...loanOfAVan,
      variables: loanOfAVan.variables.map((one) => (one.id === 'never' ? { ...one, ...title } : one)),
      decisions: [decision],
    });
    await call(createIdea, {
      token: 'thinker',
      body: { intake: { title: 'Kola Express', pitch: 'We carry parcels.' } },
    });
    const { suggestions } = (await create(undefined, 'thinker')).data;
    expect(suggestions.find(({ variable }) => variable === 'never')?.answer).toBe('We carry parcels.');
  });
});
const source = { name: 'made for the tests', checked: false };

describe('two tabs', () => {
  it('both keep what they changed', async () => {
    await save({ revision: 0, editor: 'a', answers: { months: 6 } });
    const { data } = await save({
      revision: 0,
      editor: 'b',
      answers: { paid: false },
      choices: { 'van.term': 'open' },
    });
    expect(data.changedElsewhere).toEqual({ answers: { months: 6 }, choices: {}, ownWording: {} });
    expect((await read()).content).toMatchObject({
      answers: { months: 6, paid: false },
      choices: { 'van.term': 'open' },
    });
  });

  it('are told where they changed the same, and nothing is overwritten', async () => {
    await save({ revision: 0, editor: 'a', answers: { months: 6 }, choices: { 'van.term': 'open' } });
    const refused = await save({ revision: 0, editor: 'b', answers: { months: 9 }, choices: { 'van.term': 'fixed' } });
    expect(refused).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect(Object.keys(refused.fields)).toEqual(['answers.months', 'choices.van.term']);
    expect((await read()).content.answers).toEqual({ months: 6 });
    expect((await save({ revision: 1, editor: 'b', answers: { months: 9 } })).status).toBe(200);
    expect((await save({ revision: 0, editor: 'b', answers: { months: 10 } })).status).toBe(200);
  });

  it('lose nothing when many of them save at once', async () => {
    const saves = loanOfAVan.variables
      .filter(({ id }) => id in vanAnswers)
      .map(({ id }) => save({ revision: 0, editor: `tab-${id}`, answers: { [id]: vanAnswers[id as never] } }));
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200));
    expect((await read()).content.answers).toEqual(vanAnswers);
    expect((await read()).revision).toBe(saves.length);
  });
});

describe('what a template does not take', () => {
  it.each([
    [{ answers: { wings: 2 } }, ['answers.wings']],
    [{ answers: { months: 25, start: '2026-02-30' } }, ['answers.months', 'answers.start']],
    [{ answers: { drivers: [{ name: 'A', share: '101' }] } }, ['answers.drivers.0.share']],
    [{ answers: { drivers: [{ name: 'A', wings: 'x' }] } }, ['answers.drivers.0']],
    [{ answers: { lender: 'Ada' } }, ['answers.lender']],
    [{ answers: { constructor: 'x' } }, ['answers.constructor']],
    [{ choices: { 'van.term': 'forever' } }, ['choices.van.term']],
    [
      { choices: { 'van.wings': 'fixed' }, ownWording: { 'no.clause': 'x' } },
      ['choices.van.wings', 'ownWording.no.clause'],
    ],
  ])('is refused by its place: %j', async (changes, places) => {
    const refused = await save(changes as Save);
    expect(refused).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(Object.keys(refused.fields)).toEqual(places);
    expect((await read()).revision).toBe(0);
  });

  it('is what the form itself would have said', async () => {
    const months = loanOfAVan.variables.find(({ id }) => id === 'months');
    const refused = await save({ answers: { months: 25 } });
    expect(refused.fields['answers.months']).toBe(months && answerProblems(months, 25)['']);
  });
});

describe('a newer template', () => {
  const [term, ...others] = loanOfAVan.clauses;
  const newer = {
    ...loanOfAVan,
    version: '2',
    variables: loanOfAVan.variables.filter(({ id }) => id !== 'rules'),
    clauses: [{ ...term, version: 2, title: 'Duration' }, ...others.filter(({ id }) => id !== 'van.rules')],
  } as typeof loanOfAVan;

  it('is offered; until it is taken the document goes on with its own', async () => {
    await save({ answers: { months: 6, rules: ['No dogs'] }, choices: { 'van.rules': 'listed' } });
    library.move(newer);
    expect(await read()).toMatchObject({ template: { version: '1', newer: '2' }, can: { moveTemplate: true } });
    expect((await save({ answers: { rules: ['No cats'] } })).status).toBe(200);
    const params = { agreementId };
    expect((await call(contract.readAgreementTemplate, { token, params })).data.template).toEqual(loanOfAVan);
  });

  it('keeps the answers that it asks for too, and nothing else', async () => {
    await save({
      answers: { months: 6, rules: ['No dogs'] },
      choices: { 'van.rules': 'listed', 'van.term': 'open' },
      ownWording: { 'van.rules': 'None.', 'van.rent': 'Free.' },
    });
    library.move(newer);
    const { data } = await call(contract.moveAgreementTemplate, { token, params: { agreementId } });
    expect(data.template).toMatchObject({ version: '2', newer: null });
    expect(data.content).toEqual({
      answers: { months: 6 },
      choices: { 'van.term': 'open' },
      ownWording: { 'van.rent': 'Free.' },
    });
    const again = await call(contract.moveAgreementTemplate, { token, params: { agreementId } });
    expect(again.data.revision).toBe(data.revision);
  });
});

describe('a flag', () => {
  const acknowledge = (flagId: string, acknowledged = true) =>
    call(contract.acknowledgeFlag, { token, params: { agreementId, flagId }, body: { acknowledged } });

  it('is acknowledged, and that can be taken back', async () => {
    await save({ answers: { ...vanAnswers, rent: { amountMinor: 600_000, currency: 'NGN' } } });
    expect((await read()).standing.flags).toMatchObject([{ id: 'dear', acknowledgedAt: null }]);
    const { data } = await acknowledge('dear');
    expect(data.standing.flags).toMatchObject([{ id: 'dear', acknowledgedAt: expect.any(String) }]);
    expect((await acknowledge('dear', false)).data.standing.flags).toMatchObject([{ acknowledgedAt: null }]);
  });

  it('is unknown where nothing raises it', async () => {
    expect(await acknowledge('dear')).toMatchObject({ status: 404, code: 'AGREEMENT_FLAG_UNKNOWN' });
  });
});

describe('a copy', () => {
  it('has the same content, is a draft of its own, and is made once for one key', async () => {
    await save({ answers: vanAnswers, ownWording: { 'van.rent': 'It is free.' } });
    const copy = () =>
      call(contract.duplicateAgreement, { token, key: `copy-${agreementId}`, params: { agreementId } });
    const [one, two] = await Promise.all([copy(), copy()]);
    expect(one?.data.id).toBe(two?.data.id);
    expect(one?.data.id).not.toBe(agreementId);
    expect(one?.data).toMatchObject({
      name: expect.stringMatching(/^Copy of Loan of a van/),
      state: 'draft',
      revision: 0,
      content: { answers: vanAnswers, ownWording: { 'van.rent': 'It is free.' } },
    });
    await save({ answers: { months: 9 } }, one?.data.id);
    expect((await read()).content.answers.months).toBe(6);
  });
});
