import { createHash } from 'node:crypto';
import mammoth from 'mammoth';
import { getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { formatPlainMoney } from '#domain/money/money.ts';
import { standingSentence } from '#domain/validation/belief-standing.ts';
import { compareSnapshots } from '#domain/validation/compare.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { observed, snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { lockedMark, lockedTest, testResult } from '#domain/validation/fixtures/locked-tests.ts';
import { longestSnapshot } from '#domain/validation/fixtures/long-report.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import {
  askWords,
  beliefWords,
  figureLabel,
  figureWords,
  objectionWords,
  testTitle,
  tilesOf,
} from '#domain/validation/outsider-words.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot, SnapshotInput } from '#domain/validation/snapshot.ts';
import { lockPayload, type TestRecord } from '#domain/validation/test-records.ts';
import { verdictReason } from '#domain/validation/verdict-reason.ts';
import { pdfPages } from '#tests/pdf-text.ts';
import { wordHash } from '../../../print/wording.ts';
import type { PrintedNames } from '../../documents/kind/document-kind.ts';
import type { PrintedIdea } from '../idea-version.ts';
import { nameOf } from './assumption-pages.ts';
import { renderReport } from './report-pages.ts';

const sha256 = createHash('sha256').update('the exported file').digest('hex');

function versionOf(snapshot: Snapshot, earlier: Snapshot | null = null, names?: PrintedNames): PrintedIdea {
  const report = buildReport(snapshot);
  const { verdict, asOf, ruleSetVersion, formulaVersion } = report;
  const about = { number: earlier ? 2 : 1, name: report.title, createdAt: '2026-03-15T09:00:00.000Z' };
  return {
    entry: { ...about, asOf, verdict: verdict.id, shares: report.score, ruleSetVersion, formulaVersion, sha256 },
    snapshot,
    report,
    earlier: earlier && { number: 1, comparison: compareSnapshots(earlier, snapshot) },
    ...(names && { names }),
  };
}

const drawn = new WeakMap<PrintedIdea, Promise<Uint8Array>>();
/** The file of a version, drawn once: a reader of it keeps the bytes that it was given. */
async function pdfOf(version: PrintedIdea): Promise<Uint8Array> {
  const bytes = drawn.get(version) ?? renderReport(version, 'pdf');
  drawn.set(version, bytes);
  return Uint8Array.from(await bytes);
}

/** The pages' words, each run of blanks as one: lines break where the layout wants. */
async function pagesOf(version: PrintedIdea): Promise<string[]> {
  return pdfPages(await pdfOf(version));
}

/** How high above the lower edge the lowest word of the first page stands, the foot aside, in points. */
async function lowestWord(version: PrintedIdea): Promise<number> {
  const pdf = await getDocumentProxy(await pdfOf(version));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const heights = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : []));
  return Math.min(...heights.filter((height) => height > 40));
}
/** Words of the first page that are drawn over others, such as where a full sheet presses its pieces together. */
async function overlapsOf(version: PrintedIdea): Promise<string[]> {
  const pdf = await getDocumentProxy(await pdfOf(version));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const boxes = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ text: item.str, x, y, right: x + item.width, size: Math.abs(Number(item.transform[3])) }];
  });
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => {
      const besides = a.right <= b.x + 1 || b.right <= a.x + 1;
      const apart = Math.abs(a.y - b.y);
      return besides || apart < 0.5 || apart > 0.7 * Math.min(a.size, b.size) ? [] : [`${a.text} / ${b.text}`];
    }),
  );
}
const flat = (text: string) => text.replace(/\s+/g, ' ').normalize('NFC');

/** A test with a lock that holds. */
function hashedTest(assumptionId: string): TestRecord {
  const test = lockedTest(assumptionId, snapshotOf(), { id: 't1' });
  const lockedAt = '2026-03-01T08:00:00.000Z';
  const { hash: _hash, ...mark } = lockedMark({ kind: 'share', barPercent: '5', sample: 200 }, { lockedAt });
  const hash = createHash('sha256').update(lockPayload(test, mark)).digest('hex');
  const result = testResult(12, 200, { recordedAt: '2026-03-14T08:00:00.000Z', note: 'Counted at the gate' });
  return { ...test, marks: [{ ...mark, hash }], results: [result] };
}

const full: Partial<SnapshotInput> = {
  testCards: [hashedTest('D4')],
  decisions: [
    {
      id: 'd1',
      kind: 'pivot',
      date: '2026-03-14',
      reason: 'They pay per week, not per month',
      evidenceIds: ['e01'],
      testIds: ['t1'],
    },
  ],
};

describe('the printed report', () => {
  it('shows every key value of a scored version', async () => {
    const version = versionOf(snapshotOf(full), snapshotOf({ evidence: [] }));
    const { report } = version;
    const pages = await pagesOf(version);
    const [first = ''] = pages;
    const all = pages.join(' ');
    const { score, market, unitEconomics } = report;
    const told = outsiderReport(version.snapshot, report);
    for (const value of [
      'Cairn',
      report.title,
      report.pitch,
      told.verdict.label,
      told.verdict.line ?? 'no line',
      standingSentence(told.counts),
      `Support ${told.shares?.support}%`,
      `Against ${told.shares?.against}%`,
      `Not known ${told.shares?.unknown}%`,
      ...tilesOf(told).map(({ count, words }) => `${count} ${words}`),
      ...told.holds.map(({ name }) => name),
      ...told.objections.map(objectionWords),
      ...told.notKnown.slice(0, 4).map(({ name }) => name),
      told.nextTest && testTitle(told.nextTest),
      ...told.numbers.map((one) => `${figureWords(one.value)} ${figureLabel(one)}`),
      told.ask && askWords(told.ask),
      '15th Mar, 2026',
    ])
      expect(first).toContain(flat(String(value)));
    for (const value of [
      verdictReason(version.snapshot, report),
      ...[score?.support, score?.against, score?.unknown].map((share) => share?.toFixed(1)),
      `${score?.range?.min.toFixed(1)} to ${score?.range?.max.toFixed(1)}`,
      ...report.notes,
      report.ruleSetVersion,
      report.formulaVersion,
      ...report.caseAgainst.map(({ text }) => text),
      ...market.lines.map(({ amount }) => amount.value && formatPlainMoney(amount.value)),
      unitEconomics.ltvToCac.value,
      ...report.beliefs.map(({ statement }) => statement),
      ...report.tests.flatMap(({ card }) => [card.whatToDo, card.sample, ...card.script]),
      'inconclusive: 12 of 200 is 6.0% (allowing for chance, 3.5 to 10.2%); the bar is 5%',
      hashedTest('D4').marks[0]?.hash.slice(0, 8),
      'Counted at the gate',
      ...report.competitors.map(({ name }) => name),
      'https://example.com/books',
      ...market.factors.flatMap(({ label, source }) => [label, source]),
      ...market.lines.map(({ product }) => product),
      unitEconomics.paybackMonths.value,
      ...report.canvas.flatMap(({ title, lines }) => [title, ...lines]),
      'Pivot: They pay per week, not per month',
      'What changed since version 1',
      ...(version.earlier?.comparison.steps.map(
        ({ assumptionId }) =>
          `Evidence added: ${nameOf(report.beliefs.find(({ id }) => id === assumptionId)?.statement ?? '')}`,
      ) ?? []),
      ...(score?.formulas.map(({ formula }) => formula) ?? []),
      sha256.slice(0, 8),
      sha256.slice(-8),
    ])
      expect(all).toContain(flat(String(value)));
  });

  it('names whom the founder chose, and where it can be read; nobody else', async () => {
    const first = async (names?: PrintedNames) => (await pagesOf(versionOf(snapshotOf(), null, names)))[0] ?? '';
    const nobody = { founder: '', company: '', address: '' };
    expect(await first({ founder: 'Ngozi Eze', company: 'Ice Ltd', address: 'https://cairn.example/r/3yZe7' })).toMatch(
      /Ngozi Eze · Ice Ltd · as of 15th Mar.*Read it and recompute it: https:\/\/cairn\.example\/r\/3yZe7/,
    );
    expect(await first({ ...nobody, company: 'Ice Ltd' })).toContain('WhatsApp. Ice Ltd · as of');
    for (const page of [await first(nobody), await first()]) {
      expect(page).toContain('WhatsApp. as of 15th Mar');
      expect(page).not.toContain('Read it');
    }
  });

  it('says in its first line that something may be unlawful, in the PDF and the Word file', async () => {
    const pitch = 'Sell leaked WAEC papers to candidates in Kano';
    const version = versionOf(snapshotOf({ intake: { ...BOOKKEEPING, pitch } }));
    const [first = ''] = await pagesOf(version);
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await renderReport(version, 'docx')) });
    for (const words of [first, flat(word.value)])
      expect(words).toMatch(new RegExp(`${version.report.title} Ask first whether this is lawful\\. .*${pitch}`));
  });

  it('says to outsiders what can be counted, and nothing that was noted', async () => {
    const edited = { assumptionId: 'D1', importance: 5, reason: 'Mama Titi cried', date: '2026-03-14' } as const;
    const secret = observed('e20', {
      assumptionId: 'D1',
      note: 'Mama Titi owes the bank',
      link: 'https://secret.example/a',
    });
    const version = versionOf(
      snapshotOf({ ...full, importanceEdits: [edited], evidence: [secret] }),
      snapshotOf({ evidence: [] }),
    );
    const own = (await pagesOf(version)).join(' ');
    const outside = (await pagesOf({ ...version, isForOutsiders: true })).join(' ');
    for (const words of [
      'Mama Titi',
      'secret.example',
      'They pay per week',
      'Counted at the gate',
      'example.com/books',
    ]) {
      expect(own).toContain(words);
      expect(outside).not.toContain(words);
    }
    // Words, never the letter and number of a belief.
    for (const page of [own, outside]) expect(page).not.toMatch(/\b(?:D1|V1|P2|C3\.\w+)\b/);
    expect(outside).toMatch(
      /Evidence ledger .*2026-03-15 [\s\S]{20,90} for Past behaviour told .*Stranger, artefact 1/,
    );
    for (const formula of version.report.score?.formulas ?? []) expect(outside).toContain(flat(formula.formula));
  });

  it('says from how few networks people confirmed it', async () => {
    const witnessed = { confirmed: 2, denied: 0, networks: 1, fromOwnNetwork: 0, networkNumbers: [1] };
    const evidence = [observed('a', { assumptionId: 'V1', level: 'L5', count: 2, witnessed })];
    const [first] = await pagesOf(versionOf(snapshotOf({ evidence })));
    expect(first).toContain('2 people confirmed what is told of them, from one network.');
  });

  it('says of a belief that is still open how many are for it and how many against, as the page does', async () => {
    const both = ({ id: assumptionId }: { id: string }) => [
      observed(`${assumptionId} told`, { assumptionId, count: 2 }),
      observed(`${assumptionId} gave`, { assumptionId, level: 'L4' }),
      observed(`${assumptionId} against`, { assumptionId, side: 'against', count: 2 }),
    ];
    const version = versionOf(snapshotOf({ evidence: snapshotOf().assumptions.flatMap(both) }));
    const told = outsiderReport(version.snapshot, version.report);
    const pages = await pagesOf(version);
    expect(told.notKnown.length).toBeGreaterThan(1);
    for (const belief of told.notKnown.slice(0, 4)) {
      expect(beliefWords(belief, told.stones)).toMatch(/^\d+ for, \d+ against, not settled: /);
      expect(pages[0]).toContain(flat(`${belief.name}: ${beliefWords(belief, told.stones)}`));
    }
    expect(pages[1]).toMatch(/2 \/ \d+ Verdict and score/);
    expect(await lowestWord(version)).toBeGreaterThan(52);
  });

  it('embeds every font, and has no line without a figure', async () => {
    const noFigures = { ...BOOKKEEPING, churnPercent: '', acquisitionCost: null, serviceablePercent: '' };
    const version = versionOf(snapshotOf({ intake: noFigures }));
    const bytes = Buffer.from(await renderReport(version, 'pdf')).toString('latin1');
    const described = bytes.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(described.length).toBeGreaterThan(1);
    expect(bytes.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(described.length);
    expect(bytes).not.toMatch(/\/Subtype \/Type1\b/);
    const all = (await pagesOf(version)).join(' ');
    expect(all).toContain('Not given: Share you can serve.');
    expect(all).toContain('Not worked out, as figures are missing: Lifetime,');
    expect(all).not.toMatch(/Share you can serve not given|LTV to CAC lifetime/);
    const unsized = version.report.market.lines.filter(({ amount }) => amount.value === null);
    expect(unsized.map(({ key }) => key)).toEqual(['sam', 'som']);
    for (const { amount } of unsized) expect(all).not.toContain(amount.reason);
    expect(all).toMatch(/Importance Nothing known .* 2 [A-Z][a-z].*Class Assumption/);
    expect(all).not.toMatch(/Importance Nothing known .* 1 For, against/);
  });

  it.each([1, 7, 13, 19])(
    'never leaves a heading alone at the foot of a page, nor the hash, with %d entries',
    async (items) => {
      const alone =
        /(Verdict and score|Assumption map: importance and evidence|Test cards|Strongest case against|Competitors|Market size, counted from the bottom up|Unit economics|Lean canvas, in your own words|Decision log|Evidence ledger(?: \d+ items?, newest first\.)?|How the score is worked out) ?$/;
      const evidence = Array.from({ length: items }, (_, index) =>
        observed(`e${index}`, { assumptionId: 'V1', level: 'L5', note: `Paid at noon. ${'And more. '.repeat(index)}` }),
      );
      const alternatives = Array.from({ length: items % 12 }, (_, index) => ({ name: `An app ${index}` }));
      const pages = await pagesOf(versionOf(snapshotOf({ evidence, intake: { ...BOOKKEEPING, alternatives } })));
      for (const page of pages) {
        expect(page).not.toMatch(alone);
        if (page.includes('SHA-256 of this version')) expect(page).toContain('Independence: stranger 1');
      }
    },
  );

  it('says what was found out about a competitor', async () => {
    const found = { price: '₦4,000 a month', complaint: 'Typing', difference: 'They talk', seenOn: '2026-03-01' };
    const intake = { ...BOOKKEEPING, alternatives: [{ name: 'An app', ...found }] };
    const all = (await pagesOf(versionOf(snapshotOf({ intake })))).join(' ');
    expect(all).toContain(
      'An app (alternative) Price: ₦4,000 a month Customers complain of: Typing How this differs: They talk Seen on 1st Mar, 2026',
    );
  });

  it('says beside the economics what does not look right', async () => {
    const all = (await pagesOf(versionOf(snapshotOf({ intake: { ...BOOKKEEPING, churnPercent: '0' } })))).join(' ');
    expect(all.slice(all.indexOf('Payback'))).toContain('You count on no customer ever stopping.');
  });

  it('has numbered pages, none of them blank, and says what it is', async () => {
    const version = versionOf(snapshotOf(full));
    const pages = await pagesOf(version);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      expect(page.length).toBeGreaterThan(150);
    }
    const { info } = await getMeta(new Uint8Array(await renderReport(version, 'pdf')));
    expect(info).toMatchObject({ Title: 'Kasuwa Ledger: idea validation, version 1', Language: 'en-GB' });
  });

  it('is the same file, byte for byte, each time', async () => {
    const [a, b] = [
      await renderReport(versionOf(snapshotOf(full)), 'pdf'),
      await renderReport(versionOf(snapshotOf(full)), 'pdf'),
    ];
    expect(Buffer.from(a).equals(Buffer.from(b))).toBe(true);
  });

  it('has the same in a Word file', async () => {
    const version = versionOf(snapshotOf(full), snapshotOf({ evidence: [] }));
    const { report } = version;
    const buffer = Buffer.from(await renderReport(version, 'docx'));
    const { value: html } = await mammoth.convertToHtml({ buffer });
    for (const title of ['Assumption map: importance and evidence', 'Test cards', 'Evidence ledger', 'Decision log'])
      expect(html).toContain(`<h1>${title}</h1>`);
    const { value: words } = await mammoth.extractRawText({ buffer });
    for (const value of [
      report.title,
      verdictReason(version.snapshot, report),
      report.score?.support.toFixed(1),
      ...report.beliefs.map(({ statement }) => statement),
      ...report.tests.flatMap(({ card }) => card.script),
      ...report.market.lines.map(({ amount }) => amount.value && formatPlainMoney(amount.value)),
      ...report.canvas.flatMap(({ lines }) => lines),
      wordHash(sha256),
    ])
      expect(flat(words)).toContain(flat(String(value)));
    expect(buffer.equals(Buffer.from(await renderReport(version, 'docx')))).toBe(true);
  });

  it('names the fields to fix instead of a score, where there is none', async () => {
    const version = versionOf(snapshotOf({ intake: { ...BOOKKEEPING, segment: 'Everyone', price: null } }));
    const pages = await pagesOf(version);
    expect(pages[0]).toContain('Not testable yet: fix these fields');
    for (const field of ['segment', 'price'] as const) expect(pages[0]).toContain(labelOf(field));
    expect(pages.join(' ')).not.toMatch(/Support \d+\.\d/);
  });

  it('keeps its first page to one page, and draws what it can, whatever the founder typed', async () => {
    const long = 'Ọ̀rọ̀ púpọ̀ متجر 🧺 '.repeat(40);
    const intake = {
      ...BOOKKEEPING,
      title: `Ẹ̀wà ${'W'.repeat(70)}`,
      pitch: long.slice(0, 200),
      problem: 'x'.repeat(600),
      lastIncident: `${long.slice(0, 550)} on 3 May`,
      killCriteria: Array.from(
        { length: 12 },
        (_, index) => `Fewer than ${index} of 30 pay by week 6 ${'<script>'.repeat(20)}`,
      ),
      alternatives: Array.from({ length: 12 }, () => ({
        name: 'W'.repeat(120),
        link: `https://example.com/${'a'.repeat(400)}`,
      })),
    };
    const version = versionOf(snapshotOf({ intake }));
    const pages = await pagesOf(version);
    expect(pages[0]).toContain('Ẹ̀wà'.normalize('NFC'));
    expect(pages[1]).toMatch(/2 \/ \d+ Verdict and score/);
    expect(await lowestWord(version)).toBeGreaterThan(52);
    expect(pages.join('')).toContain('متجر');
    for (const page of pages) expect(page.length).toBeGreaterThan(100);
    expect(await overlapsOf(version)).toEqual([]);
  });

  it('keeps the longest that can be written, with thirty tests and thirty entries, to one sheet that can be read', async () => {
    const names = { founder: 'Oluwaseun Adeyemi '.repeat(6).slice(0, 100), company: 'Kasuwa '.repeat(17), address: '' };
    const thirty = Array.from({ length: 30 }, (_, index) =>
      observed(`e${index}`, {
        assumptionId: index % 2 ? 'V1' : 'D1',
        level: 'L5',
        side: index % 3 ? 'for' : 'against',
      }),
    );
    const longest = longestSnapshot();
    for (const snapshot of [longest, snapshotOf({ ...full, evidence: thirty })])
      for (const isForOutsiders of [true, false]) {
        if (snapshot === longest && !isForOutsiders) continue;
        const version = { ...versionOf(snapshot, null, names), isForOutsiders };
        const pages = await pagesOf(version);
        expect(pages[1]).toMatch(/2 \/ \d+ Verdict and score/);
        expect(await lowestWord(version)).toBeGreaterThan(52);
        expect(await overlapsOf(version)).toEqual([]);
        for (const words of [
          'Cairn',
          'What holds',
          'What speaks against it',
          'The next test',
          'Tests done',
          'What would help',
        ])
          expect(pages[0]).toContain(words);
      }
  });
});
