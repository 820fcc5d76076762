import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Checkout } from './checkout.ts';

/**
 * Where each payment provider reports. In a scope of its own: the signature is over the very bytes, so nothing may read the
 * body before. It is answered at once; what it says is asked of the provider by a job.
 */
export async function mountPaymentWebhook(app: FastifyInstance, checkout: Checkout): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(`${apiPrefix}/payments/webhooks/:provider`, { schema: { hide: true } }, async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!(await checkout.takeMessage(provider, { headers: request.headers, body })))
        throw new AppError('PAYMENT_SIGNATURE_INVALID');
      return reply.code(200).send({ status: 'success', message: 'OK', data: null });
    });
  });
}
