import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the gateway does next. Without one it takes the message. */
export type GatewayAnswer =
  /** The status of the one recipient, as in its list. */
  | { code: number; word: string; cost?: string; http?: number }
  /** An HTTP answer with a body that is no list. */
  | { http: number; body?: string }
  /** `silent` takes the request and never answers; `cut` ends the connection in place of an answer. */
  | { fault: 'silent' | 'cut' };

export interface GatewayRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  form: Record<string, string>;
}

const apiKey = 'atsk-the-key-of-the-site';

/**
 * Africa's Talking as its documentation describes it: a form to /version1/messaging with the key in the head, answered with
 * 201 and a list of recipients, and /version1/user with the balance. A wrong key is answered in plain text.
 */
export async function startAfricasTalking() {
  const requests: GatewayRequest[] = [];
  const answers: GatewayAnswer[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
    requests.push({ method: request.method ?? '', path: pathname, headers: request.headers, form });
    const next = answers.shift();
    if (next && 'fault' in next) return next.fault === 'cut' ? void request.socket.destroy() : undefined;
    if (next && !('code' in next)) return end(response, next.http, next.body ?? '');
    if (request.headers.apikey !== apiKey) return end(response, 401, 'The supplied authentication is invalid');
    if (pathname === '/version1/user' && searchParams.get('username') === 'sandbox')
      return endJson(response, 200, { UserData: { balance: 'KES 1785.50' } });
    if (pathname !== '/version1/messaging' || request.method !== 'POST') return end(response, 404, '');
    count += 1;
    const { code, word, cost = 'KES 0.8000', http = 201 } = next ?? { code: 101, word: 'Success' };
    const isTaken = code < 400;
    const recipient = {
      statusCode: code,
      number: form.to,
      status: word,
      cost: isTaken ? cost : '0',
      messageId: isTaken ? `ATXid_${count}` : 'None',
    };
    const Message = isTaken ? `Sent to 1/1 Total Cost: ${cost}` : 'Sent to 0/1 Total Cost: 0';
    endJson(response, http, { SMSMessageData: { Message, Recipients: [recipient] } });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** What an operator sets who has this gateway on the same machine. */
    env: {
      MESSAGES_PROVIDER: 'africas-talking',
      MESSAGES_USERNAME: 'sandbox',
      MESSAGES_API_KEY: apiKey,
      MESSAGES_BASE_URL: url,
      MESSAGES_CALLBACK_SECRET: 'a-callback-secret-of-36-signs-or-so-',
      OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    },
    requests,
    sent: () => requests.filter(({ path }) => path === '/version1/messaging').map(({ form }) => form),
    answer: (...next: GatewayAnswer[]) => void answers.push(...next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function end(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
}

function endJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
