import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const detect = (folder: string) =>
  promisify(execFile)('node_modules/.bin/jscpd', ['--config', '.jscpd.json', folder], { encoding: 'utf8' });

it('the check of copies refuses a file that stands twice, and nothing else', async () => {
  const folder = mkdtempSync(join('node_modules', 'copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync('domain/fraction.ts', join(folder, 'once.ts'));
  await expect(detect(folder)).resolves.toMatchObject({ stdout: expect.stringContaining('Found 0 clones') });
  copyFileSync('domain/fraction.ts', join(folder, 'twice.ts'));
  await expect(detect(folder)).rejects.toMatchObject({ code: 1 });
});
