import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  type AiAnswer,
  type AiProvider,
  startAiProvider,
  usageOfEveryAnswer,
} from '../../../tests/setup/ai-provider.ts';
import { localOutbound } from '../../../tests/setup/local-outbound.ts';
import { createAnthropicAi } from './anthropic.ts';
import { createOpenAiCompatible } from './openai-compatible.ts';
import { AiFailure, type AiPort, type AiRequest, formSchema } from './port.ts';
import { type AiTimes, maxAnswerLength } from './sdk.ts';

const apiKey = 'sk-a-secret-that-no-log-may-show';
const request: AiRequest = { system: 'You rewrite text.', user: 'Rewrite: ₦2,500 a month.', maxOutputTokens: 400 };
const times: AiTimes = { firstMs: 20_000, stallMs: 20_000, totalMs: 20_000 };
const form = z.strictObject({ questions: z.array(z.string()), note: z.string().nullable() });

/** Every adapter; Anthropic's older models fill in a form by calling a tool. */
const benches: [string, (baseUrl: string, times: AiTimes) => AiPort][] = [
  [
    'openai-compatible',
    (baseUrl, times) => createOpenAiCompatible({ ...common, baseUrl, times, model: 'local-model' }),
  ],
  ['anthropic', (baseUrl, times) => createAnthropicAi({ ...common, baseUrl, times, model: 'claude-sonnet-4-5' })],
  [
    'anthropic, older',
    (baseUrl, times) => createAnthropicAi({ ...common, baseUrl, times, model: 'claude-3-haiku-20240307' }),
  ],
];
const common = { apiKey, price: undefined, outbound: localOutbound };

let server: AiProvider;
let printed: unknown[][];
beforeEach(async () => {
  server = await startAiProvider();
  printed = [];
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...line) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

async function failureOf(promise: Promise<unknown>): Promise<AiFailure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AiFailure);
  return error as AiFailure;
}

describe.each(benches)('the AI port: %s', (name, create) => {
  it('streams text in order, counts tokens and sends the two parts as they are', async () => {
    server.answer({ text: 'A short answer that comes in pieces: ₦2,500.' });
    const pieces: string[] = [];
    const reply = await create(server.url, times).writeText(request, (piece) => pieces.push(piece));
    expect(reply).toEqual({ text: 'A short answer that comes in pieces: ₦2,500.', usage: usageOfEveryAnswer });
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(reply.text);
    expect(server.requests).toHaveLength(1);
    const [seen] = server.requests;
    const sent = JSON.stringify(seen?.body);
    for (const part of [request.system, request.user]) expect(sent).toContain(JSON.stringify(part));
    expect(seen?.body).toMatchObject({ stream: true, max_tokens: 400 });
    expect(JSON.stringify(seen?.headers)).toContain(apiKey);
    expect(sent).not.toContain(apiKey);
  });

  it('fills in a form, having sent its schema', async () => {
    server.answer({ text: JSON.stringify({ questions: ['Who pays?'], note: null }) });
    const reply = await create(server.url, times).fillForm(request, form);
    expect(reply).toEqual({ value: { questions: ['Who pays?'], note: null }, usage: usageOfEveryAnswer });
    expect(JSON.stringify(server.requests[0]?.body)).toContain('"questions"');
    expect(formSchema(form)).toMatchObject({ type: 'object', additionalProperties: false });
  });

  it.each<[string, AiAnswer, Partial<AiFailure>]>([
    [
      '429 with seconds',
      { status: 429, retryAfter: '17', errorType: 'rate_limit_error' },
      { kind: 'rate_limited', retryAfterSeconds: 17 },
    ],
    ['429 without', { status: 429 }, { kind: 'rate_limited', retryAfterSeconds: undefined }],
    ['a used-up account', { status: 429, errorType: 'insufficient_quota', retryAfter: '3' }, { kind: 'quota' }],
    ['payment required', { status: 402 }, { kind: 'quota' }],
    ['500', { status: 500 }, { kind: 'unavailable' }],
    ['529 overloaded', { status: 529, errorType: 'overloaded_error' }, { kind: 'unavailable' }],
    ['504', { status: 504 }, { kind: 'timeout' }],
    ['a wrong key', { status: 401, errorType: 'authentication_error' }, { kind: 'misconfigured' }],
    ['a cut connection', { text: 'Half of what', fault: 'cut' }, { kind: 'cut_off' }],
    ['a stream that just ends', { text: 'Half of what', fault: 'ends_early' }, { kind: 'cut_off' }],
    ['more than allowed', { text: 'Long', fault: 'length' }, { kind: 'cut_off', usage: usageOfEveryAnswer }],
    ['garbled events', { text: 'Some', fault: 'garbled' }, { kind: 'malformed' }],
    ['an error inside the stream', { text: 'Some', fault: 'error_event' }, { kind: 'unavailable' }],
    ['a refusal', { text: 'I will not.', fault: 'refusal' }, { kind: 'refused', usage: usageOfEveryAnswer }],
    ['nothing', { text: '' }, { kind: 'malformed' }],
  ])('names %s, asks once and prints nothing', async (_fault, answer, expected) => {
    server.answer(answer);
    const failure = await failureOf(create(server.url, times).writeText(request, () => {}));
    expect(failure).toMatchObject(expected);
    expect(server.requests).toHaveLength(1);
    expect(failure.cause).toBeUndefined();
    expect(`${failure.message}${failure.stack}${JSON.stringify(failure)}`).not.toMatch(/Rewrite|sk-a-secret/);
    expect(printed).toEqual([]);
  });

  it.each([
    ['not JSON', 'Sure! Here are some questions'],
    ['half of it', '{"questions": ["Who'],
    ['another form', '{"answers": []}'],
  ])('calls a form that is %s malformed', async (_fault, text) => {
    server.answer({ text });
    expect(await failureOf(create(server.url, times).fillForm(request, form))).toMatchObject({ kind: 'malformed' });
    expect(printed).toEqual([]);
  });

  it('ends a stall, silence and an endless answer', async () => {
    server.answer({ text: 'Half of what', fault: 'stall' });
    const stalled = create(server.url, { ...times, stallMs: 60 }).writeText(request, () => {});
    expect(await failureOf(stalled)).toMatchObject({ kind: 'stalled' });
    server.answer({ fault: 'silent' });
    const silent = create(server.url, { ...times, firstMs: 60 }).writeText(request, () => {});
    expect(await failureOf(silent)).toMatchObject({ kind: 'timeout' });
    server.answer({ text: 'And another word. '.repeat(500), pieceMs: 5 });
    const endless = create(server.url, { ...times, totalMs: 200 }).writeText(request, () => {});
    expect(await failureOf(endless)).toMatchObject({ kind: 'timeout' });
    await vi.waitFor(() => expect(server.requests.map(({ aborted }) => aborted)).toEqual([true, true, true]));
  });

  it.each([50, 400_000])('reads no more than was asked for of an endless answer in pieces of %d', async (length) => {
    server.answer({ text: 'x'.repeat(400_000), pieceLength: length, fault: 'stall' });
    let read = 0;
    const asked = create(server.url, times).writeText(request, (piece) => {
      read += piece.length;
    });
    expect(await failureOf(asked)).toMatchObject({ kind: 'cut_off', begun: true });
    expect(read).toBeLessThanOrEqual(maxAnswerLength(request.maxOutputTokens));
    await vi.waitFor(() => expect(server.requests[0]?.aborted).toBe(true));
  });

  it.each<[string, AiAnswer, Partial<AiTimes>]>([
    ['is cut', { text: 'Half of what', fault: 'cut' }, {}],
    ['stalls', { text: 'Half of what', fault: 'stall' }, { stallMs: 60 }],
    ['is garbled', { text: 'Some', fault: 'garbled' }, {}],
    ['breaks', { text: 'Some', fault: 'error_event' }, {}],
  ])('keeps what the provider has counted of an answer that %s', async (_how, answer, change) => {
    server.answer(answer);
    const failure = await failureOf(create(server.url, { ...times, ...change }).writeText(request, () => {}));
    expect(failure.begun).toBe(true);
    // Anthropic counts the input at the beginning; OpenAI and its like count at the end, which never came.
    const counted = { inputTokens: usageOfEveryAnswer.inputTokens, outputTokens: 1 };
    if (name.startsWith('anthropic')) expect(failure.usage).toEqual(counted);
    else if (answer.fault !== 'error_event' && answer.fault !== 'garbled') expect(failure.usage).toBeUndefined();
  });

  it('calls nothing begun that was refused at the door', async () => {
    server.answer({ status: 503 }, { status: 429 }, { fault: 'silent' });
    const ask = () => create(server.url, { ...times, firstMs: 100 }).writeText(request, () => {});
    for (let left = 3; left > 0; left--) expect(await failureOf(ask())).toMatchObject({ begun: false });
  });

  it('stops when the caller no longer wants it, and hangs up', async () => {
    server.answer({ text: 'One two three four', fault: 'stall' });
    const stop = new AbortController();
    const pieces: string[] = [];
    const asked = create(server.url, times).writeText({ ...request, signal: stop.signal }, (piece) => {
      pieces.push(piece);
      stop.abort();
    });
    expect(await failureOf(asked)).toMatchObject({ kind: 'cancelled' });
    expect(pieces.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(server.requests[0]?.aborted).toBe(true));
    const already = create(server.url, times).writeText({ ...request, signal: AbortSignal.abort() }, () => {});
    expect(await failureOf(already)).toMatchObject({ kind: 'cancelled' });
  });

  it('says that a provider is unavailable when nobody listens', async () => {
    const { url } = server;
    await server.close();
    expect(await failureOf(create(url, times).writeText(request, () => {}))).toMatchObject({ kind: 'unavailable' });
    server = await startAiProvider();
  });
});
