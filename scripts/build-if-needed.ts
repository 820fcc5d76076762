import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['web', 'ui', 'contract', 'domain', 'content', 'scripts'];
const configs = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
const stampFile = join(root, 'build/sources.sha256');

/** The first page has ten seconds to render, which a machine that is busy with other things can miss. */
const tooSlow = 'aborted due to timeout';
const attempts = 3;

/** Builds the browser's half unless the last build came from these very sources. */
export function buildIfNeeded(): void {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.info('Building the site (about a minute the first time) …');
  for (let attempt = 1; !build(); attempt++) {
    if (attempt === attempts) throw new Error('The site could not be built: see the lines above.');
    console.info('Too slow just now: building once more …');
  }
  writeFileSync(stampFile, stamp);
}

/** @returns whether it is built; not when it was only too slow. @throws Error for any other fault. */
function build(): boolean {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return true;
  console.error(stdout, stderr);
  if (`${stdout}${stderr}`.includes(tooSlow)) return false;
  throw new Error('The site could not be built: see the lines above.');
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
