#!/usr/bin/env node
// Works out Support, Against and Unknown of a validation report again, from its exported JSON alone.
// It shares no code with the product. Run: node recompute.mjs report.json (or give the JSON on standard input).
// Exit code 0: the figures agree; 1: they do not, or the file cannot be read as a report.
import { readFileSync } from 'node:fs';

const LEVELS = { L1: [1, 3], L2: [0.5, 3], L3: [1.5, 6], L4: [2.5, 8], L5: [4, 12], L6: [5, 15] }; // points, cap
const INDEPENDENCE = { stranger: 1, warm: 0.6, friend: 0.25 };
const PROOF = { verified: 1, artefact: 0.7, asserted: 0.4 };
const PRIOR = 6;

function fail(message) {
  console.error(message);
  process.exit(1);
}

const pick = (table, key) => (Object.hasOwn(table, key) ? table[key] : fail(`Unknown value: ${key}`));
const lastDay = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whole calendar months: the same day of a later month counts, or its last day where that day does not exist. */
function months(date, asOf) {
  const [y1, m1, d1] = date.split('-').map(Number);
  const [y2, m2, d2] = asOf.split('-').map(Number);
  const full = (y2 - y1) * 12 + m2 - m1;
  const count = d2 >= Math.min(d1, lastDay(y2, m2)) ? full : full - 1;
  return Number.isInteger(count) && count >= 0 ? count : fail(`A date is missing or lies in the future: ${date}`);
}

/** Points of one side of one assumption: capped for each level and independence, then added up. */
function points(items, asOf) {
  const groups = {};
  for (const item of items) {
    if (!(Number.isInteger(item.count) && item.count >= 1)) fail(`Not a count: ${item.count}`);
    const age = 0.5 ** (months(item.date, asOf) / 12);
    const weight = pick(INDEPENDENCE, item.independence) * pick(PROOF, item.proof) * (item.inSegment ? 1 : 0.3);
    const key = `${item.level} ${item.independence}`;
    groups[key] = (groups[key] ?? 0) + item.count * pick(LEVELS, item.level)[0] * weight * age;
  }
  const capped = Object.entries(groups).map(([key, sum]) => {
    const [level, independence] = key.split(' ');
    return Math.min(sum, LEVELS[level][1] * INDEPENDENCE[independence]);
  });
  return capped.reduce((total, value) => total + value, 0);
}

function recompute({ assumptions, evidence, asOf }) {
  let weights = 0;
  let support = 0;
  let against = 0;
  for (const { id, importance } of assumptions) {
    if (![1, 2, 3, 4, 5].includes(importance)) fail(`Not an importance: ${importance}`);
    const own = evidence.filter((item) => item.assumptionId === id);
    if (own.some(({ side }) => side !== 'for' && side !== 'against')) fail('A side is neither for nor against.');
    const r = points(
      own.filter((item) => item.side === 'for'),
      asOf,
    );
    const s = points(
      own.filter((item) => item.side === 'against'),
      asOf,
    );
    weights += importance;
    support += (importance * r) / (r + s + PRIOR);
    against += (importance * s) / (r + s + PRIOR);
  }
  const unknown = weights - support - against;
  return { support: (100 * support) / weights, against: (100 * against) / weights, unknown: (100 * unknown) / weights };
}

let exported;
try {
  exported = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
} catch (error) {
  fail(`This is not JSON: ${error.message}`);
}
const { snapshot, report } = exported ?? {};
if (!Array.isArray(snapshot?.assumptions) || !Array.isArray(snapshot?.evidence) || !report)
  fail('This is not an exported report: it needs snapshot and report.');
if (report.score === null) {
  console.info(`No score to check. The report says: ${report.notTestable}`);
  process.exit(0);
}

const figures = recompute(snapshot);
let agrees = true;
for (const name of ['support', 'against', 'unknown']) {
  const exact = report.score?.exact?.[name];
  const shown = report.score?.[name];
  const right = Math.abs(figures[name] - exact) < 1e-9 && Math.abs(figures[name] - shown) < 0.05 + 1e-9;
  agrees &&= right;
  const verdict = right ? 'agrees' : 'DOES NOT AGREE';
  console.info(`${name.padEnd(8)} recomputed ${figures[name].toFixed(6)}  report ${shown}  ${verdict}`);
}
process.exit(agrees ? 0 : 1);
