import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError, type ErrorCode, errors, type FieldErrors } from '#contract/errors.ts';
import { isDatabaseUnavailable, toConstraintError } from '../db/violations.ts';
import { FilesFailure } from '../ports/files/port.ts';

/** Dotted path → message, the first for each field. */
export function toFieldErrors(issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) fields[issue.path.join('.') || 'form'] ??= issue.message;
  return fields;
}

/** The one place where a fault becomes an answer. Causes go to the log; users get the catalogue's sentence. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
    else request.log.info({ code: known.code }, 'request refused');
    return sendError(request, reply, known);
  });
}

/** Answers with a catalogue error from outside a handler, as for an unknown route. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.status).header('cache-control', 'no-store').send({
    status: 'error',
    message: error.message,
    code: error.code,
    fields: error.fields,
    data: error.data,
    requestId: request.id,
  });
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'REQUEST_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'REQUEST_TOO_LARGE',
  FST_FILES_LIMIT: 'REQUEST_TOO_LARGE',
  FST_PARTS_LIMIT: 'REQUEST_TOO_LARGE',
  FST_FIELDS_LIMIT: 'REQUEST_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'REQUEST_MEDIA_TYPE',
};

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((item) => ({
      path: item.instancePath.split('/').filter(Boolean),
      message: item.message ?? errors.REQUEST_INVALID.message,
    }));
    return new AppError('REQUEST_INVALID', { fields: toFieldErrors(issues), cause: error });
  }
  const violation = toConstraintError(error);
  if (violation) return violation;
  if (isDatabaseUnavailable(error)) return new AppError('DATABASE_UNAVAILABLE', { cause: error });
  if (error instanceof FilesFailure)
    return new AppError(error.kind === 'damaged' ? 'FILE_DAMAGED' : 'SERVICE_UNAVAILABLE', { cause: error });
  const code = fastifyCodes[error.code];
  if (code) return new AppError(code, { cause: error });
  if (error.statusCode === 429) return new AppError('REQUEST_LIMITED', { cause: error });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('REQUEST_INVALID', { cause: error });
  return new AppError('SERVER_FAULT', { cause: error });
}
