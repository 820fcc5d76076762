import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId } from '../text.ts';
import { lockTestCardBody, movePassMarkBody, testObjectionBody, testResultBody } from './ledger.ts';
import { testRecord } from './tests.ts';

const founder = { anyRole: ['founder'] } as const;
const ideaParams = z.object({ ideaId: opaqueId });
const testCardParams = ideaParams.extend({ testCardId: opaqueId });
const changedTestCard = z.object({ revision: z.int(), testCard: testRecord });

export const lockTestCard = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/test-cards',
  summary: 'Lock the pass mark of an assumption’s test, hashed with the server’s time',
  access: founder,
  params: ideaParams,
  body: lockTestCardBody,
  reply: changedTestCard,
  status: 201,
  errors: ['IDEA_UNKNOWN', 'ASSUMPTION_UNKNOWN', 'TEST_CARD_OPEN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const movePassMark = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/test-cards/:testCardId/marks',
  summary: 'Move a locked pass mark; the earlier one and the reason stay for ever',
  access: founder,
  params: testCardParams,
  body: movePassMarkBody,
  reply: changedTestCard,
  status: 201,
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const recordTestResult = defineEndpoint({
  method: 'POST',
  path: '/validation/ideas/:ideaId/test-cards/:testCardId/results',
  summary: 'Enter what a locked test showed; earlier results stay, the last one counts',
  access: founder,
  params: testCardParams,
  body: testResultBody,
  reply: changedTestCard,
  status: 201,
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN', 'LEDGER_LIMIT', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});

export const objectToTest = defineEndpoint({
  method: 'PUT',
  path: '/validation/ideas/:ideaId/test-cards/:testCardId/objection',
  summary: 'Object to the result of a test: it does not count, and every reader sees the reason',
  access: founder,
  params: testCardParams,
  body: testObjectionBody,
  reply: changedTestCard,
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN'],
});

export const withdrawObjection = defineEndpoint({
  method: 'DELETE',
  path: '/validation/ideas/:ideaId/test-cards/:testCardId/objection',
  summary: 'Take an objection back: the result of the test counts again',
  access: founder,
  params: testCardParams,
  reply: changedTestCard,
  errors: ['IDEA_UNKNOWN', 'TEST_CARD_UNKNOWN'],
});
