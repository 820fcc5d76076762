import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Asks the product what was asked here, and passes its answer on as it comes. */
export function passOn(product: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '' } = asked;
  const passed = request(new URL(url, product), { method, headers }, (come) => {
    answer.writeHead(come.statusCode ?? 502, come.headers);
    come.pipe(answer);
  });
  // A page that is closed lets go of its live stream.
  answer.on('close', () => passed.destroy());
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
