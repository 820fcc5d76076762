import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Product, startProduct } from './product.ts';

/**
 * For a test file that starts the product as processes: a data folder for each test, or for the whole file, and an end for all
 * that it starts.
 */
export function manageProducts({ per = 'test' }: { per?: 'test' | 'file' } = {}) {
  let dataDir = '';
  const endings: (() => Promise<void>)[] = [];
  const [before, after] = per === 'file' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'cairn-process-'));
  });
  after(async () => {
    for (const end of endings.splice(0).reverse()) await end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    async start(env: Record<string, string> = {}): Promise<Product> {
      const product = await startProduct({ DATA_DIR: dataDir, ...env });
      endings.push(product.kill);
      return product;
    },
    /** Runs after the test, before what was started earlier ends. */
    endWith: (end: () => Promise<void>) => void endings.push(end),
  };
}
