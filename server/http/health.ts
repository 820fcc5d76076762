import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Database } from '../db/client.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await database.db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'database cannot be reached');
      const { code, status, retryAfterSeconds = 5 } = new AppError('DATABASE_UNAVAILABLE');
      return reply.code(status).header('retry-after', retryAfterSeconds).send({ status: 'unavailable', code });
    }
  });
}
