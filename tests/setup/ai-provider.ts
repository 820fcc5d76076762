import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider answers next. Without a fault: `text`, whole, in pieces of a few letters. */
export interface AiAnswer {
  text?: string;
  /** `silent` sends headers and nothing more; `stall` stops after the text; `cut` drops the connection after it. */
  fault?: 'silent' | 'stall' | 'cut' | 'ends_early' | 'garbled' | 'refusal' | 'length' | 'error_event';
  /** An HTTP error instead of an answer. */
  status?: number;
  retryAfter?: string;
  /** The provider's own word for the error, for instance insufficient_quota or overloaded_error. */
  errorType?: string;
  /** Characters of a piece; 12 unless said. */
  pieceLength?: number;
  /** Between two pieces. */
  pieceMs?: number;
  /** Waits for this when half of the text is out. */
  hold?: Promise<void>;
}

export interface AiRequestSeen {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** The connection was closed by the person who asked before the answer was whole. */
  aborted: boolean;
}

type Send = (
  response: ServerResponse,
  answer: Required<Pick<AiAnswer, 'text'>> & AiAnswer,
  body: Body,
) => Promise<void>;
type Body = Record<string, unknown>;

export const usageOfEveryAnswer = { inputTokens: 321, outputTokens: 87 };

/**
 * A provider that speaks OpenAI's chat completions (below /v1) and Anthropic's messages as they stream them, with the faults
 * that real ones have. Answers in order; when none is left, what `otherwise` says.
 */
export async function startAiProvider(otherwise: (body: Body) => AiAnswer = () => ({ text: 'Yes.' })) {
  const requests: AiRequestSeen[] = [];
  const answers: AiAnswer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body;
    const seen: AiRequestSeen = { path: request.url ?? '', headers: request.headers, body, aborted: false };
    requests.push(seen);
    response.on('close', () => {
      seen.aborted = !response.writableEnded;
    });
    if (seen.path === '/v1/models') return listModels(response, request.headers, answers.shift());
    const protocol = protocols[seen.path];
    if (!protocol) return void response.writeHead(404).end();
    const answer = answers.shift() ?? otherwise(body);
    if (answer.status) return refuse(response, answer, protocol.error(answer));
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.flushHeaders();
    if (answer.fault !== 'silent') await protocol.send(response, { text: '', ...answer }, body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    /** What an operator sets who has this provider on the same machine. */
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: url,
      AI_API_KEY: 'sk-the-key-of-the-site',
      AI_MODEL: 'a-model',
      OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    },
    requests,
    answer: (...next: AiAnswer[]) => void answers.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type AiProvider = Awaited<ReturnType<typeof startAiProvider>>;

const protocols: Record<string, { send: Send; error(answer: AiAnswer): object }> = {
  '/v1/chat/completions': {
    send: sendCompletion,
    error: ({ errorType = 'server_error' }) => ({ error: { message: 'No.', type: errorType, code: errorType } }),
  },
  '/v1/messages': {
    send: sendMessage,
    error: ({ errorType = 'api_error' }) => ({ type: 'error', error: { type: errorType, message: 'No.' } }),
  },
};

/** Only with a key, as both providers take it. */
function listModels(response: ServerResponse, headers: IncomingMessage['headers'], answer: AiAnswer = {}): void {
  const hasKey = headers.authorization?.startsWith('Bearer sk-') || headers['x-api-key'];
  if (answer.status || !hasKey) refuse(response, { status: 401, ...answer }, {});
  else response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":"a-model"}]}');
}

function refuse(response: ServerResponse, { status = 500, retryAfter }: AiAnswer, error: object): void {
  response.writeHead(status, { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) });
  response.end(JSON.stringify(error));
}

/** Writes the text in small pieces, each as one event; false when the answer ends with it. */
async function writePieces(
  response: ServerResponse,
  answer: AiAnswer & { text: string },
  event: (piece: string) => string,
) {
  const pieces = answer.text.match(new RegExp(`[\\s\\S]{1,${answer.pieceLength ?? 12}}`, 'gu')) ?? [];
  for (const [at, piece] of pieces.entries()) {
    if (at === Math.ceil(pieces.length / 2)) await answer.hold;
    response.write(event(piece));
    await new Promise((done) => (answer.pieceMs ? setTimeout(done, answer.pieceMs) : setImmediate(done)));
  }
  if (answer.fault === 'garbled') response.write('data: {"choices": [{"delta": {"con\n\n');
  if (answer.fault === 'cut') response.destroy();
  if (answer.fault === 'ends_early') response.end();
  return answer.fault !== 'stall' && answer.fault !== 'cut' && answer.fault !== 'ends_early';
}

async function sendCompletion(
  response: ServerResponse,
  answer: AiAnswer & { text: string },
  body: Body,
): Promise<void> {
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000, model: body.model };
  const event = (data: object) => `data: ${JSON.stringify({ ...head, ...data })}\n\n`;
  const delta = (content: object, finish: string | null = null) =>
    event({ choices: [{ index: 0, delta: content, finish_reason: finish }] });
  response.write(delta({ role: 'assistant', content: '' }));
  const key = answer.fault === 'refusal' ? 'refusal' : 'content';
  if (!(await writePieces(response, answer, (piece) => delta({ [key]: piece })))) return;
  if (answer.fault === 'error_event') response.write('data: {"error":{"message":"No.","type":"server_error"}}\n\n');
  else response.write(delta({}, answer.fault === 'length' ? 'length' : 'stop'));
  const { inputTokens: input, outputTokens: output } = usageOfEveryAnswer;
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

async function sendMessage(response: ServerResponse, answer: AiAnswer & { text: string }, body: Body): Promise<void> {
  const event = (data: { type: string; [key: string]: unknown }) =>
    `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
  const { inputTokens, outputTokens } = usageOfEveryAnswer;
  const tool = (body.tools as { name: string }[] | undefined)?.[0];
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content: [],
    stop_reason: null,
  };
  const usage = { input_tokens: inputTokens, output_tokens: 1 };
  response.write(event({ type: 'message_start', message: { ...message, stop_sequence: null, usage } }));
  const block = tool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} } : { type: 'text', text: '' };
  response.write(event({ type: 'content_block_start', index: 0, content_block: block }));
  response.write(event({ type: 'ping' }));
  const delta = (piece: string) =>
    tool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
  const piece = (text: string) => event({ type: 'content_block_delta', index: 0, delta: delta(text) });
  if (!(await writePieces(response, answer, piece))) return;
  if (answer.fault === 'error_event') {
    response.end(event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }));
    return;
  }
  response.write(event({ type: 'content_block_stop', index: 0 }));
  const stops: Partial<Record<string, string>> = { refusal: 'refusal', length: 'max_tokens' };
  const stop_reason = stops[answer.fault ?? ''] ?? (tool ? 'tool_use' : 'end_turn');
  response.write(
    event({
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: outputTokens },
    }),
  );
  response.end(event({ type: 'message_stop' }));
}
