import { ApiError, apiTexts, networkError, unknownError } from './api-error.ts';

export interface HttpRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface HttpClientDeps {
  fetch: typeof fetch;
  getToken(): string | null;
  /** The token to call with, asked for first where there should be one. Rejects when nobody answered. */
  tokenForCall(): Promise<string | null>;
  /** A new token, or null when the session is over. Rejects when nobody answered. */
  refreshToken(): Promise<string | null>;
  /** Signs out and leads to the login page. */
  endSession(): void;
  showError(message: string): void;
}

/** Sends a request and resolves to its successful answer; rejects with ApiError. */
export type SendRequest = (request: HttpRequest) => Promise<Response>;

/** The token is over, or its session was ended: the session cookie decides whether there is a new one. */
const overCodes = ['auth/id-token-expired', 'auth/user-token-expired'];
const defaultTimeoutMs = 30_000;

/**
 * Every call to the server runs through here (specification §8): bearer token, one refresh and one retry when the token
 * is no longer good, a toast for pages that come where data was due, and one kind of error for everything that fails.
 */
export function createHttpClient(deps: HttpClientDeps): SendRequest {
  const refresh = shareWhilePending(() => refreshOrEndSession(deps));

  return async function sendRequest(request) {
    const token = await deps.tokenForCall();
    const first = await attempt(deps, request, token);
    const error = await readError(first, deps);
    if (!error) return first;
    if (error.status !== 401 || !overCodes.includes(error.code ?? '')) throw error;

    const current = deps.getToken();
    const fresh = current !== null && current !== token ? current : await refresh();
    if (fresh === null) throw error;
    const second = await attempt(deps, request, fresh);
    const secondError = await readError(second, deps);
    if (secondError) throw secondError;
    return second;
  };
}

async function refreshOrEndSession(deps: HttpClientDeps): Promise<string | null> {
  const token = await deps.refreshToken();
  if (token === null) deps.endSession();
  return token;
}

async function attempt(deps: HttpClientDeps, request: HttpRequest, token: string | null): Promise<Response> {
  const { method, url, body, headers = {}, timeoutMs = defaultTimeoutMs } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await deps.fetch(url, {
      method,
      body,
      headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` },
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw networkError(timeout.aborted ? 'CLIENT_TIMEOUT' : 'CLIENT_NETWORK');
  }
}

/** What is wrong with an answer, or undefined when it succeeded. */
async function readError(response: Response, deps: HttpClientDeps): Promise<ApiError | undefined> {
  const { status } = response;
  if (response.headers.get('content-type')?.includes('text/html')) {
    const message = htmlMessage(status);
    deps.showError(message);
    return new ApiError(message, { status, code: 'CLIENT_HTML' });
  }
  if (response.ok) return undefined;
  const body = await readJson(response);
  if (typeof body.message !== 'string' || typeof body.code !== 'string') return unknownError(status);
  const { message, code, fields, data, requestId } = body as { message: string; code: string } & Partial<ApiError>;
  return new ApiError(message, { status, code, fields, data, requestId });
}

function htmlMessage(status: number): string {
  if (status === 404) return apiTexts.notFound;
  return status >= 500 ? apiTexts.serverFault : apiTexts.unexpected;
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Calls made while one is under way share its outcome. */
export function shareWhilePending<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= work().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
