import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { senderOf } from '../limits/sender.ts';

/**
 * Limits requests a minute. Counted for each signed-in person, as whole mobile networks share one address; by address where
 * nobody is signed in. Runs after the route's own hook has verified the token, so a made-up token earns no count of its own.
 */
export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.caller?.uid ?? senderOf(request.ip),
  });
}
