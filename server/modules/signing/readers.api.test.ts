import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteDocument } from '#contract/documents/documents.ts';
import { publishReport, stopPublishing } from '#contract/signing/publication.ts';
import { listReaders } from '#contract/signing/readers.ts';
import { createShareLink, listShareLinks, openSharedDocument, revokeShareLink } from '#contract/signing/sharing.ts';
import { addObservation, createIdea } from '#contract/validation/validation.ts';
import { publishVersion } from '#contract/validation/versions.ts';
import { createWitnessLink, revokeWitnessLink } from '#contract/validation/witness.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { oneLine } from '#tests/observation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let now = new Date('2026-03-15T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { identity: createTokenIdentity(), clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const readers = async (token: string) => (await call(listReaders, { token })).data.items;
const kinds = async (token: string) => (await readers(token)).map(({ kind }) => kind).sort();

async function makeIdea(token: string) {
  const { data } = await call(createIdea, { token, body: { intake: BOOKKEEPING } });
  await call(publishVersion, { token, params: { ideaId: data.id } });
  return data;
}
const share = async (token: string, documentId: string, days = 14) =>
  (await call(createShareLink, { token, params: { documentId }, body: { label: 'Bola', versionNumber: 1, days } }))
    .data;

it('lists what somebody else can read now, and nothing that is ended, over or of a deleted document', async () => {
  const token = 'sharer';
  expect(await readers(token)).toEqual([]);
  const { id: documentId } = await makeIdea(token);
  const params = { documentId };
  const link = await share(token, documentId);
  const shown = { versionNumber: 1, showFounder: false, company: '' };
  await call(publishReport, { token, params, body: shown });
  const [listed] = (await call(listShareLinks, { token, params })).data.items;
  await call(openSharedDocument, { body: { token: listed?.url?.split('#')[1] ?? '' } });
  const found = await readers(token);
  expect(found.find(({ kind }) => kind === 'link')).toMatchObject({
    ...{ id: link.id, label: 'Bola', versionNumber: 1, opened: 1, until: '2026-03-29T09:00:00.000Z' },
    document: { id: documentId, type: 'validation' },
  });
  expect(found.find(({ kind }) => kind === 'published')).toMatchObject({ until: null, label: null, opened: null });
  expect(await readers('somebody-else')).toEqual([]);

  await call(revokeShareLink, { token, params: { documentId, linkId: link.id } });
  expect(await kinds(token)).toEqual(['published']);
  await call(stopPublishing, { token, params });
  expect(await kinds(token)).toEqual([]);

  await share(token, documentId, 1);
  expect(await kinds(token)).toEqual(['link']);
  now = new Date('2026-03-16T09:00:00Z');
  expect(await kinds(token)).toEqual([]);
  await share(token, documentId, 30);
  await call(deleteDocument, { token, params });
  expect(await kinds(token)).toEqual([]);
});

it('lists a question to a witness until it is ended', async () => {
  const token = 'asker';
  const idea = await makeIdea(token);
  const params = { ideaId: idea.id };
  const body = {
    ...oneLine({
      ...{ assumptionId: 'V1', side: 'for', level: 'L5', independence: 'stranger', inSegment: true, count: 2 },
      ...{ date: '2026-03-14', note: 'Two paid for a week at Epe market' },
    }),
    who: 'Mama Titi',
  };
  const { evidence } = (await call(addObservation, { token, params, body })).data;
  const [line] = evidence;
  const made = await call(createWitnessLink, {
    token,
    params: { ...params, observationId: line?.observationId ?? '' },
    body: { evidenceIds: [line?.id ?? ''], device: 'a-device-of-the-founder' },
  });
  expect(made.status).toBe(201);
  const [witness] = await readers(token);
  expect(witness).toMatchObject({ kind: 'witness', id: made.data.id, versionNumber: null, document: { id: idea.id } });
  await call(revokeWitnessLink, { token, params: { ...params, linkId: made.data.id } });
  expect(await readers(token)).toEqual([]);
});
