import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RequestCounts } from '../limits/request-counts.ts';
import { senderOf } from '../limits/sender.ts';

/**
 * Limits requests a minute, in all processes together. Counted for each signed-in person, as whole mobile networks share one
 * address; by address where nobody is signed in. Runs after the route's own hook has verified the token, so a made-up token
 * earns no count of its own.
 */
export async function registerRateLimit(app: FastifyInstance, counts: RequestCounts, perMinute: number): Promise<void> {
  class All {
    readonly store = storeFor('all');
    incr = this.store.incr;
    child = this.store.child;
  }
  /** A route with a limit of its own counts by itself. */
  function storeFor(scope: string): FastifyRateLimitStore {
    return {
      incr(sender, done, windowMs, max) {
        counts.count(`${scope} ${sender}`, { max, windowMs }).then(
          ({ current, leftMs }) => done(null, { current, ttl: leftMs }),
          (error: Error) => done(error),
        );
      },
      child: (options) => {
        // The type leaves out what the plugin hands over.
        const { routeInfo } = options as unknown as { routeInfo: RouteOptions };
        return storeFor(`${routeInfo.method} ${routeInfo.url}`);
      },
    };
  }
  await app.register(fastifyRateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    store: All,
    keyGenerator: (request) => request.caller?.uid ?? senderOf(request.ip),
  });
}
