import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { readDeliveryReport } from './africas-talking-reports.ts';
import { checkMessage, MessageFailure, type MessageFault, type MessagesPort, type Receipt } from './port.ts';

export interface AfricasTalkingOptions {
  /** Without a slash at its end. */
  baseUrl: string;
  username: string;
  apiKey: string;
  /** A registered alphanumeric sender or short code; the gateway's own where there is none. */
  sender: string | undefined;
}

/**
 * What the status code of a recipient says, and the word for it (docs/decisions/0029-messages.md has the sources). 100
 * Processed, 101 Sent and 102 Queued have been taken.
 */
const codes: Record<number, [MessageFault, string]> = {
  401: ['account', 'RiskHold'],
  402: ['account', 'InvalidSenderId'],
  403: ['number', 'InvalidPhoneNumber'],
  404: ['number', 'UnsupportedNumberType'],
  405: ['account', 'InsufficientBalance'],
  406: ['stopped', 'UserInBlacklist'],
  407: ['number', 'CouldNotRoute'],
  // In Nigeria: a promotional sender outside its hours. The owner of the phone has said nothing.
  409: ['number', 'DoNotDisturbRejection'],
  500: ['busy', 'InternalServerError'],
  501: ['busy', 'GatewayError'],
  502: ['number', 'RejectedByGateway'],
};
const taken = [100, 101, 102];
const faultOfWord = new Map(Object.values(codes).map(([kind, word]) => [word, kind]));

const answerShape = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(
      z.object({
        statusCode: z.number(),
        cost: z.string().optional(),
        messageId: z.string().optional(),
      }),
    ),
  }),
});

/** Text messages through Africa's Talking: one form with a key in its head, and one answer for each recipient. */
export function createAfricasTalking(options: AfricasTalkingOptions & { outbound: Outbound }): MessagesPort {
  const { baseUrl, username, apiKey, sender } = options;
  const call = options.outbound.http({ name: 'the message gateway', totalMs: 20_000, longestBytes: 65_536 });
  const headers = { apiKey, accept: 'application/json' };
  return {
    about: `Africa’s Talking at ${new URL(baseUrl).host}`,
    async send(message) {
      checkMessage(message);
      const form = new URLSearchParams({ username, to: message.to, message: message.text });
      if (sender) form.set('from', sender);
      // A stream of its own type would be no form: the body is a string, and so the type is said.
      const request = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      };
      const { status, text } = await call(`${baseUrl}/version1/messaging`, request).then(readWhole).catch(fail);
      return toReceipt(status, text);
    },
    async check() {
      const query = new URLSearchParams({ username });
      const { status } = await call(`${baseUrl}/version1/user?${query}`, { headers }).then(readWhole).catch(fail);
      if (status >= 500) throw new MessageFailure('unreachable', `HTTP ${status}`);
      if (status >= 400) throw new MessageFailure(status === 429 ? 'busy' : 'account', `HTTP ${status}`);
    },
    readReport: readDeliveryReport,
  };
}

const readWhole = async (answer: Response) => ({ status: answer.status, text: await answer.text() });

/** Kinds of an outbound failure after which nothing was sent. Of any other nobody knows. */
const notSent: unknown[] = ['unreachable', 'private_address', 'circuit_open'];

function fail(error: unknown): never {
  const { kind } = error as { kind?: unknown };
  throw new MessageFailure(notSent.includes(kind) ? 'unreachable' : 'unknown', String(kind ?? 'no answer'));
}

/** @throws MessageFailure. */
function toReceipt(status: number, text: string): Receipt {
  if (status === 429) throw new MessageFailure('busy', 'HTTP 429');
  if (status >= 500) throw new MessageFailure('unknown', `HTTP ${status}`);
  const answer = answerShape.safeParse(readJson(text));
  if (!answer.success) throw new MessageFailure(status >= 400 ? 'account' : 'unknown', `HTTP ${status}`);
  const { Message: said, Recipients: recipients } = answer.data.SMSMessageData;
  const [recipient] = recipients;
  // Nobody in the list: it was sent to nobody, and the reason stands in place of the sum.
  if (!recipient) throw new MessageFailure(faultOfWord.get(said) ?? 'account', faultOfWord.has(said) ? said : 'nobody');
  const { statusCode, messageId, cost } = recipient;
  if (!taken.includes(statusCode)) throw new MessageFailure(...(codes[statusCode] ?? ['unknown', `${statusCode}`]));
  return { reference: messageId && messageId !== 'None' ? messageId : null, cost: readCost(cost ?? '') };
}

/** "KES 0.8000" in minor units, rounded up. */
function readCost(cost: string): Receipt['cost'] {
  const [, currency, whole = '', parts = ''] = /^([A-Z]{3}) (\d{1,9})(?:\.(\d+))?$/.exec(cost) ?? [];
  if (!currency) return null;
  const minor = Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
  return { currency, amountMinor: minor + (/[1-9]/.test(parts.slice(2)) ? 1 : 0) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
