import type { Response as Answer } from 'undici';

/** How much of an answer is read. In bytes, after decompression: a small answer can unpack to a huge one. */
export interface AnswerLimits {
  longestBytes: number;
  /** For answers that are read line by line, such as streams of events: nobody is to wait for the end of an endless one. */
  longestLineBytes?: number;
}

/** How an answer ends that cannot be read to its end. */
interface Endings {
  tooLarge(): Error;
  broken(error: unknown): unknown;
}

/** The answer as the platform's own object, which is read as far as the limits go. */
export function limitAnswer(answer: Answer, limits: AnswerLimits, endings: Endings): Response {
  const { status, statusText } = answer;
  const isOfPackedBody = (name: string) => name === 'content-encoding' || name === 'content-length';
  const headers = [...answer.headers].filter(([name]) => !answer.body || !isOfPackedBody(name));
  const body = answer.body && readWithin(answer.body.getReader(), limits, endings);
  return new Response(body, { status, statusText, headers });
}

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array<ArrayBuffer> }>;
  cancel(reason?: unknown): Promise<void>;
}

function readWithin(reader: Reader, limits: AnswerLimits, endings: Endings): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { longestBytes, longestLineBytes = longestBytes } = limits;
  let whole = 0;
  let line = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value: bytes } = await reader.read().catch((error: unknown) => {
        throw endings.broken(error);
      });
      if (done || !bytes) return controller.close();
      const end = bytes.lastIndexOf(0x0a);
      whole += bytes.length;
      line = end === -1 ? line + bytes.length : bytes.length - end - 1;
      if (whole <= longestBytes && Math.max(line, end) <= longestLineBytes) return controller.enqueue(bytes);
      await reader.cancel();
      throw endings.tooLarge();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
