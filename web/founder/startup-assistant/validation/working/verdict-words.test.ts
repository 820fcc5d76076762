import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { observed, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { buildReport, type ValidationReport } from '#domain/validation/report.ts';
import { type Importance, PRIOR_WEIGHT, sharesOf } from '#domain/validation/score.ts';
import { verdictMeaning } from '#domain/validation/verdict-told.ts';
import { pointsLacking, pointsToSpare } from './points-to-line.ts';
import { stillNeeded, whatWouldChange, YARDSTICK } from './verdict-words.ts';

const changesOf = (report: ValidationReport, intake = completeIntake(BOOKKEEPING)) => whatWouldChange(report, intake);
const neededOf = (report: ValidationReport, intake = completeIntake(BOOKKEEPING)) => stillNeeded(report, intake);

const points = fc.double({ min: 0, max: 200, noNaN: true });
const important = fc.constantFrom<Importance>(4, 5);
const share = (r: number, s: number) => r / (r + s + PRIOR_WEIGHT);
const lineOf = (importance: Importance) => (importance === 5 ? 0.5 : 0.3);

describe('what would change the verdict', () => {
  it('names the points that bring an assumption up to its line, and no more', () => {
    fc.assert(
      fc.property(important, points, points, (importance, r, s) => {
        const lacking = pointsLacking({ importance, r, s });
        const line = lineOf(importance);
        expect(share(r + lacking, s)).toBeGreaterThanOrEqual(line - 1e-9);
        if (lacking > 0.01) expect(share(r + lacking - 0.01, s)).toBeLessThan(line);
      }),
    );
  });

  it('names what must be confirmed where nobody else stands behind some of what speaks for it', () => {
    fc.assert(
      fc.property(important, points, points, points, (importance, typed, c, s) => {
        const r = typed + c;
        const lacking = pointsLacking({ importance, r, s, c });
        const shareOf = (more: number) => sharesOf(r + more, s, c + more).b;
        expect(shareOf(lacking)).toBeGreaterThanOrEqual(lineOf(importance) - 1e-9);
        if (lacking > 0.01) expect(shareOf(lacking - 0.01)).toBeLessThan(lineOf(importance));
      }),
    );
  });

  it('names the points against that an assumption can bear', () => {
    fc.assert(
      fc.property(important, points, points, (importance, r, s) => {
        const spare = pointsToSpare({ importance, r, s });
        const line = lineOf(importance);
        fc.pre(share(r, s) >= line);
        expect(share(r, s + spare)).toBeGreaterThanOrEqual(line - 1e-9);
        expect(share(r, s + spare + 0.01)).toBeLessThan(line);
      }),
    );
  });

  it('names one number of beliefs, and the same on every page', () => {
    const report = buildReport(snapshotOf({ evidence: [] }));
    expect(report.verdict.id).toBe('untested');
    const needed = neededOf(report);
    expect(needed).toMatch(/for all \d+ make-or-break beliefs\.$/);
    expect(changesOf(report).map(({ text }) => text)).toEqual([
      `${needed} A past purchase, a deposit, an hour given and a repeat count. What people say they would do does not count here.`,
    ]);
  });

  const refusals = (count: number, given: Partial<EvidenceItem> = {}) =>
    observed('no', { assumptionId: 'V1', side: 'against', level: 'L5', proof: 'asserted', count, ...given });
  const contradicted = (evidence: EvidenceItem[]) => {
    const report = buildReport(snapshotOf({ evidence }));
    expect(report.verdict.id).toBe('contradicted');
    const [condition] = changesOf(report);
    return condition?.text ?? '';
  };

  it('says how many people must do it for a belief to be no longer contradicted, and no fewer', () => {
    const witnessed = (count: number) => ({ confirmed: count, denied: 0, networks: count, fromOwnNetwork: 0 });
    const more = (count: number, level: EvidenceItem['level']) =>
      observed('more', { assumptionId: 'V1', level, proof: 'asserted', count, witnessed: witnessed(count) });
    const ledgers = [
      [refusals(5), observed('yes', { assumptionId: 'V1', level: 'L5', proof: 'asserted' })],
      [refusals(5), observed('talk', { assumptionId: 'V1', level: 'L3', proof: 'asserted', count: 9 })],
      [refusals(12)],
      [refusals(10, { level: 'L3' })],
    ] as const;
    const asked = ledgers.map((evidence) => {
      const text = contradicted([...evidence]);
      const [, people, verb] =
        /until ([\d,]+) more (?:person|people) (pay|tell).* and confirms? it on a link of yours, or change/.exec(
          text,
        ) ?? [];
      const level = verb === 'pay' ? 'L5' : 'L3';
      const verdictOf = (count: number) =>
        buildReport(snapshotOf({ evidence: [...evidence, more(count, level)] })).verdict.id;
      expect(verdictOf(Number(people))).not.toBe('contradicted');
      if (Number(people) > 1) expect(verdictOf(Number(people) - 1)).toBe('contradicted');
      return `${people} ${verb}`;
    });
    expect(asked).toEqual(['1 pay', '1 pay', '2 pay', '1 tell']);
  });

  it('names no number where more of the same no longer counts', () => {
    const many = ['L4', 'L5', 'L6'].map((level) =>
      refusals(40, { id: level, level: level as 'L4', proof: 'artefact' }),
    );
    const back = observed('back', { assumptionId: 'V1', level: 'L6', proof: 'artefact', count: 40 });
    expect(contradicted([...many, back])).toMatch(/^Stays contradicted however many more people come back: /);
  });

  it('says so when more of the same no longer counts', () => {
    const talks = observed('talks', { assumptionId: 'D1', count: 40 });
    const others = ['D3', 'D4', 'V1', 'V4', 'F1'].map((id) => observed(id, { assumptionId: id }));
    const [first] = changesOf(buildReport(snapshotOf({ evidence: [talks, ...others, against('D1')] })));
    expect(first?.text).toContain('“past behaviour told” (stranger) no longer counts');
  });

  it('calls nothing short of evidence that only lacks somebody else’s word', () => {
    const [block] = [{ assumptionId: 'V1', code: 'nobody_else', text: '' }] as const;
    const report = buildReport(snapshotOf({ evidence: [] }));
    expect(verdictMeaning(report)).toMatch(/^Most of what matters has not been tested/);
    const verdict = { ...report.verdict, id: 'mixed' as const };
    expect(verdictMeaning({ verdict })).toMatch(/Some is not backed enough yet\.$/);
    expect(verdictMeaning({ verdict: { ...verdict, blocks: [block] } })).toBe(
      'There is enough evidence on what matters most, but all of it rests on your word: nobody else has confirmed any of that evidence.',
    );
  });

  it('measures points by what single observations are worth', () => {
    expect(YARDSTICK).toMatch(/adds 2\.8 points.*adds 1\.05 with a recording, and 0\.6 on your word.*adds 0\.05\.$/);
  });
});

const COCAINE = 'Party-goers in Lekki get cocaine brought to the door of the club within the hour.';
const LOANS = 'Traders in Balogun Market get small loans by phone and pay back each market day.';
const offer = (pitch: string, evidence: EvidenceItem[] = []) =>
  buildReport(snapshotOf({ intake: { ...BOOKKEEPING, pitch }, evidence }));

describe('what may be unlawful, or needs a permission', () => {
  it('is told no points where the law may forbid it', () => {
    const paid = observed('paid', { assumptionId: 'V1', level: 'L5', count: 9 });
    for (const report of [offer(COCAINE), offer(COCAINE, [paid])]) {
      const [first, ...others] = changesOf(report);
      expect(first).toMatchObject({ kind: 'law', assumptionIds: ['P1'] });
      expect(others).toEqual([]);
      expect(first?.text).not.toMatch(/point/);
      expect(neededOf(report)).toBe(first?.text);
    }
  });

  it('is told of the permission before any points, until that is there', () => {
    const [first, ...others] = changesOf(offer(LOANS));
    expect(first).toMatchObject({ kind: 'permission', assumptionIds: ['P1'] });
    expect(others.flatMap(({ assumptionIds }) => assumptionIds)).not.toContain('P1');
    expect(others.length).toBeGreaterThan(0);
    expect(neededOf(offer(LOANS))).toBe(first?.text);
    const talks = snapshotOf()
      .assumptions.filter(({ id }) => id !== 'P1')
      .map(({ id }) => observed(id, { assumptionId: id }));
    const mixed = offer(LOANS, talks);
    expect(mixed.verdict.id).toBe('mixed');
    expect(changesOf(mixed).filter(({ assumptionIds }) => assumptionIds.includes('P1'))).toEqual([
      expect.objectContaining({ kind: 'permission' }),
    ]);
    const permit = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => observed(id, { assumptionId: 'P1', level: 'L4' }));
    expect(changesOf(offer(LOANS, permit)).map(({ kind }) => kind)).not.toContain('permission');
  });
});

describe('what is still needed, in one line', () => {
  const important = offer('').beliefs.filter(({ importance }) => importance >= 4);
  const solid = (ids: readonly string[]) =>
    ids.flatMap((id) =>
      ['x', 'y', 'z'].map((source) => observed(`${id}-${source}`, { assumptionId: id, level: 'L4', count: 20 })),
    );
  const ids = important.map(({ id }) => id);
  const reportOf = (evidence: EvidenceItem[]) => buildReport(snapshotOf({ evidence }));

  it('counts the beliefs that more has to be seen of, down to the one that is left', () => {
    const all = reportOf([])
      .beliefs.filter(({ importance }) => importance >= 4)
      .map(({ id }) => id);
    expect(neededOf(reportOf([]))).toBe(
      `Still needed for “Supported”: more that people did, not said, for all ${all.length} make-or-break beliefs.`,
    );
    expect(neededOf(reportOf(solid(all.slice(2))))).toContain(`for 2 of your ${all.length} make-or-break beliefs.`);
    expect(neededOf(reportOf(solid(all.slice(1))))).toMatch(/for “[^”]+[^.”]”\.$/);
    expect(neededOf(reportOf(solid(all)))).toMatch(/^What stands in the way: “.+”\. Links that nobody has checked/);
    const filed = solid(all).map((item) => ({ ...item, file: { id: item.id, name: 'sheet.pdf', sha256: item.id } }));
    expect(neededOf(reportOf(filed))).toMatch(/^What stands in the way: “.+”\. Nobody else has confirmed it\./);
    const witnessed = { confirmed: 20, denied: 0, networks: 20, fromOwnNetwork: 0 };
    const confirmed = filed.map((item) => (item.id.endsWith('-x') ? { ...item, witnessed } : item));
    expect(neededOf(reportOf(confirmed))).toBeNull();
  });

  it('names a belief in whole words, however long the answers are', () => {
    const problem = `${BOOKKEEPING.problem?.replace(/\.$/u, '')}, and they only find out about it days later when they sit down at home with the book in the evening.`;
    const snapshot = snapshotOf({ intake: { ...BOOKKEEPING, problem }, evidence: [] });
    const important = snapshot.assumptions.flatMap(({ id, importance }) => (importance >= 4 ? [id] : []));
    const needed = (ids: readonly string[]) => {
      const report = buildReport({ ...snapshot, evidence: solid(ids) });
      return neededOf(report, snapshot.intake);
    };
    expect(needed(important)).toMatch(
      /^What stands in the way: “They have the problem”\. Links that nobody has checked/,
    );
    expect(needed(important.filter((id) => id !== 'D1'))).toMatch(/ for “They have the problem”\.$/);
  });

  it('names what looks false, and what blocks the verdict though all lines are reached', () => {
    const refused = observed('no', { assumptionId: 'V1', side: 'against', level: 'L5', count: 3 });
    expect(neededOf(reportOf([refused]))).toMatch(/^What stands in the way: “.+” looks false\. /);
    const talks = solid(ids).map((item) => ({ ...item, proof: 'asserted' as const, link: undefined }));
    expect(reportOf(talks).verdict.blocks?.[0]?.code).toBe('own_word');
    expect(neededOf(reportOf(talks))).toMatch(
      /^What stands in the way: “.+”\. All that speaks for it is your word alone\./,
    );
  });
});

const against = (assumptionId: string) => observed('against', { assumptionId, side: 'against', count: 2 });
