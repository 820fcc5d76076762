import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Change, findChanges, type Kind, kinds } from './mutations.ts';

/**
 * Would a test notice? Changes one token at a time, at random, runs what `npm run check` and the component tests would run
 * for that file, and says which changes nobody noticed: `npm run mutate -- --seed 7 domain:14 web:8 contract:4`.
 * The same seed on the same sources makes the same changes. Files are put back; leave them alone meanwhile.
 */
const usual = ['domain:14', 'web:8', 'contract:4'];
/** What only tests and the gallery show. */
const standIns = /\.(test|examples)\.tsx?$|\/fixtures\/|^web\/dev\/|test-token/;
/** Twice what all component tests take: a slow run must not count as a test that noticed. */
const limitMs = 12 * 60_000;

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const random = seededRandom(Number(values.seed));
let restore = () => {};
process.on('SIGINT', () => {
  restore();
  process.exit(130);
});

const chosen = (positionals.length > 0 ? positionals : usual).flatMap((part) => {
  const [folder = '', count = '1'] = part.split(':');
  return sample(folder, Number(count));
});
const wrong = await whatNotices(...new Set(chosen.map(({ file }) => file)));
if (wrong) throw new Error(`${wrong} fails before anything is changed: mend that first`);

const totals = new Map<string, { killed: number; all: number }>();
for (const change of chosen) {
  const noticed = await tryChange(change);
  const { file, line, from, to } = change;
  const folder = file.split('/')[0] ?? '';
  const total = totals.get(folder) ?? { killed: 0, all: 0 };
  totals.set(folder, { killed: total.killed + (noticed ? 1 : 0), all: total.all + 1 });
  console.info(`${noticed ? `killed by ${noticed}` : 'SURVIVED'}  ${file}:${line}  ${from} → ${to}`);
}
for (const [folder, { killed, all }] of totals) console.info(`${folder}: ${killed} of ${all} killed`);

/** A kind of change at random, then one place of that kind, so that texts do not crowd out comparisons. */
function sample(folder: string, count: number): Change[] {
  const byKind = new Map<Kind, Change[]>(kinds.map((kind) => [kind, []]));
  const files = globSync(`${folder}{,/**}/*.{ts,tsx}`).filter((file) => !standIns.test(file));
  for (const file of files.sort()) {
    for (const change of findChanges(file, readFileSync(file, 'utf8'), random)) byKind.get(change.kind)?.push(change);
  }
  const chosen: Change[] = [];
  while (chosen.length < count) {
    const places = byKind.get(pick(kinds)) ?? [];
    if (places.length > 0) chosen.push(pick(places));
  }
  return chosen;
}

/** Makes the change, runs what should notice it, and takes it back. @returns what noticed it. */
async function tryChange({ file, start, end, to }: Change): Promise<string | undefined> {
  const text = readFileSync(file, 'utf8');
  restore = () => writeFileSync(file, text);
  writeFileSync(file, text.slice(0, start) + to + text.slice(end));
  try {
    return await whatNotices(file);
  } finally {
    restore();
  }
}

/** What fails of all that `npm run check` and the component tests would run for these files. */
async function whatNotices(...files: string[]): Promise<string | undefined> {
  const related = ['related', '--run', '--bail', '1', '--passWithNoTests', ...files, '--project'];
  return (
    (await failure('vitest', ...related, 'unit')) ??
    (await failure('vitest', ...related, 'components')) ??
    (await failure('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/mutate.tsbuildinfo'))
  );
}

/** What says that this fails, if it does; a change that never comes to an end is noticed too. */
async function failure(tool: 'vitest' | 'tsc', ...args: string[]): Promise<string | undefined> {
  const started = performance.now();
  const run = spawn(`node_modules/.bin/${tool}`, args, { stdio: 'ignore', timeout: limitMs });
  const [status] = await once(run, 'exit');
  // Told to end, vitest ends with a status of its own and no signal.
  if (performance.now() - started >= limitMs) return `${tool}, after ${limitMs / 60_000} minutes`;
  return status === 0 ? undefined : tool;
}

function pick<T>(items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
