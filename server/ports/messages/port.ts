import { countSegments } from '#domain/messages/segments.ts';

/** One text message to one phone. */
export interface TextMessage {
  /** E.164, such as +2348031234567. */
  to: string;
  text: string;
}

/** What a gateway says when it has taken a message. */
export interface Receipt {
  /** Its own name for the message, by which it reports later; null where it reports nothing. */
  reference: string | null;
  /** In minor units, where it says. */
  cost: { amountMinor: number; currency: string } | null;
}

/** A message that was written to the outbox instead of being sent. */
export interface OutboxMessage extends TextMessage {
  id: string;
  writtenAt: string;
}

/** What a gateway reports later: what became of a message, or that the owner of a phone wants no more of them. */
export type MessageReport =
  | { kind: 'delivery'; reference: string; state: 'under_way' | 'delivered' | 'undelivered'; reason: string | null }
  | { kind: 'stop'; number: string };

export interface MessagesPort {
  /** As the operator knows it, without anything secret and without a path: the console shows it. */
  about: string;
  /** Hands the message over, once. @throws MessageFailure. */
  send(message: TextMessage): Promise<Receipt>;
  /** Whether messages could be handed over now, for the operator; nothing is sent. @throws MessageFailure. */
  check?(): Promise<void>;
  /** Reads a report that came in as a form. Undefined for what is none. */
  readReport?(form: URLSearchParams): MessageReport | undefined;
  /** Only where messages are kept instead of sent: what was written, newest first. */
  outbox?: { list(limit: number): Promise<OutboxMessage[]> };
}

/**
 * Why a message was not taken:
 * - `message`: it is none that can be sent
 * - `number`: this number cannot be reached; trying again does not help
 * - `stopped`: the owner of the phone wants no messages of ours
 * - `account`: the gateway does not let us: a wrong key, no money, an unknown sender. The operator's to mend
 * - `busy`: not now
 * - `unreachable`: the gateway is away; nothing was sent
 * - `unknown`: it may have been sent or not, and nobody can say
 */
export type MessageFault = 'message' | 'number' | 'stopped' | 'account' | 'busy' | 'unreachable' | 'unknown';

/** `reason` is a word of the gateway's own. Neither it nor the message holds a number, a text or a key. */
export class MessageFailure extends Error {
  readonly kind: MessageFault;
  readonly reason: string;
  constructor(kind: MessageFault, reason: string) {
    super(`The text message was not taken: ${kind} (${reason}).`);
    this.name = 'MessageFailure';
    this.kind = kind;
    this.reason = reason;
  }
}

/** Longer is not read, and each part is paid for. */
export const mostSegments = 2;

/** Refuses what no gateway should be asked to send. Every adapter calls it first. @throws MessageFailure. */
export function checkMessage({ to, text }: TextMessage): void {
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new MessageFailure('message', 'the number is not E.164');
  if (text.trim() === '' || /\p{Cc}/u.test(text) || !text.isWellFormed())
    throw new MessageFailure('message', 'the text is empty or has control characters');
  if (countSegments(text) > mostSegments) throw new MessageFailure('message', 'the text is too long');
}
