import { AiFailure } from './port.ts';

/** More characters than this a token has in no language that we ask for. */
const charactersPerToken = 8;

/** How many characters of an answer are read at most: what was asked for, and nothing of what comes after it. */
export const maxAnswerLength = (maxOutputTokens: number) => maxOutputTokens * charactersPerToken;

/** One event of a stream is short, and so is a whole stream: a token takes a few hundred bytes of it. */
const bounds = { line: 256 * 1024, whole: 8 * 1024 * 1024 } as const;

/** Fetches as usual, and ends an answer that is longer than any we could have asked for, or that is one endless line. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(boundBytes()), response);
};

function boundBytes(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let whole = 0;
  let line = 0;
  return new TransformStream({
    transform(bytes, controller) {
      const end = bytes.lastIndexOf(0x0a);
      whole += bytes.length;
      line = end === -1 ? line + bytes.length : bytes.length - end - 1;
      const longest = Math.max(line, end);
      if (whole > bounds.whole || longest > bounds.line) controller.error(new AiFailure('cut_off', { begun: true }));
      else controller.enqueue(bytes);
    },
  });
}
