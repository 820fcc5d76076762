import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';

/** Where a gateway reports, below the site's address. Its secret is in the query, which no log has. */
export const reportPath = `${apiPrefix}/messages/reports`;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The gateway signs nothing: who knows the address may report. So a report can say of a message that it arrived or did not, and
 * turn text messages off; it can send none, and reads nothing.
 */
export async function mountReports(
  app: FastifyInstance,
  secret: string,
  take: (form: URLSearchParams) => Promise<void>,
): Promise<void> {
  const expected = digest(secret);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    const options = { schema: { hide: true }, config: { rateLimit: { max: 600, timeWindow: 60_000 } } };
    scope.post(reportPath, options, async (request, reply) => {
      const { secret: given } = request.query as { secret?: unknown };
      if (!timingSafeEqual(digest(String(given)), expected)) throw new AppError('ROUTE_UNKNOWN');
      await take(new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
      return reply.code(200).send({ status: 'success', message: 'OK', data: null });
    });
  });
}
