import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import { attachEvidenceFile } from '#contract/validation/versions.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { identity }, env: { RATE_LIMIT_PER_MINUTE: '100000' } });
});
afterAll(() => test.close());

const headers = { authorization: 'Bearer operator' };
const refused = { status: 'error', code: 'REQUEST_INVALID' };
const filled = (path: string, value: string) => `${apiPrefix}${path.replaceAll(/:\w+/g, value)}`;

describe('a null character', () => {
  it('is refused in the address of every endpoint, in its path and in its query', async () => {
    for (const { method, path } of allEndpoints) {
      const urls = [`${filled(path, 'x')}?reference=%00`, ...(path.includes(':') ? [filled(path, 'a%00')] : [])];
      for (const url of urls) {
        const answer = await test.app.inject({ method, url, headers });
        expect([method, url, answer.statusCode, answer.json()]).toMatchObject([method, url, 400, refused]);
      }
    }
  });

  it('is refused in the addresses of identity, of the site and of nothing', async () => {
    for (const url of ['/a%00b', `${apiPrefix}/nothing?%00`, `${identityPaths.verifyEmail}?token=%00`])
      expect([url, (await test.app.inject(url)).statusCode]).toEqual([url, 400]);
  });

  it('is refused in the fields that come with a file', async () => {
    const form = ['--x', 'Content-Disposition: form-data; name="note"', '', 'a\0b', '--x--', ''].join('\r\n');
    const answer = await test.app.inject({
      method: attachEvidenceFile.method,
      url: filled(attachEvidenceFile.path, 'x'),
      headers: { authorization: 'Bearer ada', 'content-type': 'multipart/form-data; boundary=x' },
      payload: form,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, refused]);
  });
});
