import { afterAll, beforeAll, expect, it } from 'vitest';
import { listContradictions, readAgreement } from '#contract/agreements/agreements.ts';
import { listAgreementVersions } from '#contract/agreements/versions.ts';
import { type DocumentType, listDocuments } from '#contract/documents/documents.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as } from '#tests/personas.ts';
import { seed } from './seed.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  await seed(test.context);
  await seed(test.context);
  token = (await as(test, 'seasonedFounder')).authorization.slice('Bearer '.length);
});
afterAll(() => test.close());

it('gives the seasoned founder a final founders’ agreement and the draft of an NDA, once', async () => {
  const call = createCall(test.app);
  const only = async (type: DocumentType) => {
    const { items } = (await call(listDocuments, { token, query: { type } })).data;
    expect(items).toHaveLength(1);
    const agreementId = items[0]?.id ?? '';
    return (await call(readAgreement, { token, params: { agreementId } })).data;
  };
  const founders = await only('founders_agreement');
  expect(founders).toMatchObject({ state: 'final', standing: { ready: true }, versions: { count: 1 } });
  const { items } = (await call(listAgreementVersions, { token, params: { agreementId: founders.id } })).data;
  expect(items).toMatchObject([{ number: 1, hasOwnWording: false }]);
  const nda = await only('nda');
  expect(nda).toMatchObject({ state: 'draft', standing: { ready: false, problems: [] }, versions: { count: 0 } });
  expect(nda.standing.missing.map(({ variable }) => variable)).toContain('party_b');
  expect((await call(listContradictions, { token })).data.items).toEqual([]);
});
