import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that lasts until it is told to end, and a note of what began in which order. */
function desk(limits: Partial<Parameters<typeof createTurns>[0]> = {}) {
  const takeTurn = createTurns({ atOnce: 2, mostWaitingEach: 2, mostWaiting: 40, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    settle,
    ask: (name: string, isPatient = false) =>
      takeTurn(
        name.split(' ')[0] ?? '',
        () => {
          begun.push(name);
          return new Promise<string>((resolve, reject) => ends.set(name, { resolve: () => resolve(name), reject }));
        },
        { isPatient },
      ),
    async end(name: string) {
      ends.get(name)?.resolve();
      await settle();
    },
    async fail(name: string) {
      ends.get(name)?.reject(new Error(`${name} failed`));
      await settle();
    },
  };
}

describe('turns at a few places', () => {
  it('keeps one place at most to a person, so that others find one free', async () => {
    const { ask, begun, end, settle } = desk();
    ask('ada 1');
    ask('ada 2');
    await settle();
    expect(begun).toEqual(['ada 1']);
    ask('bola 1');
    await settle();
    expect(begun).toEqual(['ada 1', 'bola 1']);
    await end('ada 1');
    expect(begun).toEqual(['ada 1', 'bola 1', 'ada 2']);
  });

  it('goes round: who has waited for one piece comes before the second piece of another', async () => {
    const { ask, begun, end, settle } = desk({ atOnce: 1 });
    for (const name of ['ada 1', 'ada 2', 'ada 3', 'bola 1', 'bola 2', 'chi 1']) ask(name);
    await settle();
    for (let done = 0; done < 6; done++) await end(begun[done] ?? '');
    expect(begun).toEqual(['ada 1', 'bola 1', 'chi 1', 'ada 2', 'bola 2', 'ada 3']);
  });

  it('refuses the third that would wait, of that person only, and takes it when there is room again', async () => {
    const { ask, end, settle } = desk();
    const first = ask('ada 1');
    ask('ada 2');
    ask('ada 3');
    await settle();
    await expect(ask('ada 4')).rejects.toMatchObject({ code: 'WORK_LIMIT', status: 429, retryAfterSeconds: 5 });
    const other = ask('bola 1');
    await settle();
    await end('ada 1');
    await end('bola 1');
    expect(await Promise.all([first, other])).toEqual(['ada 1', 'bola 1']);
    await expect(Promise.race([ask('ada 5'), Promise.resolve('waits')])).resolves.toBe('waits');
  });

  it('is bounded for everybody together', async () => {
    const { ask } = desk({ atOnce: 1, mostWaiting: 3 });
    for (const name of ['ada 1', 'bola 1', 'chi 1', 'dayo 1']) ask(name);
    await expect(ask('emeka 1')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  });

  it('lets a job wait as long as it must, in the line of its person, at the cost of nobody else', async () => {
    const { ask, begun, end, settle } = desk({ atOnce: 1, mostWaiting: 3 });
    for (const name of ['ada 1', 'ada 2', 'ada 3', 'ada 4', 'ada 5', 'ada 6']) ask(name, true);
    ask('ada asks');
    ask('bola 1');
    await settle();
    await end('ada 1');
    await end('bola 1');
    expect(begun).toEqual(['ada 1', 'bola 1', 'ada 2']);
  });

  it('goes on after work that failed', async () => {
    const { ask, begun, fail, settle } = desk({ atOnce: 1 });
    const failing = ask('ada 1');
    ask('bola 1');
    await settle();
    const failed = expect(failing).rejects.toThrow('ada 1 failed');
    await fail('ada 1');
    await failed;
    expect(begun).toEqual(['ada 1', 'bola 1']);
  });
});
