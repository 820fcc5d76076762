import { APICallError, InvalidResponseDataError, RetryError } from 'ai';
import { OutboundFailure, type OutboundFailureKind } from '../../outbound/failure.ts';
import { AiFailure, type AiFailureKind, type AiUsage } from './port.ts';

/** What is known of the call besides its fault. */
type CallSoFar = { usage?: AiUsage | undefined; begun?: boolean };

/** Turns whatever the SDK throws or streams as an error into the product's own kinds. Reads provider texts, passes none on. */
export function classifyError(error: unknown, call: CallSoFar = {}): AiFailure {
  const { kind, retryAfterSeconds, begun = false, usage } = readFailure(error);
  return new AiFailure(kind, {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...pick(usage ?? call.usage),
    begun: begun || call.begun === true,
  });
}

type Read = Pick<AiFailure, 'kind'> & Partial<Pick<AiFailure, 'retryAfterSeconds' | 'begun' | 'usage'>>;

function readFailure(error: unknown): Read {
  if (error instanceof AiFailure) return error;
  if (error instanceof OutboundFailure) return { kind: outboundKinds[error.kind], begun: error.kind === 'too_large' };
  if (RetryError.isInstance(error)) return readFailure(error.lastError);
  if (APICallError.isInstance(error)) {
    // A fault within an answer comes wrapped.
    if (error.cause instanceof OutboundFailure) return readFailure(error.cause);
    return { kind: kindOfCall(error), retryAfterSeconds: readRetryAfter(error.responseHeaders ?? {}) };
  }
  if (error instanceof Error && error.name === 'TimeoutError') return { kind: timeoutKind(error.message) };
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled' };
  if (InvalidResponseDataError.isInstance(error)) return { kind: 'cut_off' };
  if (isUnreadable(error)) return { kind: 'malformed', begun: true };
  // An error event inside a stream is the provider's own JSON, or its message.
  return { kind: kindOfText(textOf(error)) ?? (error instanceof TypeError ? 'cut_off' : 'unavailable') };
}

const outboundKinds: Record<OutboundFailureKind, AiFailureKind> = {
  unreachable: 'unavailable',
  circuit_open: 'unavailable',
  timeout: 'timeout',
  cut_off: 'cut_off',
  too_large: 'cut_off',
  private_address: 'misconfigured',
  redirected: 'misconfigured',
  failed: 'unavailable',
};

function kindOfCall({ statusCode, responseBody = '', cause }: APICallError): AiFailureKind {
  if (statusCode === 402 || kindOfText(responseBody) === 'quota') return 'quota';
  if (statusCode === 429) return 'rate_limited';
  if (statusCode === undefined) return 'unavailable';
  // An answer that began as a success and cannot be read further.
  if (statusCode < 300) return isUnreadable(cause) ? 'malformed' : 'cut_off';
  if (statusCode === 408 || statusCode === 504) return 'timeout';
  return statusCode >= 500 || statusCode === 409 ? 'unavailable' : 'misconfigured';
}

/** What a provider's error text says, by the codes that OpenAI and Anthropic publish. */
function kindOfText(text: string): AiFailureKind | undefined {
  if (/insufficient_quota|billing_hard_limit|billing_error|credit balance is too low/i.test(text)) return 'quota';
  if (/rate_limit/i.test(text)) return 'rate_limited';
  if (/content_filter|content_policy/i.test(text)) return 'refused';
  return undefined;
}

function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
}

/** The SDK names its timers: between two pieces the answer stood still, otherwise it took too long. */
export function timeoutKind(reason: string): AiFailureKind {
  return reason.includes('Chunk timeout') ? 'stalled' : 'timeout';
}

const unreadable = [
  'AI_JSONParseError',
  'AI_TypeValidationError',
  'AI_NoObjectGeneratedError',
  'AI_NoOutputGeneratedError',
];

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && unreadable.includes(error.name);
}

/** Seconds or an HTTP date; undefined for anything else. */
function readRetryAfter(headers: Record<string, string>): number | undefined {
  const given = headers['retry-after'];
  if (given === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

const pick = (usage: AiUsage | undefined) => (usage ? { usage } : {});
