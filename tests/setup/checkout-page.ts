import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What somebody pays on a page of a provider's. */
export interface PageOrder {
  /** What it is for, and how much: "₦15,000.00". */
  title: string;
  amount: string;
  /** Where the page leads once it is paid, and where it leads anyone who stops. */
  paidTo: string;
  stoppedTo: string;
  isPaid: boolean;
  /** The payer sends the number of a card. @returns why it was refused; undefined where it was not. */
  pay(card: string): Promise<string | undefined>;
}

interface PageOptions {
  provider: string;
  /** Where the API of the test's provider listens. */
  api: string;
  /** The address of the provider's own pages, as its API names it. */
  pages: string;
  /** What is paid at a path of these pages; undefined: the path is one of the API's. */
  find(path: string): PageOrder | undefined;
}

/**
 * A provider of the test as a browser meets it: its page to pay on, which takes a card, refuses it or leads back. Everything else
 * is its API, whose links to such pages lead here.
 */
export async function startCheckoutPage({ provider, api, pages, find }: PageOptions) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const order = find(new URL(request.url ?? '/', api).pathname);
    if (order) return show(order, request.method === 'POST' ? new URLSearchParams(body) : undefined, response);
    return passOn(request, body, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function show(order: PageOrder, sent: URLSearchParams | undefined, response: ServerResponse): Promise<void> {
    const leadTo = (address: string) => void response.writeHead(303, { location: address }).end();
    if (sent?.get('do') === 'stop') return leadTo(order.stoppedTo);
    const refusal = sent && (await order.pay((sent.get('card') ?? '').replaceAll(' ', '')));
    if (sent && !refusal) return leadTo(order.paidTo);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end(pageOf(provider, order, refusal));
  }

  async function passOn(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const { host: _, 'content-length': _length, connection: _kept, ...headers } = request.headers;
    const { method = 'GET', url: path = '/' } = request;
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body && { body }),
    });
    const text = (await answer.text()).replaceAll(pages, url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  }

  return {
    /** Of the API and of the pages. */
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const toHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function pageOf(provider: string, { title, amount, isPaid }: PageOrder, refusal: string | undefined): string {
  const field = (name: string, label: string, hint: string) =>
    `<p><label>${label}<br><input name="${name}" inputmode="numeric" placeholder="${hint}" required></label></p>`;
  const form = `<form method="post">
    ${refusal ? `<p role="alert">${toHtml(refusal)}</p>` : ''}
    ${field('card', 'Card number', '0000 0000 0000 0000')}
    ${field('expiry', 'Card expiry', 'MM / YY')}
    ${field('cvv', 'CVV', '123')}
    <p><button name="do" value="pay">Pay ${toHtml(amount)}</button></p>
    <p><button name="do" value="stop" formnovalidate>Cancel payment</button></p>
  </form>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${provider}, a server of the test</title><link rel="icon" href="data:,">
  <main><h1>${toHtml(amount)}</h1><p>${toHtml(title)}</p>${isPaid ? '<p>This is paid.</p>' : form}</main></html>`;
}
