import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Product, startProduct } from '#tests/setup/product.ts';

let dataDir: string;
const running: Product[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cairn-process-'));
});
afterEach(async () => {
  for (const product of running.splice(0)) await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}) {
  const product = await startProduct({ DATA_DIR: dataDir, ...env });
  running.push(product);
  return product;
}

describe.runIf(inject('testDatabase').kind === 'pglite')('the process on its embedded database', () => {
  it('is refused a data directory that another one holds, and gets it once that one was killed', async () => {
    const first = await start();
    await expect(startProduct({ DATA_DIR: dataDir })).rejects.toThrow(/is in use by another Cairn process/);
    await first.kill();
    const second = await start();
    expect((await fetch(`${second.url}/healthz`)).ok).toBe(true);
  });

  it('says what it is doing at a first start, and names every setting that is wrong', async () => {
    await expect(startProduct({ DATA_DIR: dataDir, DATABASE_POOL: 'many', APP_ENV: 'prod' })).rejects.toThrow(
      /The environment cannot be used:\n {2}APP_ENV[\s\S]*DATABASE_POOL/,
    );
  });

  it('refuses to start in production on development secrets', async () => {
    await expect(startProduct({ DATA_DIR: dataDir, APP_ENV: 'production' })).rejects.toThrow(/AUTH_SECRET is required/);
  });
});
