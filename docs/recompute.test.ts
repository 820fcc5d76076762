import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from '#domain/validation/fixtures/good-intakes.ts';
import { FIRST_MONTH, observed, onFile, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { lockedTest, shownBy, testResult } from '#domain/validation/fixtures/locked-tests.ts';
import { backed, filed, marsGas } from '#domain/validation/fixtures/mars-gas.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot, SnapshotInput } from '#domain/validation/snapshot.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import { VERDICTS } from '#domain/validation/verdict.ts';
import { storedSamples } from '#tests/fixtures/versions/samples.ts';

const SCRIPT = 'docs/recompute.mjs';

const exportOf = (snapshot: Snapshot) => ({ snapshot, report: buildReport(snapshot) });
const run = (exported: unknown) => {
  const input = typeof exported === 'string' ? exported : JSON.stringify(exported);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
};

const SEVEN: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
const tested = (assumptionId: string, passMark: PassMark, successes: number, trials: number) =>
  lockedTest(assumptionId, snapshotOf(), { passMark, results: [testResult(successes, trials)] });
const withLink = (test: TestRecord) => shownBy(test, { link: 'https://example.com/sheet' });
const withFile = (test: TestRecord) => shownBy(test, { file: { id: 'sheet', name: 'sheet.pdf', sha256: '0' } });

describe('docs/recompute.mjs', () => {
  it('has at most 470 lines and imports nothing of the product', () => {
    const source = readFileSync(SCRIPT, 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(470);
    const imports = source.match(/^import .*|require\(.*/gm) ?? [];
    expect(imports).toEqual(["import { readFileSync } from 'node:fs';"]);
  });

  it('agrees with every exported report', () => {
    const aged = [
      ...FIRST_MONTH,
      observed('m1', { assumptionId: 'D1', date: '2025-12-31', inSegment: false, proof: 'asserted' }),
      observed('m4', { assumptionId: 'V5', level: 'L6', count: 9000, note: '' }),
      observed('m5', { assumptionId: 'V5', level: 'L1', count: 9000 }),
      ...(['L2', 'L5', 'L6'] as const).map((level) => observed(`p${level}`, { assumptionId: 'P1', level })),
      observed('m2', { assumptionId: 'D1', date: '2024-02-29', independence: 'warm', level: 'L6', side: 'against' }),
      ...[30_000, 2_250_000].map((amountMinor) =>
        observed(`d${amountMinor}`, {
          ...{ assumptionId: 'V1', level: 'L5', count: 9 },
          observation: { id: `d${amountMinor}`, people: 9, paid: { amountMinor, currency: 'NGN' } },
        }),
      ),
      observed('m3', { assumptionId: 'F2', date: '2025-03-16', independence: 'friend', level: 'L2', count: 7 }),
    ];
    const snapshots = [
      snapshotOf(),
      snapshotOf({ evidence: [] }),
      snapshotOf({ evidence: aged }),
      snapshotOf({ evidence: aged, asOf: '2028-02-29' }),
      { ...snapshotOf({ evidence: aged }), formulaVersion: 'validation-score-2' },
      snapshotOf({
        evidence: aged,
        intake: { ...BOOKKEEPING, segmentSize: null, segment: 'Twelve fabric traders in one row' },
      }),
      snapshotOf({
        evidence: aged,
        intake: { ...BOOKKEEPING, segmentSize: null, segment: '24-hour traders at the gate' },
      }),
      snapshotOf({
        intake: { ...BOOKKEEPING, pitch: 'We deliver cocaine to party people in Lekki' },
        evidence: [...aged, observed('p4', { assumptionId: 'P1', level: 'L4', count: 9 })],
      }),
      // The founder's own day is one ahead of UTC: over the end of a month, of a leap February and of a year.
      ...['2026-02-28', '2028-02-29', '2026-12-31'].map((asOf) =>
        snapshotOf({ asOf, evidence: [observed('e1', { assumptionId: 'D1', date: addDays(asOf, 1) })] }),
      ),
      ...Object.values(GOOD_INTAKES)
        .slice(1, 4)
        .map((intake) => snapshotOf({ intake, evidence: aged })),
    ];
    for (const snapshot of snapshots) {
      const { status, stdout } = run(exportOf(snapshot));
      expect(stdout.match(/ {2}agrees/g)).toHaveLength(6);
      expect(status).toBe(0);
    }
  });

  it('works out every verdict as the rules do', () => {
    const paid = (id: string, assumptionId: string, side: 'for' | 'against') =>
      observed(id, { assumptionId, side, level: 'L4', count: 9, date: '2026-03-01' });
    const ids = snapshotOf().assumptions.map((assumption) => assumption.id);
    const confirmedByOne = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0 };
    const ledgers = [
      [],
      FIRST_MONTH,
      ids.flatMap((id, index) => ['a', 'b', 'c'].map((one) => paid(`f${index}${one}`, id, 'for'))),
      ids.flatMap((id, index) =>
        ['a', 'b', 'c'].map((one) => ({
          ...paid(`k${index}${one}`, id, 'for'),
          ...(index === 0 && { witnessed: confirmedByOne }),
        })),
      ),
      ...[(one: string) => one, () => 'the same for all'].map((sha256) =>
        ids.flatMap((id, index) =>
          ['a', 'b', 'c'].map((one) => {
            const line = paid(`l${index}${one}`, id, 'for');
            const file = { id: line.id, name: 'receipt.jpg', sha256: sha256(line.id) };
            return { ...line, file, ...(index === 0 && { witnessed: confirmedByOne }) };
          }),
        ),
      ),
      [4, 479_999, 480_000, 24_000_000].flatMap((amountMinor, index) =>
        ['V1', 'V2'].map((id) => ({
          ...paid(`t${index}${id}`, id, 'for'),
          ...{ level: 'L5' as const, count: 4 },
          observation: { id: `t${index}`, people: 4, paid: { amountMinor, currency: 'NGN' as const } },
        })),
      ),
      ids.map((id, index) => paid(`h${index}`, id, 'for')),
      ids.map((id, index) => ({
        ...paid(`i${index}`, id, 'for'),
        link: index % 2 ? 'https://www.example.com/p/' : 'http://EXAMPLE.com/p#x',
      })),
      ids.map((id, index) => ({
        ...paid(`j${index}`, id, 'for'),
        observation: { id: 'o', people: 9 },
        level: 'L6' as const,
      })),
      ids.flatMap((id, index) =>
        ['a', 'b', 'c'].map((one) => ({
          ...paid(`q${index}${one}`, id, 'for'),
          witnessed: { ...confirmedByOne, confirmed: 9 },
        })),
      ),
      ids.slice(0, 9).map((id, index) => paid(`g${index}`, id, 'for')),
      ids.map((id, index) => paid(`a${index}`, id, 'against')),
    ];
    const seen = ledgers.map((evidence) => {
      const exported = exportOf(snapshotOf({ evidence }));
      expect(run(exported)).toMatchObject({ status: 0 });
      return exported.report.verdict.id;
    });
    expect(new Set(seen)).toEqual(new Set(['untested', 'mixed', 'supported', 'contradicted']));
  });

  it('works out what blocks the best verdict: a failed test, or the founder’s word alone', () => {
    const { assumptions } = snapshotOf();
    const seen = assumptions.flatMap(({ id }) => [
      observed(id, {
        ...{ assumptionId: id, level: 'L4', count: 9 },
        witnessed: { confirmed: 9, denied: 0, networks: 9, fromOwnNetwork: 0 },
      }),
      onFile(`${id}-back`, { assumptionId: id, level: 'L6', count: 9 }),
      onFile(`${id}-more`, { assumptionId: id, level: 'L4', count: 9 }),
    ]);
    const share: PassMark = { kind: 'share', barPercent: '5', sample: 200 };
    const verdictOf = (input: Partial<SnapshotInput>) => {
      const exported = exportOf(snapshotOf({ evidence: seen, ...input }));
      expect(run(exported)).toMatchObject({ status: 0 });
      return exported.report.verdict.id;
    };
    expect(verdictOf({ testCards: [tested('V1', SEVEN, 7, 40)] })).toBe('mixed');
    expect(verdictOf({ testCards: [tested('V1', SEVEN, 7, 10)] })).toBe('supported');
    expect(verdictOf({ testCards: [tested('V1', SEVEN, 1, 3)] })).toBe('supported');
    expect(verdictOf({ testCards: [tested('D1', share, 2, 200)] })).toBe('mixed');
    expect(verdictOf({ testCards: [tested('D1', share, 12, 200)] })).toBe('supported');
    expect(verdictOf({ testCards: [tested('D1', share, 0, 20)] })).toBe('supported');
    expect(verdictOf({ testCards: [tested('D2', SEVEN, 7, 40)] })).toBe('supported');
    const objection = { reason: 'The stalls were closed', objectedAt: '2026-03-11' };
    expect(verdictOf({ testCards: [{ ...tested('V1', SEVEN, 7, 40), objection }] })).toBe('supported');
    const typed = seen.map((item) =>
      item.assumptionId === 'V1' ? { ...item, link: '', file: undefined, witnessed: undefined, count: 30 } : item,
    );
    expect(verdictOf({ evidence: typed })).toBe('mixed');
    const alone = seen.map((item) => (item.assumptionId === 'V1' ? { ...item, witnessed: undefined } : item));
    const passed = tested('V1', SEVEN, 7, 10);
    expect(verdictOf({ evidence: alone, testCards: [passed] })).toBe('mixed');
    expect(verdictOf({ evidence: alone, testCards: [withLink(passed)] })).toBe('mixed');
    expect(verdictOf({ evidence: alone, testCards: [withFile(passed)] })).toBe('supported');
  });

  it('works out what lowering cannot take away, as the seventh formula does and the sixth did not', () => {
    const evidence = [observed('no', { assumptionId: 'V1', level: 'L5', side: 'against', count: 9 })];
    const edits = ['V1', 'D1'].map((assumptionId) => ({
      ...({ assumptionId, importance: 1, date: '2026-03-12' } as const),
      reason: 'It is only nice to know',
    }));
    const verdicts = ['validation-score-6', 'validation-score-7'].map((formulaVersion) => {
      const kept = { ...snapshotOf({ intake: marsGas, evidence, importanceEdits: edits }), formulaVersion };
      const exported = exportOf(kept);
      expect(run(exported)).toMatchObject({ status: 0 });
      return exported.report.verdict.id;
    });
    expect(verdicts).toEqual(['untested', 'contradicted']);
  });

  it('works out what a changed answer cannot take away, as the ninth formula does and the eighth did not', () => {
    const evidence = [...filed, observed('no', { assumptionId: 'D2', level: 'L5', side: 'against', count: 40 })];
    const kept = snapshotOf({ intake: marsGas, evidence, heldImportance: { D2: 5 } });
    const verdicts = ['validation-score-8', 'validation-score-9'].map((formulaVersion) => {
      const exported = exportOf({ ...kept, formulaVersion });
      expect(run(exported)).toMatchObject({ status: 0 });
      return exported.report.beliefs.find(({ id }) => id === 'D2')?.importance;
    });
    expect(verdicts[0]).toBeLessThan(5);
    expect(verdicts[1]).toBe(5);
    expect(run({ ...exportOf(kept), snapshot: { ...kept, heldImportance: undefined } })).toMatchObject({ status: 1 });
  });

  it('works out what outweighs what, and whose agreement counts, as the fifth formula does and the fourth did not', () => {
    const word = (id: string, given: Partial<EvidenceItem>) =>
      observed(id, { assumptionId: 'V1', level: 'L5', proof: 'asserted', ...given });
    const far = (id: string, given: Partial<EvidenceItem>) =>
      word(id, { side: 'against', independence: 'friend', inSegment: false, ...given });
    const deposit = {
      observation: { id: 'o', people: 9, paid: { amountMinor: 30_000, currency: 'NGN' as const } },
      count: 9,
    };
    const ledgers = [
      [word('no', { side: 'against', count: 5 }), word('yes', {}), word('talk', { level: 'L3', count: 9 })],
      [...backed, ...['L3', 'L4'].map((level) => far(level, { level: level as 'L3', count: 12 }))],
      [...backed, far('no', { count: 2 }), word('deposit', deposit)],
      [...backed, far('no', { count: 2 })],
      [word('crowd', { level: 'L2', note: 'All the sellers said yes' })],
      [word('crowd', { level: 'L2', note: 'All nine sellers said yes' })],
      [word('crowd', { level: 'L2', note: 'She would use it all the time' })],
    ];
    const seen = ledgers.map((evidence) =>
      ['validation-score-4', 'validation-score-5'].map((formulaVersion) => {
        const exported = exportOf({ ...snapshotOf({ intake: marsGas, evidence }), formulaVersion });
        expect(run(exported)).toMatchObject({ status: 0 });
        return [exported.report.verdict.id, exported.report.score?.support];
      }),
    );
    expect(seen.map(([before, after]) => JSON.stringify(before) === JSON.stringify(after))).toEqual([
      ...[false, false, true, false, false],
      ...[true, true],
    ]);
  });

  it('lets nothing typed soften what speaks against, as the sixth formula does and the fifth did not', () => {
    const on = (id: string, given: Partial<EvidenceItem> = {}) =>
      observed(id, { assumptionId: 'V1', level: 'L5', ...given });
    const refused = on('no', { side: 'against', proof: 'asserted', count: 5 });
    const witnessed = { confirmed: 2, denied: 0, networks: 2, fromOwnNetwork: 0 };
    const passed = tested('V1', SEVEN, 7, 10);
    const ledgers: [Partial<SnapshotInput>, boolean][] = [
      [{ evidence: [refused, on('word', { proof: 'asserted' })] }, false],
      [{ evidence: [refused, on('link', { count: 9 })] }, false],
      [{ evidence: [refused, on('some', { count: 9, witnessed })] }, false],
      [{ evidence: [refused, on('all', { count: 2, witnessed })] }, true],
      [{ evidence: [refused, onFile('file', { assumptionId: 'V1', level: 'L5' })] }, true],
      [{ evidence: [refused], testCards: [passed] }, false],
      [{ evidence: [refused], testCards: [withLink(passed)] }, true],
      [{ evidence: [on('word', { proof: 'asserted' }), on('link')] }, true],
      [{ intake: marsGas, evidence: [...filed, on('far', { side: 'against', level: 'L3', inSegment: false })] }, true],
      [
        { intake: marsGas, evidence: [...backed, on('far', { side: 'against', level: 'L3', inSegment: false })] },
        false,
      ],
    ];
    for (const [input, isSame] of ledgers) {
      const [before, after] = ['validation-score-5', 'validation-score-6'].map((formulaVersion) => {
        const exported = exportOf({ ...snapshotOf(input), formulaVersion });
        expect(run(exported)).toMatchObject({ status: 0 });
        const { verdict, score } = exported.report;
        return [verdict.id, score?.against];
      });
      expect(JSON.stringify(before) === JSON.stringify(after), JSON.stringify(input.evidence?.at(-1))).toBe(isSame);
    }
  });

  it('takes a file, and a mark near the one proposed, for the result of a test, as the seventh formula does and the sixth did not', () => {
    const refused = observed('no', {
      ...{ assumptionId: 'V1', level: 'L5', side: 'against', count: 5 },
      proof: 'asserted',
    });
    const passed = tested('V1', SEVEN, 7, 10);
    const few = tested('V1', { kind: 'count', atLeast: 2, sample: 3 }, 3, 3);
    const easy = tested('V1', { ...SEVEN, atLeast: 1 }, 7, 10);
    const failedLow = tested('V1', { kind: 'count', atLeast: 2, sample: 3 }, 0, 3);
    const ledgers: [TestRecord, boolean][] = [
      [passed, true],
      [withFile(passed), true],
      [withLink(passed), false],
      [withFile(few), false],
      [withFile(easy), false],
      [easy, true],
      [withFile(failedLow), true],
    ];
    for (const [testCard, isSame] of ledgers) {
      const [before, after] = ['validation-score-6', 'validation-score-7'].map((formulaVersion) => {
        const exported = exportOf({ ...snapshotOf({ evidence: [refused], testCards: [testCard] }), formulaVersion });
        expect(run(exported)).toMatchObject({ status: 0 });
        return [exported.report.verdict.id, exported.report.score?.against, exported.report.score?.support];
      });
      expect(JSON.stringify(before) === JSON.stringify(after), JSON.stringify(testCard)).toBe(isSame);
    }
  });

  it('takes no payment of an earlier price, and one file for one test, as the eighth formula does and the seventh did not', () => {
    const price = { amountMinor: 50_000_000, currency: 'NGN' as const };
    const notedPrice = { amountMinor: 2_000_000, currency: 'NGN' as const };
    const paid = observed('paid', { assumptionId: 'V1', level: 'L5', count: 4, notedPrice });
    const enough = { id: 'o', people: 4, paid: { ...price, amountMinor: 4 * price.amountMinor } };
    const [one, two] = [withFile(tested('V1', SEVEN, 7, 10)), withFile(tested('D1', SEVEN, 7, 10))];
    const other = shownBy(two, { file: { id: 'other', name: 'other.pdf', sha256: '1' } });
    const ledgers: [Partial<SnapshotInput>, boolean][] = [
      [{ evidence: [paid] }, false],
      [{ evidence: [{ ...paid, assumptionId: 'V5' }] }, false],
      [{ evidence: [{ ...paid, level: 'L6' }] }, false],
      [{ evidence: [{ ...paid, notedPrice: { ...notedPrice, currency: 'USD' } }] }, false],
      [{ evidence: [{ ...paid, notedPrice: undefined }] }, true],
      [{ evidence: [{ ...paid, notedPrice: price }] }, true],
      [{ evidence: [{ ...paid, observation: enough }] }, true],
      [{ evidence: [{ ...paid, assumptionId: 'D3' }] }, true],
      [{ evidence: [], testCards: [one, two] }, false],
      [{ evidence: [], testCards: [one, other] }, true],
    ];
    for (const [ledger, isSame] of ledgers) {
      const [before, after] = ['validation-score-7', 'validation-score-8'].map((formulaVersion) => {
        const exported = exportOf({ ...snapshotOf({ ...ledger, intake: { ...BOOKKEEPING, price } }), formulaVersion });
        const { status, stderr } = run(exported);
        expect(status, stderr).toBe(0);
        return exported.report.beliefs.map(({ score }) => [score?.r, score?.c, score?.d]);
      });
      expect(JSON.stringify(before) === JSON.stringify(after), JSON.stringify(ledger)).toBe(isSame);
    }
  });

  it('takes no pass at an earlier price, no importance below its rule and no file for somebody else, as the ninth formula does', () => {
    const { assumptions } = snapshotOf();
    const price = { amountMinor: 50_000_000, currency: 'NGN' as const };
    const onRecord = assumptions.flatMap(({ id }) =>
      ['a', 'b', 'c'].map((one) => onFile(`${id}-${one}`, { assumptionId: id, level: 'L4', count: 9 })),
    );
    const oneYes = onRecord.map((item) =>
      item.id === 'D1-a' ? { ...item, witnessed: { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0 } } : item,
    );
    const importanceEdits = assumptions.map(({ id }) => ({
      ...({ assumptionId: id, importance: 1, date: '2026-03-12' } as const),
      reason: 'It is only nice to know',
    }));
    const again = observed('again', {
      ...{ assumptionId: 'V1', level: 'L6', count: 4 },
      observation: { id: 'o', people: 4, paid: { amountMinor: 400, currency: 'NGN' } },
    });
    const passed = (id: string) => withFile(tested(id, SEVEN, 7, 10));
    const ledgers: [Partial<SnapshotInput>, boolean][] = [
      [{ evidence: oneYes }, false],
      [{ evidence: FIRST_MONTH, importanceEdits }, false],
      [{ evidence: FIRST_MONTH, importanceEdits: importanceEdits.map((one) => ({ ...one, importance: 5 })) }, true],
      [{ evidence: [again] }, false],
      [{ evidence: [{ ...again, level: 'L5' }] }, true],
      [{ evidence: [], testCards: [passed('V1')], intake: { ...BOOKKEEPING, price } }, false],
      [{ evidence: [], testCards: [passed('V5')], intake: { ...BOOKKEEPING, price } }, false],
      [{ evidence: [], testCards: [passed('V1')] }, true],
      [{ evidence: [], testCards: [passed('D1')], intake: { ...BOOKKEEPING, price } }, true],
      [
        {
          ...{ evidence: [], intake: { ...BOOKKEEPING, price } },
          testCards: [lockedTest('V1', snapshotOf(), { passMark: SEVEN, results: [testResult(0, 10)] })],
        },
        true,
      ],
    ];
    for (const [ledger, isSame] of ledgers) {
      const [before, after] = ['validation-score-8', 'validation-score-9'].map((formulaVersion) => {
        const exported = exportOf({ ...snapshotOf(ledger), formulaVersion });
        const { status, stderr, stdout } = run(exported);
        expect(status, `${stderr}${stdout}`).toBe(0);
        const { verdict, score } = exported.report;
        return [verdict.id, score?.exact];
      });
      expect(JSON.stringify(before) === JSON.stringify(after), JSON.stringify(ledger)).toBe(isSame);
    }
  });

  it('still works out a report of the first formula, which took every entry as it was written', () => {
    const evidence = [observed('e1', { assumptionId: 'P1', level: 'L5', proof: 'verified', count: 3, note: '' })];
    const snapshot = { ...snapshotOf({ evidence }), formulaVersion: 'validation-score-1' };
    const { stdout, status } = run(exportOf(snapshot));
    expect(stdout.match(/ {2}agrees/g)).toHaveLength(6);
    expect(status).toBe(0);
    for (const sample of storedSamples.filter(({ type }) => type === 'validation')) {
      const { snapshot, report } = sample;
      expect(run(`{"snapshot":${snapshot},"report":${report}}`), sample.madeBy).toMatchObject({ status: 0 });
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
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { link: '' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { note: ' ' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[1] ?? {}, { level: 'L5' }),
      ({ snapshot }) => Object.assign(snapshot.intake, { segmentSize: 1 }),
      ({ snapshot }) => Object.assign(snapshot, { formulaVersion: 'validation-score-1' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { side: 'against' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { date: '2031-01-01' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { level: 'L7' }),
      ({ snapshot }) => Object.assign(snapshot.assumptions[0] ?? {}, { importance: 1 }),
      ({ snapshot }) => snapshot.assumptions.pop(),
      ({ snapshot }) => snapshot.evidence.pop(),
      ({ snapshot }) => Object.assign(snapshot, { asOf: '2027-03-15' }),
      ({ snapshot }) => Object.assign(snapshot.evidence[0] ?? {}, { date: addDays(snapshot.asOf, 2) }),
      ({ report }) => Object.assign(report.verdict, VERDICTS.supported, { id: 'supported' }),
      ({ report }) => Object.assign(report.verdict, { label: VERDICTS.supported.label }),
      ({ report }) => Object.assign(report.score?.range ?? {}, { min: 90, max: 99 }),
      ({ report }) => Object.assign(report.score?.range?.each[0] ?? {}, { support: 99 }),
      ({ report }) => Object.assign(report.score ?? {}, { range: null }),
      ...(['r', 's', 'b', 'd', 'u', 'risk'] as const).map(
        (key) =>
          ({ report }: ReturnType<typeof exportOf>) =>
            void Object.assign(report.beliefs[0]?.score ?? {}, { [key]: 1.5 }),
      ),
      ({ report }) => Object.assign(report.beliefs[0] ?? {}, { importance: 1 }),
      ({ report }) => report.beliefs.pop(),
    ];
    for (const tamper of tampered) {
      const exported = structuredClone(exportOf(snapshotOf()));
      tamper(exported);
      expect(run(exported).status, tamper.toString()).toBe(1);
    }
  });

  it('has an exit code of its own for what was not checked, and fails on what is no report', () => {
    const { status, stderr } = run(exportOf(snapshotOf({ intake: {} })));
    expect([status, stderr.trim()]).toEqual([
      2,
      'Not checked: the report gives no score, because it calls the answers not testable.',
    ]);
    const { snapshot, report } = exportOf(snapshotOf());
    expect(run({ snapshot, report: { ...report, score: null, notTestable: 'anything' } }).status).toBe(2);
    expect(run({ snapshot, report: { ...report, formulaVersion: 'validation-score-10' } }).status).toBe(2);
    for (const input of ['', 'null', '{"snapshot":{}}', '{oops']) expect(run(input).status).toBe(1);
  });
});
