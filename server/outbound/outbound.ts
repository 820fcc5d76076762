import { ExponentialBackoff, handleWhen, type Policy, retry, wrap } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { Agent, type Response as Answer, type RequestInit, fetch as undiciFetch } from 'undici';
import { type AnswerLimits, limitAnswer } from './answer.ts';
import { type CircuitOptions, createCircuit, createGuard, type Guard, isCircuitOpen } from './circuit.ts';
import { type ConnectOptions, createConnector } from './connect.ts';
import { OutboundFailure, type OutboundFailureKind, toFailure } from './failure.ts';

/** What holds for all outside systems. */
export interface OutboundOptions extends Pick<ConnectOptions, 'privateHosts' | 'lookup'> {
  log: FastifyBaseLogger;
  /** How long to wait before what may be repeated is repeated: a random time, longer each time. */
  backoff?: { firstMs: number; longestMs: number };
  circuit?: CircuitOptions;
}

/** One outside system: it has connections and a circuit of its own. */
export interface OutsideSystem extends AnswerLimits {
  /** As the log names it. */
  name: string;
  /** For one try with its whole answer. */
  totalMs: number;
  connectMs?: number;
  /** How often to call at most, where a repeat does no harm; 3 unless given. */
  tries?: number;
}

/** The only way out of this server. */
export interface Outbound {
  /**
   * `fetch`, for one system, with everything that a call to somebody else needs. Follows redirects only of what merely reads,
   * and takes no header of the caller along to another host.
   * @throws OutboundFailure, or whatever the caller's own signal was aborted with.
   */
  http(system: OutsideSystem): typeof fetch;
  /** The circuit alone, for a protocol that has its own library. */
  guard(name: string, isFault: (error: unknown) => boolean): Guard;
}

const standardBackoff = { firstMs: 200, longestMs: 3_000 };
const mostRedirects = 3;
const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
/** Faults of the system: it is away, or as good as. */
const awayKinds: OutboundFailureKind[] = ['unreachable', 'timeout', 'cut_off'];

export function createOutbound(options: OutboundOptions): Outbound {
  const { log, backoff = standardBackoff } = options;
  return {
    http: (system) => createHttp(options, system, backoff),
    guard: (name, isFault) => createGuard(log, name, isFault, options.circuit),
  };
}

function createHttp(
  { log, circuit: circuitOptions, ...hosts }: OutboundOptions,
  system: OutsideSystem,
  { firstMs, longestMs }: NonNullable<OutboundOptions['backoff']>,
): typeof fetch {
  const { name, totalMs, connectMs = 10_000, tries = 3 } = system;
  const dispatcher = new Agent({
    connect: createConnector({ ...hosts, connectMs }),
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const circuit = createCircuit(log, name, handleWhen(isAway).orWhenResult(isAwayAnswer), circuitOptions);
  const repeat = (faults: Policy) => {
    const again = retry(faults, {
      maxAttempts: tries - 1,
      backoff: new ExponentialBackoff({ initialDelay: firstMs, maxDelay: longestMs }),
    });
    again.onRetry((reason) => 'value' in reason && void (reason.value as Answer).body?.cancel());
    return wrap(again, circuit);
  };
  const harmless = repeat(handleWhen(isAway).orWhenResult(isWorthAnother));
  // Of anything else only what was never sent.
  const harmful = repeat(handleWhen((error) => error instanceof OutboundFailure && error.kind === 'unreachable'));

  async function callOnce(url: URL, init: RequestInit, wanted: AbortSignal | undefined): Promise<Answer> {
    const begunAt = performance.now();
    const note = (what: object) => {
      const ms = Math.round(performance.now() - begunAt);
      log.warn({ system: name, host: url.host, method: init.method, ...what, ms }, 'outside call failed');
    };
    try {
      const answer = await undiciFetch(url, init);
      if (answer.status >= 400) note({ status: answer.status });
      return answer;
    } catch (error) {
      if (wanted?.aborted) throw error;
      const failure = toFailure(name, url.host, error);
      note({ kind: failure.kind, code: failure.code });
      throw failure;
    }
  }

  async function follow(start: URL, init: RequestInit, wanted: AbortSignal | undefined): Promise<Answer> {
    let url = start;
    let sent = init;
    for (let hops = 0; ; hops += 1) {
      const answer = await callOnce(url, sent, wanted);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || location === null) return answer;
      await answer.body?.cancel();
      if (hops === mostRedirects || !isReading(init)) throw new OutboundFailure(name, url.host, 'redirected');
      const next = URL.parse(location, url);
      if (!next || !/^https?:$/.test(next.protocol)) throw new OutboundFailure(name, url.host, 'redirected');
      // A key is for the host that it was given for.
      if (next.origin !== start.origin) sent = { ...init, headers: {} };
      url = next;
    }
  }

  return async (input, given = {}) => {
    if (input instanceof Request) throw new TypeError('give the address and its options, not a request');
    const url = new URL(input);
    const wanted = given.signal ?? undefined;
    const policy = isHarmless(given) ? harmless : harmful;
    const signalOf = () => AbortSignal.any([AbortSignal.timeout(totalMs), ...(wanted ? [wanted] : [])]);
    const fail = (error: unknown) => (wanted?.aborted ? wanted.reason : toFailure(name, url.host, error));
    try {
      const answer = await policy.execute(() => {
        const init = { ...given, method: given.method ?? 'GET', redirect: 'manual', dispatcher, signal: signalOf() };
        return follow(url, init as RequestInit, wanted);
      }, wanted);
      const tooLarge = () => new OutboundFailure(name, url.host, 'too_large');
      return limitAnswer(answer, system, { tooLarge, broken: fail });
    } catch (error) {
      throw isCircuitOpen(error) ? new OutboundFailure(name, url.host, 'circuit_open') : fail(error);
    }
  };
}

const isAway = (error: unknown) => error instanceof OutboundFailure && awayKinds.includes(error.kind);
const isAwayAnswer = (answer: unknown) => (answer as Answer).status >= 500;
/** A system that says itself when to come back is not asked sooner: anyone who called reads its answer. */
const isWorthAnother = (answer: unknown) =>
  (isAwayAnswer(answer) || (answer as Answer).status === 429) && !(answer as Answer).headers.has('retry-after');

const isReading = ({ method = 'GET' }: { method?: string }) => readingMethods.includes(method.toUpperCase());
const isHarmless = (init: globalThis.RequestInit) =>
  isReading(init) ||
  (isSameAgain(init.body) && (isReplacing(init) || new Headers(init.headers).has('idempotency-key')));
/** Done twice it is as done once (RFC 9110, 9.2.2). */
const isReplacing = ({ method = 'GET' }: { method?: string }) => ['PUT', 'DELETE'].includes(method.toUpperCase());
/** A stream is gone once it was read. */
const isSameAgain = (body: globalThis.RequestInit['body']) =>
  !body || typeof body === 'string' || body instanceof Uint8Array || body instanceof Blob;
