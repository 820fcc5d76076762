import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['web', 'ui', 'contract', 'domain', 'content', 'scripts'];
const configs = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
const stampFile = join(root, 'build/sources.sha256');

/** Builds the browser's half unless the last build came from these very sources. */
export function buildIfNeeded(): void {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.info('Building the site (about a minute the first time) …');
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const result = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    throw new Error('The site could not be built: see the lines above.');
  }
  writeFileSync(stampFile, stamp);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = sources
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => !file.includes('.test.') && statSync(join(root, file)).isFile());
  for (const file of [...files.sort(), ...configs])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

if (import.meta.main) buildIfNeeded();
