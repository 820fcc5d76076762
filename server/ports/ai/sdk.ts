import { jsonSchema, type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { OutsideSystem } from '../../outbound/outbound.ts';
import { classifyError, timeoutKind } from './classify.ts';
import { AiFailure, type AiPort, type AiRequest, type AiUsage, formSchema } from './port.ts';
import { reportedUsage } from './reported-usage.ts';

export interface AiTimes {
  /** Until the first piece of an answer. */
  firstMs: number;
  /** Between two pieces. */
  stallMs: number;
  /** For the whole answer. */
  totalMs: number;
}

/** More characters than this a token has in no language that we ask for. */
const charactersPerToken = 8;

/** How many characters of an answer are read at most: what was asked for, and nothing of what comes after it. */
export const maxAnswerLength = (maxOutputTokens: number) => maxOutputTokens * charactersPerToken;

/** One event of a stream is short, and so is a whole stream: a token takes a few hundred bytes of it. */
export const wayOut = ({ totalMs }: AiTimes): OutsideSystem => ({
  name: 'the AI provider',
  totalMs,
  longestBytes: 8 * 1024 * 1024,
  longestLineBytes: 256 * 1024,
});

// The SDK writes warnings to the console, past the product's log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** How both adapters ask: one streamed call, never repeated here, every fault named. The caller decides whether to ask again. */
export function askThroughSdk(model: LanguageModel, times: AiTimes): Pick<AiPort, 'writeText' | 'fillForm'> {
  return {
    writeText: (request, onText) => ask(model, times, request, onText),

    async fillForm(request, form) {
      const { text, usage } = await ask(model, times, request, () => {}, form);
      return { value: readForm(text, form, usage), usage };
    },
  };
}

async function ask(
  model: LanguageModel,
  times: AiTimes,
  request: AiRequest,
  onText: (piece: string) => void,
  form?: z.ZodType,
): Promise<{ text: string; usage: AiUsage }> {
  // Ends the call for a reason of our own: no answer in time, or more than was asked for. The timer is ours as well: the
  // SDK's begins only when an adapter hands its stream over, which may be after the first event.
  const stop = new AbortController();
  const firstTimer = setTimeout(() => stop.abort(new AiFailure('timeout')), times.firstMs);
  const result = streamText({
    model,
    instructions: request.system,
    prompt: request.user,
    maxOutputTokens: request.maxOutputTokens,
    maxRetries: 0,
    timeout: { chunkMs: times.stallMs },
    abortSignal: request.signal ? AbortSignal.any([request.signal, stop.signal]) : stop.signal,
    // The provider's own events: some say at the beginning what a call has cost already.
    include: { rawChunks: true },
    ...(form && { output: Output.object({ schema: jsonSchema(formSchema(form)) }) }),
    // Without this the SDK prints the error, and with it what was sent.
    onError: () => {},
  });
  const maxLength = maxAnswerLength(request.maxOutputTokens);
  let taken = 0;
  let text = '';
  let usage: AiUsage | undefined;
  let finish: string | undefined;
  try {
    for await (const part of result.stream) {
      if (part.type === 'raw') usage = reportedUsage(part.rawValue, usage);
      if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta') {
        clearTimeout(firstTimer);
        taken += part.type === 'tool-input-delta' ? part.delta.length : part.text.length;
        if (taken > maxLength) stop.abort(new AiFailure('cut_off'));
        stop.signal.throwIfAborted();
      }
      if (part.type === 'text-delta') {
        text += part.text;
        onText(part.text);
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new AiFailure(timeoutKind(part.reason ?? ''));
      else if (part.type === 'finish') {
        finish = part.finishReason;
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        if (inputTokens + outputTokens > 0) usage = { inputTokens, outputTokens };
      }
    }
    return { text, usage: checkFinish(finish, text, usage ?? { inputTokens: 0, outputTokens: 0 }) };
  } catch (error) {
    const cause = request.signal?.aborted
      ? new AiFailure('cancelled')
      : stop.signal.aborted
        ? stop.signal.reason
        : error;
    throw classifyError(cause, { usage, begun: taken > 0 || usage !== undefined });
  } finally {
    clearTimeout(firstTimer);
  }
}

function checkFinish(finish: string | undefined, text: string, usage: AiUsage): AiUsage {
  if (finish === 'content-filter') throw new AiFailure('refused', { begun: true });
  if (finish !== 'stop' && finish !== 'tool-calls') throw new AiFailure('cut_off', { begun: true });
  if (text.trim() === '') throw new AiFailure('malformed', { begun: true });
  return usage;
}

function readForm<T>(text: string, form: z.ZodType<T>, usage: AiUsage): T {
  try {
    const read = form.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    // Not JSON.
  }
  throw new AiFailure('malformed', { usage, begun: true });
}
