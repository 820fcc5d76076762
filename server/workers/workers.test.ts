import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { defineTask } from './task.ts';
import { createWorkers, type Workers } from './workers.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-workers-'));
const opened: Workers[] = [];
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close();
});

const open = (options?: Parameters<typeof createWorkers>[0]) => {
  const workers = createWorkers(options);
  opened.push(workers);
  return workers;
};

/** A task whose handler is the given code. */
function task<Input, Output>(name: string, handler: string, options?: { longestMs: number }) {
  const file = join(folder, `${name}.worker.mjs`);
  writeFileSync(file, `import { threadId } from 'node:worker_threads';\nexport default ${handler};\n`);
  return defineTask<Input, Output>(pathToFileURL(file), options);
}

const where = task<null, number>('where', '() => threadId');
const double = task<number, number>('double', 'async (value) => 2 * value');
const sleepMs = task<number, number>('sleep', '(ms) => new Promise((done) => setTimeout(() => done(ms), ms))');

describe('the pool for heavy work', () => {
  it('runs a task on another thread than the one that asks', async () => {
    expect(await open().runFor('ada')(where, null)).not.toBe(threadId);
  });

  it('serves tasks of every kind with the same few threads', async () => {
    const { runFor } = open({ atOnce: 1 });
    const thread = await runFor('ada')(where, null);
    expect(await runFor('bola')(double, 21)).toBe(42);
    expect(await runFor('chi')(where, null)).toBe(thread);
  });

  it('fails the task whose handler throws, with a catalogue error and its cause, and no other', async () => {
    const broken = task<null, number>('broken', `() => { throw new Error('no such clause'); }`);
    const { runFor } = open({ atOnce: 1 });
    const [failed, fine] = await Promise.allSettled([runFor('ada')(broken, null), runFor('bola')(double, 4)]);
    expect(failed).toMatchObject({ reason: { code: 'WORK_FAILED', cause: { message: 'no such clause' } } });
    expect(fine).toMatchObject({ value: 8 });
  });

  it.each([
    ['ends its thread', '() => process.exit(1)'],
    ['lets an error escape', `() => new Promise(() => setTimeout(() => { throw new Error('escaped'); }))`],
    [
      'takes more memory than a thread may have',
      '() => { const all = []; for (;;) all.push(new Array(1e5).fill({})); }',
    ],
  ])('goes on after a task that %s: only that one fails', async (name, handler) => {
    const { runFor } = open({ atOnce: 2, memoryMb: 32 });
    const besides = runFor('bola')(sleepMs, 300);
    await expect(runFor('ada')(task(name, handler), null)).rejects.toMatchObject({ code: 'WORK_FAILED' });
    expect(await besides).toBe(300);
    expect(await runFor('ada')(double, 5)).toBe(10);
  });

  it('ends work that never ends, and counts its time from its start and not from when it was asked for', async () => {
    const endless = task<null, null>('endless', '() => { for (;;); }', { longestMs: 400 });
    const brief = task<number, number>('brief', '(ms) => new Promise((done) => setTimeout(() => done(ms), ms))', {
      longestMs: 400,
    });
    const run = open({ atOnce: 1 }).runFor('ada');
    const waits = [run(endless, null), run(brief, 250), run(brief, 250)];
    const [ended, ...done] = await Promise.allSettled(waits);
    expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'WORK_FAILED' } });
    // The last one waited longer than its own limit.
    expect(done).toMatchObject([{ value: 250 }, { value: 250 }]);
  });

  it('gives a person one thread and a line of two; a job of theirs only waits', async () => {
    const workers = open();
    const [ada, job] = [workers.runFor('ada'), workers.runJobFor('ada')];
    const asked = [ada(sleepMs, 50), ada(sleepMs, 51), ada(sleepMs, 52)];
    await expect(ada(sleepMs, 53)).rejects.toMatchObject({ code: 'WORK_LIMIT' });
    expect(await Promise.all([...asked, job(sleepMs, 1), job(sleepMs, 2), job(sleepMs, 3)])).toEqual([
      50, 51, 52, 1, 2, 3,
    ]);
  });

  it('lets threads without work end, and starts them again', async () => {
    const { runFor } = open({ idleMs: 1 });
    const first = await runFor('ada')(where, null);
    await new Promise((done) => setTimeout(done, 100));
    expect(await runFor('ada')(where, null)).not.toBe(first);
  });
});
