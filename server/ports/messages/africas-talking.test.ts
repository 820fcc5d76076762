import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';
import { type GatewayAnswer, startAfricasTalking } from '#tests/setup/africas-talking.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { createAfricasTalking } from './africas-talking.ts';

let gateway: Awaited<ReturnType<typeof startAfricasTalking>>;
beforeEach(async () => {
  gateway = await startAfricasTalking();
});
afterEach(() => gateway.close());

const message = { to: '+2348031234567', text: 'Cairn: your session is within the hour.' };
const open = (change: { apiKey?: string; sender?: string; baseUrl?: string } = {}, outbound = localOutbound) =>
  createAfricasTalking({
    baseUrl: gateway.url,
    username: 'sandbox',
    apiKey: gateway.env.MESSAGES_API_KEY,
    sender: undefined,
    ...change,
    outbound,
  });

describe('Africa’s Talking', () => {
  it('is given a form with the key in its head, and the sender only where there is one', async () => {
    await open().send(message);
    await open({ sender: 'CAIRN' }).send(message);
    const [first, second] = gateway.requests;
    expect(first).toMatchObject({
      method: 'POST',
      path: '/version1/messaging',
      headers: { 'content-type': 'application/x-www-form-urlencoded', apikey: gateway.env.MESSAGES_API_KEY },
    });
    expect(first?.form).toEqual({ username: 'sandbox', to: message.to, message: message.text });
    expect(second?.form.from).toBe('CAIRN');
  });

  it.each([
    [100, 'Processed'],
    [101, 'Success'],
    [102, 'Queued'],
  ])('has taken a message with %i %s', async (code, word) => {
    gateway.answer({ code, word, cost: 'NGN 2.2001' });
    expect(await open().send(message)).toEqual({
      reference: 'ATXid_1',
      cost: { amountMinor: 221, currency: 'NGN' },
    });
  });

  it.each<[GatewayAnswer, string]>([
    [{ code: 401, word: 'RiskHold' }, 'account'],
    [{ code: 402, word: 'InvalidSenderId' }, 'account'],
    [{ code: 403, word: 'InvalidPhoneNumber' }, 'number'],
    [{ code: 404, word: 'UnsupportedNumberType' }, 'number'],
    [{ code: 405, word: 'InsufficientBalance' }, 'account'],
    [{ code: 406, word: 'UserInBlacklist' }, 'stopped'],
    [{ code: 407, word: 'CouldNotRoute' }, 'number'],
    [{ code: 409, word: 'DoNotDisturbRejection' }, 'number'],
    [{ code: 409, word: 'DoNotDisturbRejection', http: 409 }, 'number'],
    [{ code: 500, word: 'InternalServerError' }, 'busy'],
    [{ code: 501, word: 'GatewayError' }, 'busy'],
    [{ code: 502, word: 'RejectedByGateway' }, 'number'],
    [{ code: 777, word: 'Unheard' }, 'unknown'],
    [{ http: 201, body: '{"SMSMessageData":{"Message":"InvalidSenderId","Recipients":[]}}' }, 'account'],
    [{ http: 201, body: '{"SMSMessageData":{"Message":"InvalidPhoneNumber","Recipients":[]}}' }, 'number'],
    [{ http: 201, body: '<html>' }, 'unknown'],
    [{ http: 401, body: 'The supplied authentication is invalid' }, 'account'],
    [{ http: 400, body: 'Request is missing required form field' }, 'account'],
    [{ http: 429 }, 'busy'],
    [{ http: 500 }, 'unknown'],
    [{ http: 502, body: '<html>' }, 'unknown'],
    [{ fault: 'cut' }, 'unknown'],
  ])('answers %j: %s', async (answer, kind) => {
    gateway.answer(answer);
    await expect(open().send(message)).rejects.toMatchObject({ name: 'MessageFailure', kind });
    // What may have been sent is not sent again here.
    expect(gateway.sent()).toHaveLength(1);
  });

  it('that never answers has sent it or has not', async () => {
    gateway.answer({ fault: 'silent' });
    const hasty = {
      ...localOutbound,
      http: (system: Parameters<typeof localOutbound.http>[0]) => localOutbound.http({ ...system, totalMs: 50 }),
    };
    await expect(open({}, hasty).send(message)).rejects.toMatchObject({ kind: 'unknown', reason: 'timeout' });
    expect(gateway.sent()).toHaveLength(1);
  });

  it('that is away has sent nothing, and neither has one on a network that may not be called', async () => {
    const strict = createOutbound({ log: createLogger('silent'), privateHosts: [] });
    await expect(open({}, strict).send(message)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(gateway.requests).toEqual([]);
    await gateway.close();
    await expect(open().send(message)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('says whether it knows the key by its balance', async () => {
    await open().check?.();
    expect(gateway.requests[0]).toMatchObject({ method: 'GET', path: '/version1/user' });
    await expect(open({ apiKey: 'wrong' }).check?.()).rejects.toMatchObject({ kind: 'account' });
    gateway.answer({ http: 429 }, { http: 429 }, { http: 429 });
    await expect(open().check?.()).rejects.toMatchObject({ kind: 'busy' });
  });

  it('says nothing of number, text or key in a failure', async () => {
    gateway.answer({ code: 403, word: 'InvalidPhoneNumber' });
    const failure = await open()
      .send(message)
      .catch((error: Error) => error.message);
    expect(failure).toBe('The text message was not taken: number (InvalidPhoneNumber).');
  });
});

describe('its reports', () => {
  const read = (form: Record<string, string>) => open().readReport?.(new URLSearchParams(form));
  const phoneNumber = '+2348031234567';

  it.each([
    ['Sent', 'under_way'],
    ['Submitted', 'under_way'],
    ['Buffered', 'under_way'],
    ['Success', 'delivered'],
    ['Rejected', 'undelivered'],
    ['Failed', 'undelivered'],
    ['AbsentSubscriber', 'undelivered'],
    ['Expired', 'undelivered'],
  ])('%s: %s', (status, state) => {
    expect(read({ id: 'ATXid_1', status, phoneNumber, networkCode: '62130' })).toMatchObject({
      kind: 'delivery',
      reference: 'ATXid_1',
      state,
    });
  });

  it('give a reason as a word, and nothing else', () => {
    const failed = { id: 'ATXid_1', status: 'Failed', phoneNumber };
    expect(read({ ...failed, failureReason: 'UserDoesNotExist' })).toMatchObject({ reason: 'UserDoesNotExist' });
    expect(read({ ...failed, failureReason: '<b>x</b>' })).toMatchObject({ reason: 'Failed' });
  });

  it('say who opted out', () => {
    expect(read({ senderId: 'CAIRN', phoneNumber })).toEqual({ kind: 'stop', number: phoneNumber });
  });

  it.each([{}, { id: 'ATXid_1' }, { id: 'ATXid_1', status: 'Odd' }, { senderId: 'CAIRN', phoneNumber: 'x' }])(
    'are none: %j',
    (form) => {
      expect(read(form as Record<string, string>)).toBeUndefined();
    },
  );
});
