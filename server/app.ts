import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { createEntitled } from './entitled.ts';
import { createReadCaller } from './http/access.ts';
import { createBind } from './http/bind.ts';
import { registerCompression } from './http/compression.ts';
import { registerErrorHandling } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { registerLivePages } from './http/live-pages.ts';
import { listenForMethods } from './http/methods-at.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerNullRefusal } from './http/refuse-null.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSite } from './http/site.ts';
import { registerUnfinishedLimits } from './http/unfinished-requests.ts';
import { createRequestCounts } from './limits/request-counts.ts';
import type { Module } from './module.ts';

const megabyte = 1024 * 1024;
const maxParamLength = 200;

/** What a process that only works answers: whether it lives. */
export function buildHealth({ log, database }: Context): FastifyInstance {
  const app: FastifyInstance = Fastify({ loggerInstance: log });
  registerHealth(app, database);
  return app;
}

/** Builds the HTTP application from a context. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config, database, identity } = context;
  const modules = Object.values<Module>(context.modules);
  const livePages = modules.flatMap(({ pages = [] }) => pages);
  const proxies = config.http.trustProxy;
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    // For the largest file over a slow network.
    requestTimeout: 180_000,
    genReqId: () => randomUUID(),
    bodyLimit: megabyte,
    routerOptions: { maxParamLength },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('grant', undefined);
  // What is no JSON is refused, not read as a string.
  app.removeContentTypeParser('text/plain');
  const methodsAt = listenForMethods(app, maxParamLength);
  registerErrorHandling(app);
  registerSecurityHeaders(app, config);
  registerNullRefusal(app);
  registerUnfinishedLimits(app, { mostEach: 500, longestMs: 30_000 });

  registerHealth(app, database);
  await app.register(async (api) => {
    await registerRateLimit(api, createRequestCounts(database.db), config.http.requestsPerMinute);
    await registerCompression(api);
    await api.register(fastifyMultipart, {
      limits: { fileSize: 3 * megabyte, files: 1, fields: 20, fieldSize: 20_000 },
    });
    await registerOpenApi(api, config.http.publicUrl);
    const bind = createBind(api, {
      db: database.db,
      workers: context.workers,
      readCaller: createReadCaller((token) => identity.verifyToken(token)),
      readRoles: (uid) => identity.readRoles(uid),
      entitled: createEntitled(
        context.billing.entitlements,
        modules.map(({ limits = {} }) => limits),
      ),
      findGrant: context.documents.findGrant,
    });
    for (const module of modules) await module.bind?.(bind, api);
    await identity.mount?.(api);
    registerLivePages(api, config, livePages);
  });
  app.addHook('preClose', async () => {
    for (const module of modules) module.close?.();
  });
  await registerSite(
    app,
    config,
    methodsAt,
    livePages.map(({ pattern }) => pattern),
  );
  return app;
}
