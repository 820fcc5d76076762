import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { verifyFile } from '#contract/signing/signatures.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('the application', () => {
  it('binds every endpoint of the contract', () => {
    const unbound = allEndpoints.filter(
      ({ method, path }) => !test.app.hasRoute({ method, url: `${apiPrefix}${path}` }),
    );
    expect(unbound.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).toEqual([]);
  });

  it('lets nobody in without a token where one is needed', async () => {
    for (const endpoint of allEndpoints.filter((candidate) => candidate.access !== 'public')) {
      const url = `${apiPrefix}${endpoint.path.replaceAll(/:\w+/g, 'x')}`;
      const answer = await test.app.inject({ method: endpoint.method, url });
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 401]);
      expect(answer.json()).toMatchObject({ status: 'error', code: 'auth/no-token' });
    }
  });

  it('says that it is well and ready', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('answers in the envelope, and with a catalogue error for an unknown path', async () => {
    const version = await test.app.inject('/api/v1/system/version');
    expect(version.json()).toMatchObject({ status: 'success', message: 'OK', data: { name: 'cairn' } });
    const unknown = await test.app.inject('/api/v1/nothing');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ status: 'error', code: 'ROUTE_UNKNOWN', requestId: expect.any(String) });
  });

  it.each([
    ['DELETE', '/system/version', 'GET, HEAD'],
    ['PATCH', '/documents/some-id/hide?a=b', 'POST'],
  ] as const)('says what an address takes when %s %s is not among it', async (method, path, allow) => {
    const answer = await test.app.inject({ method, url: `${apiPrefix}${path}` });
    expect(answer.statusCode).toBe(405);
    expect(answer.json()).toMatchObject({ status: 'error', code: 'METHOD_NOT_ALLOWED' });
    expect(answer.headers.allow?.split(', ').sort().join(', ')).toBe(allow);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', undefined])(
    'asks for JSON where something else is sent: %s',
    async (type) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${apiPrefix}${verifyFile.path}`,
        headers: { ...(type && { 'content-type': type }) },
        payload: '{"sha256":"1"}',
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'REQUEST_MEDIA_TYPE' });
      expect(answer.json().message).toContain('application/json');
    },
  );

  it('sends a large answer compressed to anyone who accepts it, and the same', async () => {
    const url = '/api/openapi.json';
    const small = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual((await test.app.inject(url)).json());
  });

  it('describes itself as OpenAPI', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    expect(paths).toHaveProperty([`${apiPrefix}/system/version`, 'get']);
  });
});
