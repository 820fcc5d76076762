import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GOOD_INTAKES } from '#domain/validation/fixtures/good-intakes.ts';
import { FIRST_MONTH, observed, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';

const SCRIPT = 'docs/recompute.mjs';

const exportOf = (snapshot: Snapshot) => ({ snapshot, report: buildReport(snapshot) });
const run = (exported: unknown) => {
  const input = typeof exported === 'string' ? exported : JSON.stringify(exported);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('docs/recompute.mjs', () => {
  it('has at most 100 lines and imports nothing of the product', () => {
    const source = readFileSync(SCRIPT, 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
    const imports = source.match(/^import .*|require\(.*/gm) ?? [];
    expect(imports).toEqual(["import { readFileSync } from 'node:fs';"]);
  });

  it('agrees with every exported report', () => {
    const aged = [
      ...FIRST_MONTH,
      observed('m1', { assumptionId: 'D1', date: '2025-12-31', inSegment: false, proof: 'asserted' }),
      observed('m2', { assumptionId: 'D1', date: '2024-02-29', independence: 'warm', level: 'L6', side: 'against' }),
      observed('m3', { assumptionId: 'F2', date: '2025-03-16', independence: 'friend', level: 'L2', count: 7 }),
    ];
    const snapshots = [
      snapshotOf(),
      snapshotOf({ evidence: [] }),
      snapshotOf({ evidence: aged }),
      snapshotOf({ evidence: aged, asOf: '2028-02-29' }),
      ...Object.values(GOOD_INTAKES)
        .slice(1, 4)
        .map((intake) => snapshotOf({ intake, evidence: aged })),
    ];
    for (const snapshot of snapshots) {
      const { status, stdout } = run(exportOf(snapshot));
      expect(stdout.match(/ {2}agrees/g)).toHaveLength(3);
      expect(status).toBe(0);
    }
  });

  it('reads a file too', () => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, 'package.json'], { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([1, 'This is not an exported report: it needs snapshot and report.']);
  });

  it('finds every figure and every input that was tampered with', () => {
    const tampered: ((exported: ReturnType<typeof exportOf>) => void)[] = [
      ({ report }) => Object.assign(report.score ?? {}, { support: (report.score?.support ?? 0) + 0.1 }),
      ({ report }) => Object.assign(report.score?.exact ?? {}, { against: 0 }),
      ({ report }) => Object.assign(report, { score: {} }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { count: 7, proof: 'asserted' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { side: 'against' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { date: '2031-01-01' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { level: 'L7' }),
      ({ snapshot }) => Object.assign(snapshot.assumptions[0] ?? {}, { importance: 1 }),
      ({ snapshot }) => snapshot.assumptions.pop(),
      ({ snapshot }) => snapshot.evidence.pop(),
      ({ snapshot }) => Object.assign(snapshot, { asOf: '2027-03-15' }),
    ];
    for (const tamper of tampered) {
      const exported = structuredClone(exportOf(snapshotOf()));
      tamper(exported);
      expect(run(exported).status, tamper.toString()).toBe(1);
    }
  });

  it('says so when there is no score, and fails on what is no report', () => {
    const { status, stdout } = run(exportOf(snapshotOf({ intake: {} })));
    expect([status, stdout.trim()]).toEqual([
      0,
      'No score to check. The report says: Not testable yet: fix these fields',
    ]);
    for (const input of ['', 'null', '{"snapshot":{}}', '{oops']) expect(run(input).status).toBe(1);
  });
});
