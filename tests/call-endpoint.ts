import type { FastifyInstance } from 'fastify';
import { apiPrefix, type Endpoint, type EndpointInput, type EndpointReply } from '#contract/endpoint.ts';

export interface CallOptions<E extends Endpoint> {
  token?: string;
  params?: EndpointInput<E>['params'];
  query?: EndpointInput<E>['query'];
  body?: EndpointInput<E>['body'];
  /** Idempotency-Key. */
  key?: string;
}

interface Request {
  method: Endpoint['method'];
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  payload?: object;
}
interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer<ArrayBufferLike>;
}

/**
 * Calls an endpoint through the application as a client would, and answers with status, body and raw bytes. `address` is
 * where the client calls from: the limits of public endpoints count by it.
 */
export function createCall(app: FastifyInstance, address: () => string = () => '127.0.0.1') {
  return createCallBy((request) => app.inject({ ...request, remoteAddress: address() }));
}

/** Calls the endpoints of a product that is a process of its own. */
export function createRemoteCall(origin: string) {
  return createCallBy(async ({ method, url, query, headers, payload }) => {
    const address = new URL(url, origin);
    address.search = new URLSearchParams(query).toString();
    const answer = await fetch(address, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), rawPayload };
  });
}

function createCallBy<A extends Answer>(ask: (request: Request) => Promise<A>) {
  return async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) {
    const { token, params = {}, query, body, key } = options;
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const headers: Record<string, string> = {};
    if (token) headers.authorization = `Bearer ${token}`;
    if (key) headers['idempotency-key'] = key;
    const answer = await ask({
      method: endpoint.method,
      url: `${apiPrefix}${path}`,
      query: given(query) as Record<string, string>,
      headers,
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const json = isJson ? JSON.parse(answer.rawPayload.toString()) : undefined;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      bytes: answer.rawPayload,
      json,
      /** The data of a success. */
      get data(): EndpointReply<E> {
        if (json?.status !== 'success')
          throw new Error(`${endpoint.path}: ${answer.statusCode} ${answer.rawPayload.toString()}`);
        return json.data;
      },
      code: json?.code as string | undefined,
      fields: (json?.fields ?? {}) as Record<string, string>,
    };
  };
}

/** Without what is undefined: a client leaves that out of the address. */
function given(query: object | undefined) {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== undefined));
}
