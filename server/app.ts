import { randomUUID } from 'node:crypto';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { createReadCaller } from './http/access.ts';
import { createBind } from './http/bind.ts';
import { registerCompression } from './http/compression.ts';
import { registerErrorHandling } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { listenForMethods } from './http/methods-at.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerNullRefusal } from './http/refuse-null.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSite } from './http/site.ts';
import { registerUnfinishedLimits } from './http/unfinished-requests.ts';
import { bindAccounts } from './modules/accounts/routes.ts';
import { bindAdmin } from './modules/admin/routes.ts';
import { bindAgreements } from './modules/agreements/routes.ts';
import { bindBilling } from './modules/billing/routes.ts';
import { mountPaymentWebhook } from './modules/billing/webhook-route.ts';
import { bindBookings } from './modules/bookings/routes.ts';
import { bindConsultation } from './modules/consultation/routes.ts';
import { bindDevCheckout } from './modules/dev/checkout-routes.ts';
import { bindOutbox } from './modules/dev/routes.ts';
import { bindDocuments } from './modules/documents/routes.ts';
import { bindNarratives } from './modules/narratives/routes.ts';
import { bindNotifications } from './modules/notifications/routes.ts';
import { bindQuotes } from './modules/quotes/routes.ts';
import { bindReadiness } from './modules/readiness/routes.ts';
import { bindSigning } from './modules/signing/routes.ts';
import { bindSystem } from './modules/system/routes.ts';
import { bindValidation } from './modules/validation/routes.ts';

const megabyte = 1024 * 1024;
const maxParamLength = 200;

/** Builds the HTTP application from a context. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config, database, identity } = context;
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
  // What is no JSON is refused, not read as a string.
  app.removeContentTypeParser('text/plain');
  const methodsAt = listenForMethods(app, maxParamLength);
  registerErrorHandling(app);
  registerSecurityHeaders(app, config);
  registerNullRefusal(app);
  registerUnfinishedLimits(app, { mostEach: 500, longestMs: 30_000 });

  registerHealth(app, database);
  await app.register(async (api) => {
    await registerRateLimit(api, config.http.requestsPerMinute);
    await registerCompression(api);
    await api.register(fastifyMultipart, {
      limits: { fileSize: 3 * megabyte, files: 1, fields: 20, fieldSize: 20_000 },
    });
    await registerOpenApi(api);
    const bind = createBind(api, {
      db: database.db,
      workers: context.workers,
      readCaller: createReadCaller((token) => identity.verifyToken(token)),
      readRoles: (uid) => identity.readRoles(uid),
      entitlements: context.entitlements,
    });
    bindAccounts(bind, context);
    if (config.isDevelopment && context.mail.outbox) bindOutbox(bind, api, context.mail.outbox);
    bindSystem(bind);
    bindDocuments(bind, context.documents, context.documentExports);
    bindValidation(bind, context.validation);
    bindReadiness(bind, context.readiness);
    bindSigning(bind, context.signing);
    bindConsultation(bind, context.consultation);
    bindBookings(bind, context.bookings);
    bindNarratives(bind, context.narratives);
    bindQuotes(bind, context.quotes);
    bindAgreements(bind, context.agreements);
    bindNotifications(bind, context.notifications, (token) => identity.verifyToken(token));
    bindAdmin(bind, context.auditLog);
    bindBilling(bind, context.billing);
    if (context.developmentCheckout) bindDevCheckout(bind, context.developmentCheckout.sandbox);
    await mountPaymentWebhook(api, context.billing.checkout);
    await identity.mount?.(api);
  });
  app.addHook('preClose', () => context.notifications.live.close());
  await registerSite(app, config, methodsAt);
  return app;
}
