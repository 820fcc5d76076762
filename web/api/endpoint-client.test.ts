import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { createEndpointClient } from './endpoint-client.ts';
import type { HttpRequest } from './http-client.ts';
import { createSubmitKeys } from './idempotency-key.ts';

const base = { summary: 'Test', access: 'signed-in', errors: [] } as const;
const readThing = defineEndpoint({
  ...base,
  method: 'GET',
  path: '/things/:thingId/parts/:partId',
  params: z.object({ thingId: z.string(), partId: z.string() }),
  query: z.object({ page: z.number().optional(), search: z.string().optional() }),
  reply: z.object({ name: z.string() }),
});
const createThing = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/things',
  status: 201,
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }).nullable(),
  idempotent: true,
});
const addFile = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/files',
  consumes: 'multipart/form-data',
  body: z.object({ purpose: z.string(), note: z.string().optional() }),
  reply: z.object({ id: z.string() }),
});
const exportThing = defineEndpoint({
  ...base,
  method: 'GET',
  path: '/things.pdf',
  reply: z.null(),
  produces: 'application/pdf',
});

function setUp(answer: () => Response = () => success({ name: 'A', id: 'a' })) {
  const send = vi.fn(async (_request: HttpRequest) => answer());
  return { send, client: createEndpointClient(send), sent: () => send.mock.calls[0]?.[0] };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const success = (data: unknown) => json({ status: 'success', message: 'OK', data });
const params = { thingId: 'a/b', partId: 'ü' };

it('fills the path, leaves out what was not asked, and resolves to the data', async () => {
  const { client, sent } = setUp();
  const data = await client.call(readThing, { params, query: { page: 2, search: undefined } });
  expectTypeOf(data).toEqualTypeOf<{ name: string }>();
  expect(data).toEqual({ name: 'A', id: 'a' });
  expect(sent()).toMatchObject({ method: 'GET', url: '/api/v1/things/a%2Fb/parts/%C3%BC?page=2', body: undefined });
});

describe('reading', () => {
  it.each([null, undefined, '', [], {}])('finds no data in %j', async (data) => {
    const { client } = setUp(() => success(data));
    await expect(client.call(readThing, { params, query: {} })).rejects.toThrow('No data found');
  });

  it.each([0, false, { items: [] }])('finds data in %j', async (data) => {
    const { client } = setUp(() => success(data));
    expect(await client.call(readThing, { params, query: {} })).toEqual(data);
  });

  it('fails when the answer does not say success', async () => {
    const { client } = setUp(() => json({ data: { name: 'A' } }));
    await expect(client.call(readThing, { params, query: {} })).rejects.toThrow('Failed to fetch data');
  });
});

describe('writing', () => {
  it('takes an answer without data', async () => {
    const { client, sent } = setUp(() => json({ status: 'success', message: 'Done', data: null }, 201));
    const answer = await client.callForAnswer(createThing, { body: { name: 'A' } });
    expect(answer).toEqual({ status: 201, message: 'Done', data: null });
    expect(sent()?.body).toBe('{"name":"A"}');
    expect(sent()?.headers?.['content-type']).toBe('application/json');
  });

  it.each([{ data: 1 }, [], null])('does not know what to make of %j', async (body) => {
    const { client } = setUp(() => json(body));
    await expect(client.call(createThing, { body: { name: 'A' } })).rejects.toThrow('An unknown error occurred');
  });

  it('carries the key it is given, else a new one each time', async () => {
    const { client, send } = setUp();
    await client.call(createThing, { body: { name: 'A' } }, { idempotencyKey: 'k1' });
    await client.call(createThing, { body: { name: 'A' } });
    await client.call(createThing, { body: { name: 'A' } });
    const keys = send.mock.calls.map(([request]) => request.headers?.['idempotency-key']);
    expect(keys[0]).toBe('k1');
    expect(keys[1]).toMatch(/^[\da-f]{32}$/);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('sends no key where the endpoint takes none', async () => {
    const { client, sent } = setUp();
    await client.call(readThing, { params, query: {} });
    expect(sent()?.headers).toEqual({});
  });
});

it('sends the fields of a form before its file', async () => {
  const { client, sent } = setUp();
  const content = new File(['x'], 'x.txt');
  await client.call(addFile, { body: { purpose: 'proof' } }, { file: { field: 'file', content } });
  const form = sent()?.body as FormData;
  expect([...form.keys()]).toEqual(['purpose', 'file']);
  expect(sent()?.headers).toEqual({});
});

it('reads the name of a file', async () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''My%20id%C3%A9a.pdf" };
  const { client } = setUp(() => new Response('pdf', { headers }));
  const { blob, filename } = await client.download(exportThing, {});
  expect(filename).toBe('My idéa.pdf');
  expect(await blob.text()).toBe('pdf');
});

it('is a network error when the connection breaks within an answer', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  const { client } = setUp(() => new Response(broken));
  await expect(client.call(readThing, { params, query: {} })).rejects.toThrow('Network error.');
});

it('keeps the key of a submit until the answers change or it is done', () => {
  const keys = createSubmitKeys();
  const first = keys.keyFor({ name: 'A' });
  expect(keys.keyFor({ name: 'A' })).toBe(first);
  const changed = keys.keyFor({ name: 'B' });
  expect(changed).not.toBe(first);
  keys.done();
  expect(keys.keyFor({ name: 'B' })).not.toBe(changed);
});

it('has a key for a submit without input too', () => {
  const keys = createSubmitKeys();
  const first = keys.keyFor(undefined);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor(undefined)).toBe(first);
});

it('tells of every call that may have changed something, once it is over and also when it failed', async () => {
  const heard = vi.fn();
  const answers = [success({ name: 'a' }), success({ id: '2' }), new TypeError('no network')];
  const client = createEndpointClient(async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  }, heard);
  await client.call(readThing, { params: { thingId: '1', partId: '2' }, query: {} });
  expect(heard).not.toHaveBeenCalled();
  await client.call(createThing, { body: { name: 'a' } });
  expect(heard).toHaveBeenCalledTimes(1);
  await expect(client.call(createThing, { body: { name: 'a' } })).rejects.toThrow('no network');
  expect(heard).toHaveBeenCalledTimes(2);
});
