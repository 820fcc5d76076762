import { z } from 'zod';

/** One question to a language model, whole: nothing else that a founder wrote is ever sent. */
export interface AiRequest {
  /** Who the model is to be and what it may not do; written by this product. */
  system: string;
  /** The task, with the founder's text in it as data. */
  user: string;
  maxOutputTokens: number;
  /** Ends the call: cancelled, or no longer wanted. */
  signal?: AbortSignal;
}

/** What a call used, as the provider counts it; a count that it does not give is 0. */
export interface AiUsage {
  inputTokens: number;
  outputTokens: number;
}

/** What a million tokens cost, in minor units of the currency. */
export interface AiPrice {
  inputPerMillion: number;
  outputPerMillion: number;
  currency: 'USD' | 'NGN';
}

/** A provider of words. It is asked for nothing that the product needs to work. */
export interface AiPort {
  readonly provider: string;
  readonly model: string;
  /** Where requests go, as a founder is shown it. */
  readonly host: string;
  /** Undefined where the operator has named none: tokens are counted, costs are not. */
  readonly price: AiPrice | undefined;
  /** Writes text, handing on each piece as it comes. @throws AiFailure; a piece handed on before stays as it is. */
  writeText(request: AiRequest, onText: (piece: string) => void): Promise<{ text: string; usage: AiUsage }>;
  /** Fills in a form. What does not fit the schema is `malformed`. @throws AiFailure. */
  fillForm<T>(request: AiRequest, form: z.ZodType<T>): Promise<{ value: T; usage: AiUsage }>;
  /** Whether the provider is there and accepts the key, for the operator; costs nothing. @throws AiFailure. */
  check?(): Promise<void>;
}

/**
 * Why there are no words:
 * - `rate_limited`: too many requests just now; `retryAfterSeconds` says when to ask again, where the provider does
 * - `timeout`: no answer began, or none was whole, in the time there is
 * - `stalled`: the answer began and then stood still
 * - `cut_off`: the connection ended, or the answer was longer than allowed
 * - `malformed`: not the form that was asked for, or nothing readable
 * - `refused`: the provider will not answer this
 * - `quota`: the operator's account with the provider is used up; trying again cannot help
 * - `unavailable`: the provider cannot be reached or has a fault of its own
 * - `misconfigured`: the provider does not accept the key, the model or the request
 * - `cancelled`: the caller ended it
 */
export const AI_FAILURES = [
  'rate_limited',
  'timeout',
  'stalled',
  'cut_off',
  'malformed',
  'refused',
  'quota',
  'unavailable',
  'misconfigured',
  'cancelled',
] as const;
export type AiFailureKind = (typeof AI_FAILURES)[number];

/** Carries no cause: a provider's own error can repeat what was sent, and errors are logged. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind;
  readonly retryAfterSeconds: number | undefined;
  /** What was used before it failed, where the provider said so: it is paid for all the same. */
  readonly usage: AiUsage | undefined;
  /** Whether the provider had begun to answer: it may charge for that, whether or not it said how much. */
  readonly begun: boolean;
  constructor(kind: AiFailureKind, options: { retryAfterSeconds?: number; usage?: AiUsage; begun?: boolean } = {}) {
    super(`The AI provider gave no words: ${kind}.`);
    this.name = 'AiFailure';
    this.kind = kind;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.usage = options.usage;
    this.begun = options.begun ?? options.usage !== undefined;
  }
}

/** The form as it is sent, for anyone who wants to see it first. */
export function formSchema(form: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(form, { target: 'draft-7' });
}
