/** A page that has not asked by then does not ask for this any more, in milliseconds. */
const longestMs = 10_000;

/**
 * Asks for what a page will ask for first, while the page itself is still on its way: one round trip less until it can be used.
 * An answer is for the page it was asked for alone, once, and is held in memory for no longer than that page takes to start.
 */
export function createEarlyAnswer(ask: () => Promise<Response>) {
  const waiting = new Map<string, Promise<Response>>();
  return {
    /** @param page the id of the page that is being opened; empty where the browser tells none. */
    begin(page: string): void {
      if (page === '') return;
      const answer = ask();
      // It is the page's to hear of it.
      answer.catch(() => undefined);
      waiting.set(page, answer);
      setTimeout(() => waiting.delete(page), longestMs);
    },
    take(page: string): Promise<Response> | undefined {
      const answer = waiting.get(page);
      waiting.delete(page);
      return answer;
    },
  };
}
