/**
 * `npm run test:firebase`: the identity conformance suite and what the browser asks, against Google's own emulator of Firebase
 * Authentication. It is 266 MB, so it is not among our dependencies: FIREBASE_TOOLS names a folder that has firebase-tools in its
 * node_modules; without one it is installed, its scripts off, into a folder for temporary files that the next run finds again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const version = '15.34.2';
const folder = process.env.FIREBASE_TOOLS ?? install();
const suites = ['server/ports/identity/conformance', 'server/ports/identity/firebase'];
const env = { FIREBASE_TOOLS: folder, ALL_ON_PGLITE: '1' };
process.exitCode = run('npx', ['vitest', 'run', '--project', 'api-pglite', ...suites], env);

function install(): string {
  const temporary = join(tmpdir(), `cairn-firebase-tools-${version}`);
  if (existsSync(join(temporary, 'node_modules/firebase-tools/package.json'))) return temporary;
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'package.json'), '{ "private": true }');
  const how = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', temporary];
  if (run('npm', ['install', ...how, `firebase-tools@${version}`]) !== 0) throw new Error('It could not be installed.');
  return temporary;
}

/** @returns the exit code. */
function run(command: string, words: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
}
