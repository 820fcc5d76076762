import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { sendError } from './error-handler.ts';
import type { MethodsAt } from './methods-at.ts';

/** Answers what no route takes: 405 with what the address does take where the API knows it, else 404. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply, methodsAt: MethodsAt) {
  const methods = request.url.startsWith('/api/') ? methodsAt(request.url) : [];
  if (methods.length === 0) return sendError(request, reply, new AppError('ROUTE_UNKNOWN'));
  reply.header('allow', methods.join(', '));
  return sendError(request, reply, new AppError('METHOD_NOT_ALLOWED'));
}
