import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

const message = 'There is a character in this that cannot be stored. Type it again without it.';

/**
 * Refuses the null character wherever it comes, in the address or in a body: PostgreSQL cannot store it, and fails. Texts that
 * the contract knows are refused before, with sentences of their own.
 */
export function registerNullRefusal(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.includes('%00')) throw new AppError('REQUEST_INVALID', { fields: { form: message } });
  });
  app.addHook('preHandler', async (request) => refuseNull(request.body));
}

/** @throws REQUEST_INVALID, which names the field. */
export function refuseNull(value: unknown): void {
  const path = findNull(value);
  if (path) throw new AppError('REQUEST_INVALID', { fields: { [path.join('.') || 'form']: message } });
}

/** Where the first text with a null character stands, in plain data. */
function findNull(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\0')) return [];
    const path = findNull(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}
