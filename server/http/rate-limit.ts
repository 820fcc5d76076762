import { createHash } from 'node:crypto';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Limits requests a minute. Counted for each token, as whole mobile networks share one address; by address where there is none.
 */
export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, { max: perMinute, timeWindow: '1 minute', keyGenerator: limitKey });
}

function limitKey(request: FastifyRequest): string {
  const { authorization } = request.headers;
  return authorization ? createHash('sha256').update(authorization).digest('base64') : request.ip;
}
