import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/agreements/agreements.ts';
import { deleteDocument, renameDocument } from '#contract/documents/documents.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { vanAnswers } from './fixtures/van-packs.ts';

const token = 'founder';
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  call = createCall(test.app);
});
afterAll(() => test.close());

/** A convertible note of the library whose company has this name. */
async function noteOf(company: string): Promise<string> {
  const body = { kind: 'convertible_note', jurisdiction: 'ng' } as const;
  const { id } = (await call(contract.createAgreement, { token, body })).data;
  await call(renameDocument, { token, params: { documentId: id }, body: { name: `Note of ${company}` } });
  const answers = { company: { ...vanAnswers.lender, name: company } };
  const saved = await call(contract.saveAgreementContent, {
    token,
    params: { agreementId: id },
    body: { revision: 0, editor: 'tab', answers },
  });
  expect(saved.status).toBe(200);
  return id;
}
const rulesOf = async () => (await call(contract.listContradictions, { token })).data.items.map(({ rule }) => rule);
const read = async (agreementId: string) =>
  (await call(contract.readAgreement, { token, params: { agreementId } })).data;

it('lists what two documents say differently, in the list and in each of them, until one is gone', async () => {
  const first = await noteOf('Kola Express Ltd');
  expect(await rulesOf()).toEqual([]);
  const second = await noteOf('Kola Foods Ltd');
  const third = await noteOf('Kola Express Ltd');
  const { items } = (await call(contract.listContradictions, { token })).data;
  const names = items.find(({ rule }) => rule === 'company_name');
  expect(names).toMatchObject({
    severity: 'conflict',
    agreements: [
      { id: first, name: 'Note of Kola Express Ltd' },
      { id: second, name: 'Note of Kola Foods Ltd' },
    ],
    variables: ['company'],
  });
  expect((await read(first)).contradictions).toContainEqual(names);
  expect((await read(second)).contradictions).toContainEqual(names);
  expect((await read(third)).contradictions.map(({ rule }) => rule)).not.toContain('company_name');
  await call(deleteDocument, { token, params: { documentId: second } });
  expect(await rulesOf()).not.toContain('company_name');
});
