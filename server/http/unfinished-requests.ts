import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { senderOf } from '../limits/sender.ts';

export interface UnfinishedLimits {
  /** How many requests of one address may be on their way at once. A whole mobile network may share one. */
  mostEach: number;
  /** How long what a form sends may be on its way. Files have the whole of the server's `requestTimeout`. */
  longestMs: number;
}

/** Keeps a sender who begins requests and never ends them from holding connections open. */
export function registerUnfinishedLimits(app: FastifyInstance, { mostEach, longestMs }: UnfinishedLimits): void {
  const counts = new Map<string, number>();

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const sender = senderOf(request.ip);
    const count = counts.get(sender) ?? 0;
    if (count >= mostEach) {
      reply.header('connection', 'close');
      throw new AppError('REQUEST_LIMITED');
    }
    counts.set(sender, count + 1);
    const tooLong = isUpload(request) ? undefined : setTimeout(() => request.raw.destroy(), longestMs).unref();
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(tooLong);
      const left = (counts.get(sender) ?? 1) - 1;
      if (left > 0) counts.set(sender, left);
      else counts.delete(sender);
    };
    request.raw.once('end', end).once('close', end);
    reply.raw.once('finish', end).once('close', end);
  });
}

const isUpload = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/form-data') ?? false;

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
