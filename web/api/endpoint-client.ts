import { apiPrefix, type Endpoint, type EndpointInput, type EndpointReply } from '#contract/endpoint.ts';
import { ApiError, apiTexts, networkError, unknownError } from './api-error.ts';
import type { SendRequest } from './http-client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For `idempotent` endpoints: pass the same key when a person sends the same thing again. Made anew unless given. */
  idempotencyKey?: string;
  /** A file to send along with the body of a multipart endpoint. */
  file?: { field: string; content: File };
}

/** Only the parts of the input that the endpoint has. */
export type CallInput<E extends Endpoint> = {
  [Part in keyof EndpointInput<E> as undefined extends EndpointInput<E>[Part] ? never : Part]: EndpointInput<E>[Part];
} & Partial<EndpointInput<E>>;

export interface Answer<E extends Endpoint> {
  status: number;
  message: string;
  data: EndpointReply<E>;
}

export interface EndpointClient {
  /** Calls an endpoint of the contract and resolves to its data. Rejects with ApiError. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<EndpointReply<E>>;
  /** The same with status and message, for the few calls where these mean something. */
  callForAnswer<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Answer<E>>;
  /** Calls an endpoint that answers a file. */
  download<E extends Endpoint & { produces: string }>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<{ blob: Blob; filename: string | undefined }>;
  /** Calls an endpoint whose answer is read while it comes. */
  stream<E extends Endpoint & { produces: string }>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

const uploadTimeoutMs = 180_000;
const streamTimeoutMs = 20 * 60_000;

/** The typed client over the contract. `onWrite` hears of every call that may have changed something, once it is over. */
export function createEndpointClient(send: SendRequest, onWrite: () => void = () => {}): EndpointClient {
  async function callForAnswer<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions) {
    const response = await send(toRequest(endpoint, input, options)).finally(() => {
      if (endpoint.method !== 'GET') onWrite();
    });
    const body = await readEnvelope(response);
    if (endpoint.method === 'GET') checkFetched(body, response.status);
    if (body.status !== 'success') throw unknownError(response.status);
    return { status: response.status, message: String(body.message ?? ''), data: body.data as EndpointReply<E> };
  }
  return {
    callForAnswer,
    call: async (endpoint, input, options) => (await callForAnswer(endpoint, input, options)).data,
    async download(endpoint, input, options) {
      const response = await send({ ...toRequest(endpoint, input, options), timeoutMs: uploadTimeoutMs });
      const blob = await response.blob().catch(() => Promise.reject(networkError()));
      return { blob, filename: readFilename(response.headers.get('content-disposition')) };
    },
    async stream(endpoint, input, options) {
      const { body } = await send({ ...toRequest(endpoint, input, options), timeoutMs: streamTimeoutMs });
      if (!body) throw networkError();
      return body;
    },
  };
}

/** The part of the input that is not typed any further: what goes where is the same for every endpoint. */
interface UntypedInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function toRequest(endpoint: Endpoint, input: UntypedInput, options: CallOptions = {}) {
  const isForm = endpoint.consumes === 'multipart/form-data';
  const headers: Record<string, string> = {};
  if (endpoint.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? newIdempotencyKey();
  if (!isForm && input.body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: endpoint.method,
    url: `${apiPrefix}${fillPath(endpoint.path, input.params)}${toQuery(input.query)}`,
    headers,
    body: isForm ? toForm(input.body, options.file) : input.body === undefined ? undefined : JSON.stringify(input.body),
    timeoutMs: isForm ? uploadTimeoutMs : undefined,
    signal: options.signal,
  };
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
}

function toQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? '' : `?${search}`;
}

/** Fields first: a server that reads a form as a stream then knows what the file is for. */
function toForm(body: unknown, file: CallOptions['file']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (file) form.append(file.field, file.content);
  return form;
}

async function readEnvelope(response: Response): Promise<{ status?: unknown; message?: unknown; data?: unknown }> {
  const text = await response.text().catch(() => Promise.reject(networkError()));
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    throw unknownError(response.status);
  }
}

/** Reading expects status "success" and data that is not empty (specification §7). Lists are therefore objects: `{items}`. */
function checkFetched(body: { status?: unknown; data?: unknown }, status: number): void {
  if (body.status !== 'success') throw new ApiError(apiTexts.fetchFailed, { status, code: 'CLIENT_FETCH_FAILED' });
  if (isEmpty(body.data)) throw new ApiError(apiTexts.noData, { status, code: 'CLIENT_NO_DATA' });
}

function isEmpty(data: unknown): boolean {
  if (data === null || data === undefined || data === '') return true;
  return typeof data === 'object' && Object.keys(data).length === 0;
}

function readFilename(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
