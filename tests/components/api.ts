import { identityPaths } from '#contract/accounts/identity.ts';
import { listLinkedLogins, listLoginProviders } from '#contract/accounts/linked-logins.ts';
import { readEntitlements } from '#contract/billing/entitlements.ts';
import { apiPrefix, type Endpoint, type EndpointParsed, type EndpointReply } from '#contract/endpoint.ts';
import { enrolInPlan } from '#contract/programs/programs.ts';
import { type Answer, Held, RawAnswer } from './answers.ts';
import { reportFault } from './faults.ts';

/** One call that arrived: what was sent, as the contract's schemas read it. */
export interface Call<E extends Endpoint = Endpoint> extends EndpointParsed<E> {
  /** Idempotency-Key. */
  key: string | null;
  /** Path and query below the API's prefix, as they were asked for. */
  url: string;
  token: string | null;
  file: File | null;
}

interface Known {
  endpoint: Endpoint;
  pattern: RegExp;
  answers: Answer<Endpoint>[];
  calls: Call[];
}

const known = new Map<Endpoint, Known>();
let sessionToken: string | null | RawAnswer = null;
let tokenCalls = 0;
let underWay = 0;

/**
 * The server, as a component test has it: it answers what the test says, and only that. It keeps to the contract, in both
 * directions: data that the reply schema refuses, a request that the endpoint's schemas refuse and a call that no test
 * speaks of each fail the test.
 */
export const api = {
  /** The answers to this endpoint, in order; the last one stays. Saying it again replaces what was said before. */
  on<E extends Endpoint>(endpoint: E, ...answers: [Answer<E>, ...Answer<E>[]]): void {
    for (const answer of answers) if (isData(answer)) endpoint.reply.parse(answer);
    const calls = known.get(endpoint)?.calls ?? [];
    known.set(endpoint, {
      endpoint,
      pattern: toPattern(endpoint.path),
      answers: [...answers] as Answer<Endpoint>[],
      calls,
    });
  },
  /** Keeps the answer back until the returned function is called: for what a person sees, and can do, meanwhile. */
  hold<E extends Endpoint>(endpoint: E, answer: Answer<E>): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(endpoint, new Held(answer, promise));
    return resolve;
  },
  /** The calls of this endpoint so far, oldest first. */
  calls<E extends Endpoint>(endpoint: E): readonly Call<E>[] {
    return (known.get(endpoint)?.calls ?? []) as unknown as Call<E>[];
  },
  /** The token that the identity provider gives out from now on; null for nobody; or how it fails. */
  giveToken(token: string | null | RawAnswer): void {
    sessionToken = token;
  },
  /** How many calls have not been answered yet. */
  underWay: () => underWay,
  /** How often the identity provider was asked for a token. */
  tokenCalls: () => tokenCalls,
};

/**
 * Forgets everything: between two tests. One cannot log in with other services before an operator has configured some, and a
 * founder's plan has room for all that is made. The learning platform is told of each login.
 */
export function resetApi(): void {
  known.clear();
  api.on(readEntitlements, { plan: 'free', items: [] });
  api.on(listLoginProviders, { items: [] });
  api.on(enrolInPlan, { isNewUser: false, categoryId: null, courseCount: 0 });
  api.on(listLinkedLogins, { items: [], others: [], hasPassword: true });
  sessionToken = null;
  tokenCalls = 0;
}

/** Stands in for the page's `fetch`. */
export async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  underWay += 1;
  try {
    return await answerTo(input, init);
  } finally {
    underWay -= 1;
  }
}

async function answerTo(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (url.pathname === identityPaths.token) {
    tokenCalls += 1;
    if (sessionToken instanceof RawAnswer) return sessionToken.respond();
    return Response.json({ status: 'success', message: 'OK', data: { token: sessionToken } });
  }
  const call = `${request.method} ${url.pathname}`;
  const match = findEndpoint(request.method, url.pathname);
  if (!match) return refuse(`No answer was given for ${call}. Say api.on(ENDPOINT, ANSWER) in the test.`);
  const { found, params } = match;
  const sent = await readCall(found.endpoint, request, url, params);
  if (typeof sent === 'string') return refuse(`${call} was sent what the contract refuses: ${sent}`);
  found.calls.push(sent);
  const answer = found.answers.length > 1 ? found.answers.shift() : found.answers[0];
  return respond(found.endpoint, answer as Answer<Endpoint>, sent, request.signal);
}

async function respond(
  endpoint: Endpoint,
  answer: Answer<Endpoint>,
  sent: Call,
  signal: AbortSignal,
): Promise<Response> {
  if (answer instanceof Held) {
    await untilAborted(answer.released, signal);
    return respond(endpoint, answer.answer, sent, signal);
  }
  const said = typeof answer === 'function' ? await answer(sent) : answer;
  if (said instanceof RawAnswer) return said.respond();
  const reply = endpoint.reply.safeParse(said);
  if (!reply.success)
    return refuse(`The answer to ${endpoint.method} ${endpoint.path} is none: ${reply.error.message}`);
  const status = endpoint.status ?? 200;
  return Response.json({ status: 'success', message: 'OK', data: reply.data as EndpointReply<Endpoint> }, { status });
}

function findEndpoint(method: string, pathname: string) {
  const path = pathname.startsWith(apiPrefix) ? pathname.slice(apiPrefix.length) : pathname;
  // A fixed path stands before one with :params, as in any router.
  const inOrder = [...known.values()].sort((one, other) => paramCount(one.endpoint) - paramCount(other.endpoint));
  for (const found of inOrder) {
    const match = found.endpoint.method === method && found.pattern.exec(path);
    if (match) return { found, params: decodeAll(match.groups ?? {}) };
  }
  return undefined;
}

/** What was sent, or why it cannot have been. */
async function readCall(
  endpoint: Endpoint,
  request: Request,
  url: URL,
  params: Record<string, string>,
): Promise<Call | string> {
  const form = endpoint.consumes === 'multipart/form-data' ? [...(await request.formData())] : undefined;
  const text = form ? '' : await request.text();
  const raw = {
    params,
    query: Object.fromEntries(url.searchParams),
    body: form ? Object.fromEntries(form.filter(([, value]) => !(value instanceof File))) : text && JSON.parse(text),
  };
  const parsed: Partial<EndpointParsed<Endpoint>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const result = endpoint[part]?.safeParse(raw[part]);
    if (result && !result.success) return `${part}: ${result.error.message}`;
    Object.assign(parsed, { [part]: result?.data });
  }
  return {
    ...(parsed as EndpointParsed<Endpoint>),
    key: request.headers.get('idempotency-key'),
    url: `${url.pathname}${url.search}`.replace(apiPrefix, ''),
    token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    file: form?.map(([, value]) => value).find((value) => value instanceof File) ?? null,
  };
}

function refuse(why: string): Promise<never> {
  reportFault(why);
  return Promise.reject(new TypeError(why));
}

function isData(answer: unknown): boolean {
  return !(answer instanceof RawAnswer || answer instanceof Held || typeof answer === 'function');
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function paramCount(endpoint: Endpoint): number {
  return endpoint.path.split(':').length;
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve);
  });
}
