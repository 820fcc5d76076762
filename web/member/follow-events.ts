import { createParser } from 'eventsource-parser';
import { liveEvents } from '#contract/notifications/notifications.ts';

export interface EventDeps {
  /** Opens the stream. Rejects where it cannot be opened. */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** There is something new, or there may have been while no stream was open. */
  onChange(): void;
  /** Resolves after that many milliseconds, or once the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

/** The server says at least every 25 seconds that it is still there. */
const silenceMs = 60_000;
const longestWaitMs = 60_000;

/**
 * Follows the live stream until the signal is aborted, opening it again whenever it ends. Pages that lose the server at the
 * same moment come back at different ones; each failure in a row doubles the wait.
 */
export async function followEvents(deps: EventDeps, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const ending = await followOnce(deps, signal);
    failures = ending === 'served' ? 0 : failures + 1;
    const most = ending === 'replaced' ? longestWaitMs : Math.min(longestWaitMs, 1000 * 2 ** failures);
    if (!signal.aborted) await deps.wait(most * (0.5 + deps.random() / 2), signal);
  }
}

/** `served`: the stream was good for more than its opening. */
async function followOnce(
  { open, onChange }: EventDeps,
  signal: AbortSignal,
): Promise<'served' | 'failed' | 'replaced'> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  let isReplaced = false;
  let chunks = 0;
  const parser = createParser({
    onEvent({ event }) {
      if (event === liveEvents.news) onChange();
      if (event === liveEvents.replaced) isReplaced = true;
    },
  });
  try {
    hear();
    const stream = await open(AbortSignal.any([signal, silence.signal]));
    onChange();
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      hear();
      chunks += 1;
      parser.feed(read.value);
    }
  } catch {
    // Lost, refused or silent: all that is left is to try again.
  }
  clearTimeout(timer);
  if (isReplaced) return 'replaced';
  return chunks > 1 ? 'served' : 'failed';
}
