import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';

/** Refuses a form where JSON is due, and anything else where a form is, before any of it is read. */
export function checkMediaType(endpoint: Pick<Endpoint, 'consumes' | 'body'>, request: FastifyRequest): void {
  const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (endpoint.consumes === 'multipart/form-data') {
    if (!isForm) throw new AppError('REQUEST_FORM_NEEDED');
  } else if (endpoint.body && isForm) {
    throw new AppError('REQUEST_MEDIA_TYPE');
  }
}
