import { expect, it } from 'vitest';
import { allEndpoints } from './endpoints.ts';
import { makeOpenApi } from './openapi.ts';

// What public tools make of it is tested on the running product (tests/process/openapi.test.ts).
const api = makeOpenApi({ version: '1.2.3', url: 'https://cairn.example' }) as {
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, { type?: string; properties?: object }> };
};

it('describes each endpoint once, with an operation of its own name', () => {
  const ids = Object.values(api.paths).flatMap((calls) => Object.values(calls).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(allEndpoints.length);
  expect(api.info.version).toBe('1.2.3');
  expect(api.servers).toEqual([expect.objectContaining({ url: expect.stringContaining('https://cairn.example') })]);
});

it('names each shape that a call refers to, and describes it', () => {
  const wanted = [...JSON.stringify(api).matchAll(/#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  expect(wanted.length).toBeGreaterThan(100);
  for (const name of new Set(wanted)) expect(api.components.schemas, name).toHaveProperty(name);
  expect(Object.keys(api.components.schemas).sort()).toEqual([...new Set(wanted)].sort());
  expect(api.components.schemas.EvidenceRecord).toMatchObject({
    type: 'object',
    properties: { level: { enum: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'] } },
  });
});
