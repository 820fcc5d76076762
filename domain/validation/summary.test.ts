import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { snapshotOf } from './fixtures/ledger.ts';
import { onePage } from './one-page.ts';
import { buildReport } from './report.ts';
import type { Snapshot, SnapshotInput } from './snapshot.ts';
import { byteLength, fitBytes, messageSummary, SUMMARY_BYTES } from './summary.ts';

const HOSTILE = '<script>alert(1)</script>\u0000\u202e\u2066\ud800 👩‍👩‍👧 ẹ̀kọ́ الجميع\n\r\t';

/** No control or direction characters. */
const isQuiet = (text: string) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text);

function summaryOf(given?: Partial<SnapshotInput>): string {
  const snapshot = snapshotOf(given);
  return messageSummary(snapshot, buildReport(snapshot));
}

describe('messageSummary', () => {
  it('leads with what is tested and holds, and has no decimals', () => {
    const text = summaryOf();
    expect(text.split('\n')[0]).toBe('Kasuwa Ledger: idea check of 2026-03-15');
    expect(text.split('\n')[1]).toMatch(/^\d of \d+ make-or-break beliefs are tested\. /);
    expect(text).toMatch(/^Verdict: Mostly untested\nSupport \d+%, Against \d+%, Not known \d+%$/m);
    expect(text).not.toMatch(/\d\.\d/);
    expect(text).toContain('Weights are published conventions, not measured probabilities.');
  });

  it('names the fields to fix where there is no score', () => {
    const text = summaryOf({ intake: { ...BOOKKEEPING, place: 'Africa', price: null } });
    expect(text).toContain('Not testable yet: fix these fields: Place, Price');
  });

  it('stays under one kilobyte and holds nothing that disturbs, whatever was written', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.string({ unit: 'grapheme', maxLength: 900 }),
    );
    const written = fc.record({ title: any, pitch: any, segment: any, problem: any, payer: any, edge: any });
    fc.assert(
      fc.property(written, fc.boolean(), (words, testable) => {
        const safe = testable ? { title: `Kasuwa ${words.title}`, whyNow: words.pitch, edge: words.edge } : words;
        const text = summaryOf({ intake: { ...BOOKKEEPING, ...safe } });
        expect(byteLength(text)).toBeLessThan(SUMMARY_BYTES);
        expect(text).toBe(text.toWellFormed());
        expect(isQuiet(text.replaceAll('\n', ''))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps all its lines with the longest words that fit a field', () => {
    const long = '🦄'.repeat(190);
    const intake = {
      ...BOOKKEEPING,
      title: `Kasuwa ${long}`,
      segment: `Fabric traders ${long}`,
      edge: `They talk ${long}`,
    };
    const text = summaryOf({ intake });
    expect(byteLength(text)).toBeLessThan(SUMMARY_BYTES);
    expect(text.split('\n').at(-1)).toBe('Weights are published conventions, not measured probabilities.');
  });
});

describe('fitBytes', () => {
  it('cuts between characters and never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 3, max: 50 }), (text, limit) => {
        expect(byteLength(fitBytes(text, limit))).toBeLessThanOrEqual(limit);
      }),
    );
    expect(fitBytes('ẹẹẹẹ', 9)).toBe('ẹẹ…');
    expect(isQuiet(fitBytes(HOSTILE, 200))).toBe(true);
  });
});

const pageOf = (snapshot: Snapshot) => onePage(buildReport(snapshot), snapshot);

describe('onePage', () => {
  it('holds the whole report in 66 lines of 76 characters', () => {
    for (const intake of [BOOKKEEPING, {}, { ...BOOKKEEPING, title: HOSTILE.repeat(20), edge: 'x'.repeat(400) }]) {
      const lines = pageOf(snapshotOf({ intake })).trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(66);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(76);
    }
  });

  it('shows the figures as bars and ends with the conventions', () => {
    const page = pageOf(snapshotOf());
    expect(page).toMatch(/^Support +\d+\.\d {2}#+\.+$/m);
    expect(page).toMatch(/THE CASE AGAINST\n- /);
    expect(page.replace(/\s+/g, ' ')).toContain('not measured probabilities');
    expect(pageOf(snapshotOf({ intake: {} }))).toContain('- Customer group');
  });
});
