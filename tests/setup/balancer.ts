import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Shares requests out to several processes in turn, as the load balancer in front of them does: each request goes to the next
 * one. One that cannot be connected to is passed over; what a process had begun to answer when it died is lost.
 */
export async function startBalancer() {
  let targets: string[] = [];
  let next = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, order: string[]) => {
    const [target, ...others] = order;
    if (!target) return void outgoing.writeHead(502).end();
    const { method, headers, url = '/' } = incoming;
    const asked = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') forward(incoming, outgoing, body, others);
      else outgoing.destroy();
    });
    outgoing.on('close', () => asked.destroy());
    asked.end(body);
  };
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const turn = next++ % targets.length;
    forward(incoming, outgoing, Buffer.concat(chunks), [...targets.slice(turn), ...targets.slice(0, turn)]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    shareOutTo(...urls: string[]) {
      targets = urls;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
