import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { unsubscribeDigest } from '#contract/notifications/notifications.ts';

/** Where a mail program unsubscribes somebody, below the site's address. */
export const oneClickPath = (token: string) => `${apiPrefix}${unsubscribeDigest.path}/${token}`;

/** A mail program posts a form of its own (RFC 8058), which says no more than the address does: nothing of it is read. */
export async function mountUnsubscribe(app: FastifyInstance, unsubscribe: (token: string) => Promise<void>) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, (_request, _body, done) => done(null));
    scope.post(oneClickPath(':token'), { schema: { hide: true } }, async (request, reply) => {
      const given = unsubscribeDigest.body.safeParse(request.params);
      if (!given.success) throw new AppError('NOTIFICATION_LINK_UNKNOWN');
      await unsubscribe(given.data.token);
      return reply.code(200).send({ status: 'success', message: 'OK', data: null });
    });
  });
}
