import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that answers as it is told, in turn; the last answer is given again and again. */
export async function startOutsideServer(...first: Answer[]) {
  let answers = first;
  const requests: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers });
    request.resume();
    const [answer] = answers;
    if (answers.length > 1) answers = answers.slice(1);
    if (answer) answer(request, response);
    else response.end('Yes.');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(...next: Answer[]) {
      answers = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type OutsideServer = Awaited<ReturnType<typeof startOutsideServer>>;

export const says =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text);
export const redirectsTo = (location: string, status = 302) => says(status, '', { location });
/** Begins an answer and never ends it. */
export const stalls: Answer = (_request, response) => void response.writeHead(200).write('Once upon a time');
export const isSilent: Answer = () => undefined;
export const breaksOff: Answer = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('Once upon', () => response.destroy());
};
