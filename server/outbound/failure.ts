/**
 * Why an outside system gave no answer:
 * - `unreachable`: nothing was sent: no such name, nobody listens, no connection in time
 * - `private_address`: it leads to this machine or a private network; nothing was sent
 * - `circuit_open`: it failed so often that it is left alone for a while; nothing was sent
 * - `timeout`: no whole answer in the time there is
 * - `cut_off`: the connection ended before the answer did
 * - `too_large`: the answer is longer than any that is expected
 * - `redirected`: it sends elsewhere what must not be sent elsewhere, or on and on
 * - `failed`: anything else, such as a header that cannot be sent
 */
export type OutboundFailureKind =
  | 'unreachable'
  | 'private_address'
  | 'circuit_open'
  | 'timeout'
  | 'cut_off'
  | 'too_large'
  | 'redirected'
  | 'failed';

/**
 * Says which system, which host and why, and nothing else: no path, no query, no header and no text of the cause, all of which
 * can hold a key or what a person wrote. So it can be logged and passed on as it is.
 */
export class OutboundFailure extends Error {
  readonly kind: OutboundFailureKind;
  /** The system's own word for the cause, such as ECONNREFUSED. */
  readonly code: string | undefined;
  constructor(system: string, host: string, kind: OutboundFailureKind, code?: string) {
    super(`${system} at ${host} gave no answer: ${kind}${code ? ` (${code})` : ''}.`);
    this.name = 'OutboundFailure';
    this.kind = kind;
    this.code = code;
  }
}

const kinds: Record<string, OutboundFailureKind> = {
  PRIVATE_ADDRESS: 'private_address',
  ECONNREFUSED: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ENETUNREACH: 'unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_SOCKET: 'cut_off',
  ECONNRESET: 'cut_off',
  EPIPE: 'cut_off',
};

/** Reads whatever the network threw, down its causes. */
export function toFailure(system: string, host: string, error: unknown): OutboundFailure {
  if (error instanceof OutboundFailure) return error;
  let known: string | undefined;
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause.name === 'TimeoutError') return new OutboundFailure(system, host, 'timeout');
    const { code } = cause as { code?: unknown };
    if (typeof code !== 'string' || !/^[A-Z\d_]+$/.test(code)) continue;
    const kind = kinds[code];
    if (kind) return new OutboundFailure(system, host, kind, code);
    known ??= code;
  }
  return new OutboundFailure(system, host, 'failed', known);
}
