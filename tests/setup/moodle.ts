import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerMoodle, imagePath, type MoodleForm } from './moodle-functions.ts';
import { createMoodleSite, MoodleRefusal, writeFault } from './moodle-site.ts';

/** What goes wrong, until it is switched off. */
export interface MoodleFaults {
  /** `maintenance`: 503 with a page; `off`: web services are switched off, 403 with nothing; `cut`: the connection ends. */
  away?: 'maintenance' | 'off' | 'cut';
  /** Every answer comes so much later. */
  slowMs?: number;
  /** The next calls that write are done by somebody else first, and answered as such a race is. */
  races?: number;
  /** What happens once, after the answer to a call was made and before it is sent. */
  meanwhile?: { call: string; happens: () => Promise<unknown> };
  isTokenRevoked?: boolean;
  /** `[]` from every look-up, as without the right to see who people are. */
  isBlind?: boolean;
  /** "Allow log in via email" is off. */
  isEmailLoginOff?: boolean;
}

export interface MoodleRequest {
  path: string;
  contentType: string;
  function: string;
  form: MoodleForm;
  /** As it was sent, without the token. */
  body: string;
}

const token = '0123456789abcdef0123456789abcdef';
const writing = ['core_user_create_users', 'enrol_manual_enrol_users'];

/**
 * A Moodle that answers as the one of the recordings: forms only, errors with HTTP 200, null on success. It has a state that a
 * test sets and reads, and faults that it switches on.
 */
export async function startMoodle({ names }: { names?: [string, string, string] } = {}) {
  const site = createMoodleSite(names);
  const requests: MoodleRequest[] = [];
  const images: string[] = [];
  let faults: MoodleFaults = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { slowMs, away } = faults;
    if (slowMs) await new Promise((done) => setTimeout(done, slowMs));
    if (away === 'cut') return void request.socket.destroy();
    if (away === 'off') return void response.writeHead(403, { 'content-type': 'text/html; charset=utf-8' }).end();
    if (away === 'maintenance')
      return void response
        .writeHead(503, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!DOCTYPE html>\n<html lang="en"><title>Founder Academy under maintenance</title></html>');
    await answer(request, response, Buffer.concat(chunks).toString());
  });

  async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://moodle');
    if (pathname === '/lib/ajax/service-nologin.php') return endJson(response, answerAjax(body));
    const shown = site.courses.find(({ id, image }) => image && imagePath(id, image) === pathname);
    if (shown?.image) {
      images.push(request.url ?? '');
      return void response.writeHead(200, { 'content-type': shown.image.type }).end(shown.image.bytes);
    }
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const given: MoodleForm = isForm ? Object.fromEntries(new URLSearchParams(body)) : {};
    const { wstoken, wsfunction = '', moodlewsrestformat: format, ...form } = given;
    requests.push({
      path: pathname,
      contentType: request.headers['content-type'] ?? '',
      function: wsfunction,
      form,
      body: body.replace(token, '<MOODLE_TOKEN>'),
    });
    if (pathname !== '/webservice/rest/server.php') return void response.writeHead(404).end();
    if (format !== 'json') return void response.end('<?xml version="1.0" encoding="UTF-8" ?>\n<EXCEPTION />\n');
    const isKnown = wstoken === token && !faults.isTokenRevoked;
    endJson(response, isKnown ? await run(wsfunction, form) : badToken());
  }

  async function run(name: string, form: MoodleForm): Promise<unknown> {
    try {
      const answered = await answerMoodle(site, name, form, () => new Promise(setImmediate));
      await passMeanwhile(name);
      if (faults.isBlind && name === 'core_user_get_users_by_field') return [];
      if (!faults.races || !writing.includes(name)) return answered;
      faults.races -= 1;
      return writeFault().body;
    } catch (error) {
      if (error instanceof MoodleRefusal) return error.body;
      throw error;
    }
  }

  async function passMeanwhile(name: string): Promise<void> {
    const { meanwhile } = faults;
    if (meanwhile?.call !== name) return;
    faults = { ...faults, meanwhile: undefined };
    await meanwhile.happens();
  }

  function answerAjax(body: string): unknown {
    const [asked] = JSON.parse(body) as { methodname: string }[];
    if (asked?.methodname !== 'tool_mobile_get_public_config')
      return [{ error: true, exception: { errorcode: 'servicenotavailable' } }];
    return [{ error: false, data: { authloginviaemail: faults.isEmailLoginOff ? 0 : 1 } }];
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site.url = url;
  return {
    url,
    token,
    site,
    requests,
    /** Every picture that was asked for, as it was. */
    images,
    /** What an operator sets who has this Moodle on the same machine. */
    env: { MOODLE_URL: url, MOODLE_TOKEN: token, OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' },
    calls: () => requests.map((request) => request.function),
    /** Switches these on and all others off. */
    suffer(next: MoodleFaults) {
      faults = { ...next };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type FakeMoodle = Awaited<ReturnType<typeof startMoodle>>;

const badToken = () => new MoodleRefusal('invalidtoken', 'Invalid token - token not found').body;

function endJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
