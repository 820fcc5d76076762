import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string[];
  cause?: LoggedError;
}

/**
 * Structured logs, a JSON line each. They have the cause and the request id, and neither secrets nor what people wrote: a
 * failed query is logged without its parameters, a broken constraint without the row, a request without its query string.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { err: describeError, req: describeRequest } };
  return destination ? pino(options, destination) : pino(options);
}

function describeRequest(request: IncomingMessage & { ip?: string }) {
  return { method: request.method, path: request.url?.split('?')[0] };
}

/** What may be said of an error. Its own fields are left out, as database errors carry rows in them. */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    // The head of a stack repeats the message, with the parameters of a failed query.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause !== undefined && depth < 5 && { cause: describeError(error.cause, depth + 1) }),
  };
}
