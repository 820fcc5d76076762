import { OutboundFailure } from '../../outbound/failure.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { KeyRefused, ProviderUnavailable } from './port.ts';

export interface ProviderOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  secretKey: string;
  outbound: Outbound;
  clock: () => Date;
  /** For one call with its whole answer. */
  totalMs?: number;
}

/** What a provider answered, be it a refusal. */
export interface Answer {
  status: number;
  json: unknown;
  /** When it wants to be asked again, where it says so. */
  againAt: Date | undefined;
}

interface Request {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** It moves money: nothing repeats it but the caller, who asks first what became of it. */
  isOnce?: boolean;
}

export type CallProvider = (path: string, request?: Request) => Promise<Answer>;

/**
 * Calls of one provider: JSON or nothing. An answer that is no JSON, and any of 500 and above, is none: nobody knows then what it
 * did. Nothing of what is sent or answered is logged.
 * @throws ProviderUnavailable.
 */
export function createProviderHttp(name: string, options: ProviderOptions): CallProvider {
  const { baseUrl, secretKey, outbound, clock, totalMs = 15_000 } = options;
  const system = { name, totalMs, longestBytes: 2_000_000 };
  const repeated = outbound.http({ ...system, tries: 2 });
  const once = outbound.http({ ...system, tries: 1 });
  return async (path, { isOnce = false, headers, ...request } = {}) => {
    const call = isOnce ? once : repeated;
    const init = {
      ...request,
      headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json', ...headers },
    };
    try {
      const answer = await call(`${baseUrl}${path}`, init);
      const text = await answer.text();
      if (answer.status >= 500) throw new ProviderUnavailable(new Error(`HTTP ${answer.status}`));
      const json: unknown = answer.status === 429 ? {} : JSON.parse(text);
      return { status: answer.status, json, againAt: againAt(answer.headers.get('retry-after'), clock()) };
    } catch (error) {
      // What could not be parsed may hold what a payer wrote: it goes no further.
      if (error instanceof SyntaxError) throw new ProviderUnavailable(new Error('an answer that is no JSON'));
      throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable(error);
    }
  };
}

const notSent: unknown[] = ['unreachable', 'private_address', 'circuit_open'];

/** Whether a call failed before anything was sent, so that nothing can have been charged. */
export function wasNotSent(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  return cause instanceof OutboundFailure && notSent.includes(cause.kind);
}

/** @throws KeyRefused, ProviderUnavailable for an answer that is not 200. */
export function expectOk({ status, json }: Answer): unknown {
  if (status === 401 || status === 403) throw new KeyRefused();
  if (status !== 200) throw new ProviderUnavailable(new Error(`HTTP ${status}`));
  return json;
}

/** Seconds, or a date. */
function againAt(hint: string | null, now: Date): Date | undefined {
  if (!hint) return undefined;
  const at = /^\d{1,6}$/.test(hint) ? now.getTime() + Number(hint) * 1000 : Date.parse(hint);
  return Number.isNaN(at) ? undefined : new Date(at);
}

/**
 * Whether a payer's bank took all that was left: what it took and what we sent back before make up the payment. A part that was
 * taken is not read as the whole.
 */
export function tookTheRest(paidMinor: number, takenMinor: number, sentBackMinor: number): boolean {
  return takenMinor > 0 && takenMinor + sentBackMinor >= paidMinor;
}
