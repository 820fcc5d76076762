import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * A compressed answer's length tells how much of what somebody put into it is in it already (BREACH). So nothing is
 * compressed where a cookie alone is enough to ask and a token stands in the answer.
 */
const carriesTokens = /^\/api\/(?:v\d+\/)?auth\//;

/**
 * JSON of a kilobyte and more, in brotli or gzip, on the routes of `api` that are added after this. Events and files stay
 * as they are: the ones must not wait for more, the others are compressed already.
 */
export async function registerCompression(api: FastifyInstance): Promise<void> {
  api.addHook('onRoute', (route) => {
    if (carriesTokens.test(route.url)) route.compress = false;
  });
  await api.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    globalDecompression: false,
  });
}
