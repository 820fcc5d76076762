import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream that says each chunk and then ends, or stays open where the last one is 'open'. */
function says(...chunks: string[]): () => Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return async () =>
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) if (chunk !== 'open') controller.enqueue(bytes(chunk));
        if (chunks.at(-1) !== 'open') controller.close();
      },
    });
}
const refused = () => Promise.reject(new Error('refused'));

/** Follows a list of streams, and stops at the first that is opened after them. @returns how often there was news, and the waits. */
async function follow(streams: (() => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>)[], random = 1) {
  const stop = new AbortController();
  const left = [...streams];
  const seen = { news: 0, waits: [] as number[] };
  await followEvents(
    {
      open: async () => {
        const next = left.shift();
        if (next) return next();
        stop.abort();
        return refused();
      },
      onChange: () => void seen.news++,
      wait: async (ms) => void seen.waits.push(ms),
      random: () => random,
    },
    stop.signal,
  );
  return seen;
}

const news = 'event: news\ndata: news\n\n';

describe('following the live stream', () => {
  it('reads again at each opening, for what was missed, and at each piece of news, however it is cut up', async () => {
    expect((await follow([says(': open\n\n')])).news).toBe(1);
    expect((await follow([says(': open\n\n', news, ': still here\n\n', news)])).news).toBe(3);
    expect((await follow([says(': open\n\nev', 'ent: ne', 'ws\nda', 'ta: news\n', '\n')])).news).toBe(2);
    expect((await follow([says(': open\n\n', 'event: other\ndata: x\n\n')])).news).toBe(1);
  });

  it('waits twice as long after each failure in a row, up to a minute, and soon after a stream that was good', async () => {
    const good = says(': open\n\n', ': still here\n\n');
    const { waits } = await follow([refused, refused, refused, good, refused]);
    expect(waits).toEqual([2000, 4000, 8000, 1000, 2000]);
    expect((await follow(Array.from({ length: 9 }, () => refused))).waits.at(-1)).toBe(60_000);
    expect((await follow([refused], 0)).waits).toEqual([1000]);
  });

  it('takes a stream that ends as soon as it is opened for a failure', async () => {
    const short = says(': open\n\n');
    expect((await follow([short, short, short])).waits).toEqual([2000, 4000, 8000]);
  });

  it('waits the longest when another page took its place', async () => {
    const replaced = says(': open\n\n', 'event: replaced\ndata: replaced\n\n');
    expect((await follow([replaced])).waits).toEqual([60_000]);
  });

  it.each([
    ['leaves a stream that has been silent for a minute', 60_000, 1],
    ['stays with one that is not silent for so long', 59_000, 0],
  ])('%s', async (_what, ms, waits) => {
    const stop = new AbortController();
    const waited: number[] = [];
    const done = followEvents(
      {
        open: async (signal) =>
          new ReadableStream({
            start(controller) {
              controller.enqueue(bytes(': open\n\n'));
              signal.addEventListener('abort', () => controller.error(signal.reason));
            },
          }),
        onChange: () => undefined,
        wait: async (delay) => {
          waited.push(delay);
          stop.abort();
        },
        random: () => 1,
      },
      stop.signal,
    );
    await vi.advanceTimersByTimeAsync(ms);
    expect(waited).toHaveLength(waits);
    stop.abort();
    await done;
  });
});
