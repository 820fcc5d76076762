import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { makeOpenApi } from '#contract/openapi.ts';
import packageFile from '../../package.json' with { type: 'json' };

/** `/api/openapi.json` and its page at `/api/docs`, both made from the contract. `url`: where the API is served. */
export async function registerOpenApi(app: FastifyInstance, url: string): Promise<void> {
  const document = makeOpenApi({ version: packageFile.version, url }) as unknown as StaticDocumentSpec['document'];
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => document);
}
