import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAfricasTalking } from '#tests/setup/africas-talking.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';
import { createAfricasTalking } from './africas-talking.ts';
import { createOutboxMessages } from './outbox.ts';
import type { MessagesPort, TextMessage } from './port.ts';

interface Bench {
  port: MessagesPort;
  /** What has left, the oldest first. */
  left(): Promise<TextMessage[]>;
  close(): Promise<void>;
}

const message: TextMessage = { to: '+2348031234567', text: 'Cairn: 482913 is your code & it ends in 10 minutes + 1.' };

async function outboxBench(): Promise<Bench> {
  const dir = join(mkdtempSync(join(tmpdir(), 'cairn-messages-')), 'messages');
  const port = createOutboxMessages({ dir, clock: () => new Date('2026-11-26T08:00:00Z') });
  return {
    port,
    left: async () => ((await port.outbox?.list(10)) ?? []).map(({ to, text }) => ({ to, text })).reverse(),
    close: async () => rmSync(join(dir, '..'), { recursive: true, force: true }),
  };
}

async function gatewayBench(): Promise<Bench> {
  const gateway = await startAfricasTalking();
  const port = createAfricasTalking({
    baseUrl: gateway.url,
    username: 'sandbox',
    apiKey: gateway.env.MESSAGES_API_KEY,
    sender: 'CAIRN',
    outbound: localOutbound,
  });
  return {
    port,
    left: async () => gateway.sent().map(({ to = '', message: text = '' }) => ({ to, text })),
    close: gateway.close,
  };
}

describe.each([
  ['the outbox', outboxBench],
  ['Africa’s Talking', gatewayBench],
])('text messages through %s', (_name, createBench) => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await createBench();
  });
  afterEach(() => bench.close());

  it('leave to the letter, once, and have a name of their own', async () => {
    const first = await bench.port.send(message);
    const second = await bench.port.send({ ...message, text: 'Sánnu, €5 {ok} ₦' });
    expect(await bench.left()).toEqual(expect.arrayContaining([message, { to: message.to, text: 'Sánnu, €5 {ok} ₦' }]));
    expect(await bench.left()).toHaveLength(2);
    expect(first.reference).toEqual(expect.any(String));
    expect(second.reference).not.toBe(first.reference);
  });

  it.each<[string, Partial<TextMessage>]>([
    ['no number', { to: '' }],
    ['a number without a country', { to: '08031234567' }],
    ['two numbers', { to: '+2348031234567,+2348031234568' }],
    ['a number and a line', { to: '+2348031234567\n' }],
    ['no text', { text: ' ' }],
    ['a line break', { text: 'One\nTwo' }],
    ['a broken character', { text: 'a\ud800' }],
    ['more than two parts', { text: 'a'.repeat(307) }],
    ['more than two parts of dotted letters', { text: 'ọ'.repeat(135) }],
  ])('refuse %s, and nothing leaves', async (_what, change) => {
    await expect(bench.port.send({ ...message, ...change })).rejects.toMatchObject({ kind: 'message' });
    expect(await bench.left()).toEqual([]);
  });

  it('can be asked whether they work, and nothing leaves', async () => {
    await bench.port.check?.();
    expect(await bench.left()).toEqual([]);
    expect(bench.port.about).not.toContain('atsk');
    expect(bench.port.about).not.toMatch(/\/\w+\//);
  });
});

it('an outbox is read by its owner only', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'cairn-messages-')), 'messages');
  await createOutboxMessages({ dir, clock: () => new Date() }).send(message);
  const [name = ''] = readdirSync(dir);
  expect([dir, join(dir, name)].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual(['700', '600']);
  rmSync(join(dir, '..'), { recursive: true });
});
