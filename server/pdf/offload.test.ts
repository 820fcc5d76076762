import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createOffload } from './offload.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-offload-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'worker.ts');
writeFileSync(
  file,
  `import { serveOffload } from ${JSON.stringify(pathToFileURL(resolve('server/pdf/offload.ts')).href)};
   let calls = 0;
   serveOffload(async (input) => {
     if (input === 'fail') throw new Error('no such thing');
     if (input === 'die') process.exit(1);
     if (input === 'hang') return new Promise(() => {});
     return input.length + ':' + ++calls;
   });`,
);

describe('work on a thread of its own', () => {
  const offload = createOffload<string, string>(pathToFileURL(file));
  afterAll(() => offload.stop());

  it('gives each task its own result, in order', async () => {
    expect(await Promise.all(['a', 'bb', 'ccc'].map(offload.run))).toEqual(['1:1', '2:2', '3:3']);
  });

  it('fails the task that fails, and no other', async () => {
    const [failed, fine] = await Promise.allSettled([offload.run('fail'), offload.run('dddd')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('no such thing') } });
    expect(fine).toMatchObject({ status: 'fulfilled', value: '4:4' });
  });

  it('starts anew after its thread has died, without leaving anyone waiting', async () => {
    await expect(offload.run('die')).rejects.toThrow('the thread ended before its work');
    expect(await offload.run('eeeee')).toBe('5:1');
  });

  it('ends by itself when nothing is left to do, and comes back', async () => {
    const brief = createOffload<string, string>(pathToFileURL(file), { idleMs: 0 });
    expect(await brief.run('a')).toBe('1:1');
    await new Promise((done) => setTimeout(done, 50));
    expect(await brief.run('b')).toBe('1:1');
    await brief.stop();
  });

  it('refuses what would only wait, and ends work that never ends', async () => {
    const narrow = createOffload<string, string>(pathToFileURL(file), { mostWaiting: 1, longestMs: 300 });
    const first = narrow.run('hang');
    await expect(narrow.run('a')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect(first).rejects.toThrow('ended before its work');
    expect(await narrow.run('a')).toMatch(/^1:/);
    await narrow.stop();
  });
});
