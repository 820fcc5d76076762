import { z } from 'zod';
import { OutboundFailure } from '../../../outbound/failure.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { LearningFailure, type LearningFault } from '../port.ts';

export interface MoodleOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  token: string;
  outbound: Outbound;
  /** For one call with its whole answer. */
  totalMs?: number;
}

/** More than a picture of a course needs, as it is uploaded. */
const longestImageBytes = 5_000_000;

/** What a function is called with; `true` and `false` are sent as 1 and 0. */
export type Argument = string | number | boolean | readonly Argument[] | { readonly [name: string]: Argument };
export type Arguments = Record<string, Argument>;

/** Calls a function of the web services. @throws LearningFailure. */
export type CallMoodle = <S extends z.ZodType>(name: string, given: Arguments, shape: S) => Promise<z.output<S>>;

const asForm = 'application/x-www-form-urlencoded';

/**
 * Calls as Moodle 4.5 takes them: one form, no JSON, no bearer header. An error comes with HTTP 200, and is told by its
 * `errorcode`; its message can hold names, and goes no further. The token is in the form, and so in no address and no log.
 */
export function createMoodleClient({ baseUrl, token, outbound, totalMs = 10_000 }: MoodleOptions) {
  const call = outbound.http({ name: 'the learning platform', totalMs, longestBytes: 8_000_000, tries: 2 });

  const callForImage = outbound.http({
    name: 'a picture of the learning platform',
    totalMs,
    longestBytes: longestImageBytes,
    tries: 2,
  });

  async function post(path: string, type: string, body: string): Promise<unknown> {
    const headers = { 'content-type': type, accept: 'application/json' };
    try {
      const answer = await call(`${baseUrl}${path}`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (answer.status === 403) throw new LearningFailure('access', 'web services are switched off');
      if (answer.status >= 400) throw new LearningFailure('away', `HTTP ${answer.status}`);
      return JSON.parse(text);
    } catch (error) {
      if (error instanceof LearningFailure) throw error;
      if (error instanceof SyntaxError) throw new LearningFailure('away', 'an answer that is no JSON');
      throw new LearningFailure('away', error instanceof OutboundFailure ? error.kind : 'no answer');
    }
  }

  const callFunction: CallMoodle = async (name, given, shape) => {
    const form = [['wstoken', token], ['wsfunction', name], ['moodlewsrestformat', 'json'], ...toForm(given)];
    const answer = await post('/webservice/rest/server.php', asForm, new URLSearchParams(form).toString());
    const error = errorShape.safeParse(answer);
    if (error.success) throw toFailure(error.data.errorcode);
    return read(answer, shape);
  };

  return {
    call: callFunction,
    /** Of what everybody may read there: without the token. @throws LearningFailure, `unfit` where it is not there or too large. */
    async readImage(url: string): Promise<Uint8Array> {
      try {
        const answer = await callForImage(url);
        if (!answer.ok) throw new LearningFailure(answer.status >= 500 ? 'away' : 'unfit', `HTTP ${answer.status}`);
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        if (error instanceof LearningFailure) throw error;
        const kind = error instanceof OutboundFailure ? error.kind : 'no answer';
        throw new LearningFailure(kind === 'too_large' ? 'unfit' : 'away', kind);
      }
    },
    /** What a Moodle tells everybody of itself, as its own app asks for it. @throws LearningFailure. */
    async readPublicConfig() {
      const methodname = 'tool_mobile_get_public_config';
      const body = JSON.stringify([{ index: 0, methodname, args: {} }]);
      const answer = await post(`/lib/ajax/service-nologin.php?info=${methodname}`, 'application/json', body);
      return read(answer, configShape)[0].data;
    },
  };
}

const errorShape = z.object({ exception: z.string(), errorcode: z.string() });
const switchedOn = z.union([z.number(), z.string(), z.boolean()]).transform((value) => Number(value) === 1);
const configShape = z.tuple([z.object({ data: z.object({ authloginviaemail: switchedOn }) })]);

function read<S extends z.ZodType>(answer: unknown, shape: S): z.output<S> {
  const { success, data } = shape.safeParse(answer);
  if (!success) throw new LearningFailure('away', 'an answer of another shape');
  return data;
}

/** `{ users: [{ email: 'a' }] }` becomes `users[0][email]=a`. */
export function toForm(given: Arguments): [string, string][] {
  return Object.entries(given).flatMap(([name, value]) => spread(name, value));
}

function spread(name: string, value: Argument): [string, string][] {
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value !== 'object') return [[name, `${value}`]];
  return Object.entries(value).flatMap(([key, inner]) => spread(`${name}[${key}]`, inner));
}

/** By the words of Moodle; what is not here is unfit. */
const kinds: Record<string, LearningFault> = {
  sitemaintenance: 'away',
  upgraderunning: 'away',
  invalidtoken: 'access',
  accessexception: 'access',
  wsaccessusersuspended: 'access',
  nopermissions: 'access',
  wsusercannotassign: 'access',
  dmlwriteexception: 'race',
};

/** A password that is not good enough has the reasons as HTML in the place of the code. */
export const passwordFault = 'password';

function toFailure(code: string): LearningFailure {
  if (!/^[a-z_]{1,60}$/.test(code)) return new LearningFailure('unfit', passwordFault);
  return new LearningFailure(kinds[code] ?? 'unfit', code);
}
