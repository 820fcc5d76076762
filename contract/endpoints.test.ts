import { describe, expect, it } from 'vitest';
import { allEndpoints } from './endpoints.ts';
import { errors } from './errors.ts';

describe('every endpoint of the contract', () => {
  it('has its own method and path', () => {
    const calls = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.length).toBeGreaterThan(0);
  });

  it.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s declares who may call it, what it answers and which errors',
    (_call, endpoint) => {
      expect(endpoint.access).toBeTruthy();
      expect(endpoint.reply).toBeDefined();
      expect(endpoint.summary).not.toBe('');
      for (const code of endpoint.errors) expect(errors).toHaveProperty([code]);
    },
  );
});
