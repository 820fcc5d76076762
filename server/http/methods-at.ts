import type { FastifyInstance } from 'fastify';
import createRouter, { type HTTPMethod } from 'find-my-way';

/** The methods that an address answers to, such as ["GET", "HEAD"]; none where nothing is known at it. */
export type MethodsAt = (url: string) => string[];

/** Call it before the first route is added: it hears of each. */
export function listenForMethods(app: FastifyInstance, maxParamLength: number): MethodsAt {
  const router = createRouter({ maxParamLength });
  const methods = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      methods.add(one);
      router.on(one as HTTPMethod, url, () => {});
    }
  });
  return (url) => [...methods].filter((method) => router.find(method as HTTPMethod, pathOf(url)));
}

const pathOf = (url: string) => url.replace(/[?#].*/s, '');
