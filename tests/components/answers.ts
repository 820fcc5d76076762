import type { Endpoint, EndpointParsed, EndpointReply, ErrorReply } from '#contract/endpoint.ts';
import { type ErrorCode, errors } from '#contract/errors.ts';

/** An answer that is not the data in its envelope. A kind of its own, so that no data can be taken for one. */
export class RawAnswer {
  /** Resolves to the answer, or rejects as fetch does. */
  readonly respond: () => Promise<Response>;
  constructor(respond: () => Promise<Response>) {
    this.respond = respond;
  }
}

/** An answer that is kept back until it is released. */
export class Held<E extends Endpoint> {
  readonly answer: Answer<E>;
  readonly released: Promise<void>;
  constructor(answer: Answer<E>, released: Promise<void>) {
    this.answer = answer;
    this.released = released;
  }
}

/** What an endpoint answers: its data, a fault, one of these kept back, or one of these made from what was sent. */
export type Answer<E extends Endpoint> =
  | EndpointReply<E>
  | RawAnswer
  | Held<E>
  | ((
      sent: EndpointParsed<E> & { url: string },
    ) => EndpointReply<E> | RawAnswer | Promise<EndpointReply<E> | RawAnswer>);

/** No network: fetch rejects. */
export const offline = new RawAnswer(() => Promise.reject(new TypeError('Failed to fetch')));

/** A page where data was due, as a proxy answers when the server is away. */
export const html = (status: number) =>
  new RawAnswer(async () => new Response('<h1>A page</h1>', { status, headers: htmlType }));

/** A refusal out of the catalogue, in the catalogue's words. */
export function refused(code: ErrorCode, more: Pick<ErrorReply, 'fields' | 'data'> = {}): RawAnswer {
  const { status, message } = errors[code];
  return new RawAnswer(async () =>
    Response.json({ status: 'error', message, code, requestId: 'r1', ...more }, { status }),
  );
}

/** What a server that is overloaded or starting answers. */
export const unavailable = refused('SERVICE_UNAVAILABLE');

/** The answer of an endpoint that `produces` a file. */
export function file(name: string, content: string, type: string): RawAnswer {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new RawAnswer(
    async () => new Response(content, { headers: { 'content-type': type, 'content-disposition': disposition } }),
  );
}

const htmlType = { 'content-type': 'text/html; charset=utf-8' };
