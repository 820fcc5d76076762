import type { LookupFunction } from 'node:net';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger, describeError } from '#server/log.ts';
import {
  breaksOff,
  isSilent,
  type OutsideServer,
  redirectsTo,
  says,
  stalls,
  startOutsideServer,
} from '#tests/setup/outside-server.ts';
import { OutboundFailure } from './failure.ts';
import { createOutbound, type OutboundOptions, type OutsideSystem } from './outbound.ts';

const secret = 'sk-the-key-that-nobody-may-read';
const lines: string[] = [];
let server: OutsideServer;
let other: OutsideServer;
beforeEach(async () => {
  lines.length = 0;
  [server, other] = await Promise.all([startOutsideServer(), startOutsideServer()]);
});
afterEach(() => Promise.all([server.close(), other.close()]));

/** Names as this machine's resolver would answer them. */
function resolve(names: Record<string, string[]>): LookupFunction {
  return (hostname, options, callback) => {
    const found = (names[hostname] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = found;
    if (!first) return callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

function open({ system = {}, ...options }: Partial<OutboundOptions> & { system?: Partial<OutsideSystem> } = {}) {
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  const outbound = createOutbound({
    log,
    privateHosts: ['127.0.0.1'],
    backoff: { firstMs: 1, longestMs: 5 },
    circuit: { faults: 100, restMs: 60_000 },
    ...options,
  });
  return outbound.http({ name: 'the toy', totalMs: 10_000, longestBytes: 1000, ...system });
}

async function failureOf(promise: Promise<unknown>): Promise<OutboundFailure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutboundFailure);
  return error as OutboundFailure;
}
const kindOf = async (promise: Promise<unknown>) => (await failureOf(promise)).kind;
const textOf = async (promise: Promise<Response>) => (await promise).text();
const post = { method: 'POST', body: '{"amount":1}' };

describe('an outside call', () => {
  it('sends what it is given and gives back the answer', async () => {
    server.answer(says(201, 'Made.', { 'x-number': '5' }));
    const answer = await open()(`${server.url}/things?page=2`, { ...post, headers: { authorization: 'Bearer a' } });
    expect([answer.status, answer.headers.get('x-number'), await answer.text()]).toEqual([201, '5', 'Made.']);
    expect(server.requests).toMatchObject([
      { method: 'POST', url: '/things?page=2', headers: { authorization: 'Bearer a' } },
    ]);
  });

  it.each([
    ['never begins', isSilent],
    ['never ends', stalls],
  ])('has a limit of time, also for an answer that %s', async (_how, answer) => {
    server.answer(answer);
    expect(await kindOf(textOf(open({ system: { totalMs: 50, tries: 1 } })(server.url)))).toBe('timeout');
  });

  it('says when the connection ends before the answer does', async () => {
    server.answer(breaksOff);
    expect(await kindOf(textOf(open()(server.url)))).toBe('cut_off');
  });

  it.each<[string, string | Buffer, Partial<OutsideSystem>]>([
    ['more than there may be', `${'x'.repeat(99)}\n`.repeat(11), {}],
    ['a line that is too long', 'x'.repeat(30), { longestLineBytes: 20 }],
    ['much in little', gzipSync('x'.repeat(60_000)), {}],
  ])('reads no answer that is %s', async (_how, body, system) => {
    server.answer((_request, response) => {
      response.writeHead(200, typeof body === 'string' ? {} : { 'content-encoding': 'gzip' }).end(body);
    });
    expect(await kindOf(textOf(open({ system })(server.url)))).toBe('too_large');
  });

  it('reads an answer that is just not too long', async () => {
    server.answer(says(200, `${'x'.repeat(499)}\n${'y'.repeat(500)}`));
    expect(await textOf(open({ system: { longestLineBytes: 500 } })(server.url))).toHaveLength(1000);
  });

  it('ends for the reason of the person who asked, and hangs up', async () => {
    const hungUp = new Promise<void>((done) => {
      server.answer((_request, response) => {
        response.on('close', done);
        stalls(_request, response);
      });
    });
    const stop = new AbortController();
    const answer = await open()(server.url, { signal: stop.signal });
    stop.abort(new Error('no longer wanted'));
    await expect(answer.text()).rejects.toThrow('no longer wanted');
    await hungUp;
    await expect(open()(server.url, { signal: stop.signal })).rejects.toThrow('no longer wanted');
  });
});

describe('a fault that may pass', () => {
  it('is tried again where reading does no harm', async () => {
    server.answer(says(500), says(503), says(200, 'There it is.'));
    expect(await textOf(open()(server.url))).toBe('There it is.');
    expect(server.requests).toHaveLength(3);
  });

  it('is given back when it stays', async () => {
    server.answer(says(502, 'Away.'));
    const answer = await open()(server.url);
    expect([answer.status, await answer.text(), server.requests.length]).toEqual([502, 'Away.', 3]);
  });

  it('is tried again where the other side knows the order by its key', async () => {
    server.answer(says(500), says(200, 'Done once.'));
    const call = open()(server.url, { ...post, headers: { 'Idempotency-Key': 'order-1' } });
    expect(await textOf(call)).toBe('Done once.');
  });

  it.each<[string, RequestInit]>([
    ['PUT', { method: 'PUT', body: new Uint8Array([1]) }],
    ['PUT', { method: 'PUT', body: new Blob(['bytes']) }],
    ['DELETE', { method: 'DELETE' }],
  ])('is tried again where %s done twice is as done once', async (_method, init) => {
    server.answer(says(500), says(200, 'Done.'));
    expect(await textOf(open()(server.url, init))).toBe('Done.');
  });

  it('is not tried again where a repeat could do it twice', async () => {
    server.answer(says(500), says(200));
    expect((await open()(server.url, post)).status).toBe(500);
    server.answer(isSilent);
    expect(await kindOf(open({ system: { totalMs: 50 } })(server.url, post))).toBe('timeout');
    expect(server.requests).toHaveLength(2);
  });

  it('is tried again whatever it is while nothing was sent', async () => {
    const asked: string[] = [];
    const lookup: LookupFunction = (hostname, options, callback) => {
      const known = { 'pay.example': ['127.0.0.1'] };
      resolve(asked.push(hostname) > 1 ? known : {})(hostname, options, callback);
    };
    const call = open({ lookup, privateHosts: ['pay.example'] });
    expect((await call(`http://pay.example:${server.port}`, post)).status).toBe(200);
    expect(server.requests).toHaveLength(1);
  });

  it('is left to the caller where the other side says when to come back', async () => {
    server.answer(says(429, '', { 'retry-after': '60' }));
    expect((await open()(server.url)).status).toBe(429);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a system that fails again and again', () => {
  it('is left alone for a while, then asked by one call whether it is back', async () => {
    server.answer(says(500));
    const call = open({ circuit: { faults: 3, restMs: 2_000 } });
    await call(server.url);
    expect(await kindOf(call(server.url))).toBe('circuit_open');
    expect(server.requests).toHaveLength(3);
    server.answer(says(200, 'Back.'));
    const answer = () => call(server.url).then((found) => found.text(), String);
    await expect.poll(answer, { timeout: 10_000 }).toBe('Back.');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(
      expect.arrayContaining(['outside system left alone', 'outside system answers again']),
    );
  });

  it('is not one that refuses what it is asked, nor one that nobody waited for', async () => {
    const call = open({ circuit: { faults: 1, restMs: 60_000 } });
    server.answer(says(404), says(429, '', { 'retry-after': '1' }), isSilent, says(200, 'Well.'));
    expect([(await call(server.url)).status, (await call(server.url)).status]).toEqual([404, 429]);
    const stop = new AbortController();
    const left = call(server.url, { signal: stop.signal });
    await expect.poll(() => server.requests.length).toBe(3);
    stop.abort();
    await expect(left).rejects.toThrow();
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([404, 429]);
    expect(await textOf(call(server.url))).toBe('Well.');
  });

  it('keeps nobody from another system', async () => {
    server.answer(says(500));
    const options = { circuit: { faults: 1, restMs: 60_000 } };
    expect(await kindOf(open(options)(server.url))).toBe('circuit_open');
    expect((await open(options)(other.url)).status).toBe(200);
  });

  it('can be one that does not speak HTTP', async () => {
    const log = createLogger('silent', new Writable());
    const away = Object.assign(new Error('away'), { code: 'ECONNECTION' });
    const { guard } = createOutbound({ log, privateHosts: [], circuit: { faults: 2, restMs: 60_000 } });
    const run = guard('mail', (error) => error === away);
    const fail = (error: Error) => run(() => Promise.reject(error));
    for (const error of [away, new Error('refused'), away]) await expect(fail(error)).rejects.toBe(error);
    await expect(run(async () => 'sent')).rejects.toThrow(/breaker/i);
  });
});

const privateAddresses = [
  '127.0.0.1',
  '127.1.2.3',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
];

describe('this machine and its private network', () => {
  it.each(privateAddresses)('are not reached at %s', async (address) => {
    const url = `http://${address.includes(':') ? `[${address}]` : address}:${server.port}`;
    expect(await kindOf(open({ privateHosts: [] })(url))).toBe('private_address');
    const lookup = resolve({ 'evil.example': [address] });
    const named = open({ privateHosts: [], lookup })(`http://evil.example:${server.port}`);
    expect(await kindOf(named)).toBe('private_address');
    expect(server.requests).toEqual([]);
  });

  it.each(['http://2130706433', 'http://0x7f.1', 'http://0177.0.0.1', 'http://localhost', 'http://127.0.0.1.'])(
    'are not reached by writing %s',
    async (host) => {
      const lookup = resolve({ localhost: ['::1', '127.0.0.1'] });
      expect(await kindOf(open({ privateHosts: [], lookup })(`${host}:${server.port}`))).toBe('private_address');
      expect(server.requests).toEqual([]);
    },
  );

  it('are not reached by a name of which only one address is private', async () => {
    const lookup = resolve({ 'evil.example': ['93.184.216.34', '127.0.0.1'] });
    const call = open({ privateHosts: [], lookup })(`http://evil.example:${server.port}`);
    expect(await kindOf(call)).toBe('private_address');
  });

  it.each([301, 302, 303, 307, 308])('are not reached by a redirect with %d', async (status) => {
    const lookup = resolve({ 'good.example': ['127.0.0.1'], 'evil.example': ['127.0.0.1'] });
    const call = open({ privateHosts: ['good.example'], lookup });
    for (const target of [other.url, `http://evil.example:${other.port}`, 'http://169.254.169.254/latest/meta-data']) {
      server.answer(redirectsTo(target, status));
      expect(await kindOf(call(`http://good.example:${server.port}`))).toBe('private_address');
    }
    expect(other.requests).toEqual([]);
  });

  it('are reached where the operator has named the host, with its port or with any', async () => {
    const lookup = resolve({ 'model.internal': ['127.0.0.1'] });
    const url = `http://model.internal:${server.port}`;
    for (const host of ['model.internal', 'Model.Internal', `model.internal:${server.port}`])
      expect((await open({ privateHosts: [host], lookup })(url)).status).toBe(200);
    const own = open({ privateHosts: [`[::1]:${server.port}`] })(`http://[::1]:${server.port}`);
    expect(await kindOf(own)).toBe('unreachable');
    const wrong = open({ privateHosts: ['model.internal:1', 'internal', 'el.internal'], lookup })(url);
    expect(await kindOf(wrong)).toBe('private_address');
  });
});

describe('a redirect', () => {
  it('is followed by what reads, without the key where it leads to another host', async () => {
    server.answer(redirectsTo('/there'), redirectsTo(`${other.url}/elsewhere`));
    const headers = { 'x-api-key': secret, authorization: `Bearer ${secret}`, cookie: secret };
    expect(await textOf(open()(server.url, { headers }))).toBe('Yes.');
    expect(server.requests.map(({ url }) => url)).toEqual(['/', '/there']);
    expect(server.requests[1]?.headers).toMatchObject(headers);
    expect(other.requests.map(({ url }) => url)).toEqual(['/elsewhere']);
    expect(JSON.stringify(other.requests)).not.toContain(secret);
  });

  it.each([
    ['something is sent', '/there', post, 1],
    ['it never ends', '/again', {}, 4],
    ['it leads out of HTTP', 'file:///etc/passwd', {}, 1],
  ])('is not followed where %s', async (_why, location, init, requests) => {
    server.answer(redirectsTo(location, 307));
    expect(await kindOf(open()(server.url, init))).toBe('redirected');
    expect(server.requests).toHaveLength(requests);
  });
});

it.each<[string, (url: string) => Promise<unknown>]>([
  ['a refusal', (url) => open()(`${url}/${secret}?key=${secret}`, { headers: { 'x-api-key': secret }, ...post })],
  ['silence', (url) => open({ system: { totalMs: 50, tries: 1 } })(`${url}/?key=${secret}`)],
  ['a header that cannot be sent', (url) => open()(url, { headers: { authorization: `${secret}\u0000` } })],
  ['an address with a password', () => open()(`http://user:${secret}@127.0.0.1:${server.port}`)],
  ['nobody there', () => open()(`http://127.0.0.1:2/${secret}`, { method: 'POST', body: secret })],
])('says nothing of what was sent, of %s', async (what, call) => {
  server.answer(what === 'silence' ? isSilent : says(400, secret, { 'x-echo': secret }));
  const error = await call(server.url).catch((thrown: unknown) => thrown);
  const said = JSON.stringify([lines, describeError(error), String(error)]);
  expect(said).toContain('the toy');
  expect(said).not.toContain(secret);
});
