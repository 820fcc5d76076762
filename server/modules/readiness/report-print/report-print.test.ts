import { createHash } from 'node:crypto';
import mammoth from 'mammoth';
import { getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { readCheck } from '#contract/readiness/readiness.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { countAsked } from '#domain/readiness/asked.ts';
import type { CashEntry } from '#domain/readiness/cash-ledger.ts';
import { compareReadiness } from '#domain/readiness/compare.ts';
import { placedCriteria } from '#domain/readiness/criteria.ts';
import { DIMENSION_IDS, DIMENSIONS, ROUNDS } from '#domain/readiness/dimensions.ts';
import { yes } from '#domain/readiness/fixtures/answers.ts';
import { FACTS } from '#domain/readiness/fixtures/facts.ts';
import { buildReadinessReport } from '#domain/readiness/report.ts';
import { PUBLISHED_WEIGHTS } from '#domain/readiness/score.ts';
import { makeReadinessSnapshot, type ReadinessInput } from '#domain/readiness/snapshot.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { pdfPages } from '#tests/pdf-text.ts';
import { toFounderAnswer } from '../answer-record.ts';
import type { PrintedCheck } from '../check-version.ts';
import { summarise } from '../version.service.ts';
import { renderReport } from './report-pages.ts';

const sha256 = createHash('sha256').update('the exported file').digest('hex');
const criteria = placedCriteria(readinessRuleSet);

function versionOf(input: Partial<ReadinessInput> = {}, earlier: Partial<ReadinessInput> | null = null): PrintedCheck {
  const snapshotOf = (given: Partial<ReadinessInput>) =>
    makeReadinessSnapshot({ asOf: '2026-03-15', round: 'angel_safe', ...given });
  const snapshot = snapshotOf(input);
  const report = buildReadinessReport(snapshot, readinessRuleSet);
  const about = { number: earlier ? 2 : 1, name: 'Ọjà: readiness', createdAt: '2026-03-15T09:00:00.000Z', sha256 };
  return {
    entry: { ...about, ...summarise(report) },
    snapshot,
    report,
    earlier: earlier && { number: 1, comparison: compareReadiness(snapshotOf(earlier), snapshot, readinessRuleSet) },
  };
}

const entry = (month: string, kind: 'in' | 'out', amountMinor: number, raised = false): CashEntry => ({
  ...{ id: `${month}-${kind}-${amountMinor}`, month, kind, category: 'All', amountMinor, currency: 'NGN', raised },
});
const some: Partial<ReadinessInput> = {
  facts: FACTS,
  answers: {
    ...Object.fromEntries(criteria.filter(({ level }) => level <= 3).map(({ id }) => [id, yes('claimed')])),
    team_4_lead: { ...yes('documented'), note: 'Ada leads, ẹ̀wà ₦' },
    product_4_shown: { answer: 'no', grade: 'claimed', evidence: null, note: '' },
  },
  ledger: {
    entries: ['2025-12', '2026-01', '2026-02'].flatMap((month) => [
      entry(month, 'out', 30_000_000),
      entry(month, 'in', 10_000_000),
      entry(month, 'in', 500_000_000, true),
    ]),
    balance: { amountMinor: 120_000_000, currency: 'NGN', date: '2026-03-01' },
  },
  valuation: {
    ...{ currency: 'NGN', riskFactorSummation: null, ventureCapital: null, firstChicago: null },
    regionalAverage: { amountMinor: 15_000_000_000, source: 'A survey of Lagos', date: '2026-01-31' },
    scorecard: { scores: { team: '125' }, weights: null },
    berkus: {
      maximum: { amountMinor: 3_000_000_000, source: 'The same survey', date: '2026-01-31' },
      elements: {
        sound_idea: '100',
        prototype: '50',
        management_team: '80',
        strategic_relationships: '0',
        product_rollout: '25',
      },
    },
  },
  investorWeights: { ...PUBLISHED_WEIGHTS, team: 10, legal: 15 },
};
/** The check of the demo account, as it is recorded. */
function demoInput(): Partial<ReadinessInput> {
  const { answers, idea, round, ...check } = readCheck.reply.parse(
    demo['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17'],
  );
  const given = Object.fromEntries(answers.map((record) => [record.criterionId, toFounderAnswer(record)]));
  return { ...check, round, startup: idea?.name ?? null, answers: given };
}

const flat = (text: string) => text.replace(/\s+/g, ' ').normalize('NFC');
const pagesOf = async (version: PrintedCheck) => pdfPages(await renderReport(version, 'pdf'));

/** The text as it runs on from page to page, without the line at the head of each. */
const throughPages = (pages: readonly string[]) =>
  flat(pages.map((page) => page.replace(/^Ọjà: readiness, version \d, as of 15th Mar, 2026 \d \/ \d/, '')).join(' '));

const isAnswered = ({ result }: PrintedCheck['report']['criteria'][number]) => result.answer !== 'unanswered';

/** The first changes that moved a figure: these have a row of their own. */
const movedFirst = ({ comparison: { steps } }: NonNullable<PrintedCheck['earlier']>) =>
  steps
    .filter(({ delta }) => Object.values(delta).some(({ shown }) => shown !== 0))
    .slice(0, 8)
    .flatMap((step) => (step.kind === 'answer' ? [step.text] : []));

/** Everything that a reader must find, in either format. */
function wordsOf({ report, earlier }: PrintedCheck): string[] {
  return [
    ...report.notes,
    `Proof gap: ${report.proofGap.toFixed(1)}`,
    ...report.dimensions.map(({ label }) => label),
    ...report.paths.claimed.steps.map(({ artefact }) => artefact),
    ...report.paths.documented.steps.map(({ artefact }) => artefact),
    ...report.criteria.filter(isAnswered).map(({ text }) => text),
    ...report.formulas.map(({ formula }) => formula),
    ...(earlier ? movedFirst(earlier) : []),
    report.ruleSetVersion,
    '15th Mar, 2026',
    sha256.slice(0, 8),
  ];
}

describe('the printed readiness report', () => {
  it('says the blockers first, then all that they rest on', async () => {
    const version = versionOf(some, { facts: FACTS });
    const { report } = version;
    const pages = await pagesOf(version);
    const [first = ''] = pages;
    expect(report.blockers.length).toBeGreaterThan(0);
    expect(first).toContain(`Not ready yet: ${report.blockers.length} blockers stand in the way`);
    for (const { dimension } of report.blockers)
      expect(first.indexOf(DIMENSIONS[dimension].label)).toBeLessThan(first.indexOf('How far'));
    for (const grade of ['claimed', 'documented', 'verified'] as const)
      expect(first).toContain(`${Math.floor(report.grades[grade].percent)}%`);
    // Decimals and numbers of rules stand where the score is worked out.
    expect(first).not.toMatch(/\d\.\d%|\bR\d\b/);
    const all = throughPages(pages);
    for (const grade of ['claimed', 'documented', 'verified'] as const)
      expect(all).toContain(`${report.grades[grade].percent.toFixed(1)}%`);
    for (const value of [
      ...wordsOf(version),
      'What changed since version 1',
      '₦200,000 a month',
      '6.0 months. Cash reaches zero around 1st Sep, 2026.',
      '₦5,000,000',
      ...(report.valuation?.lines.flatMap(({ value, label, formula, source }) =>
        value.value ? [label, formula, source] : [],
      ) ?? []),
      '3 methods have no number and are left out.',
      'A survey of Lagos',
      formatPlainMoney(report.valuation?.range.value?.low ?? { amountMinor: 0, currency: 'NGN' }),
      'Ada leads, ẹ̀wà ₦',
      'Bookkeeping by voice',
      'https://example.com/proof',
      'Legal 15%',
    ])
      expect(all).toContain(flat(value));
  });

  it('has the product’s name, the idea and whom the founder chose on its first page, and rule numbers where the score is worked out', async () => {
    const named = async (version: PrintedCheck) => {
      const pages = await pagesOf(version);
      const word = await mammoth.extractRawText({ buffer: Buffer.from(await renderReport(version, 'docx')) });
      const [, worked = ''] = throughPages(pages).split('How the score is worked out');
      return { first: pages[0] ?? '', worked, word: flat(word.value) };
    };
    const version = versionOf({ ...some, startup: 'Ọjà' });
    const head = 'Investment readiness of “Ọjà” for the round “Angel or SAFE”';
    const told = await named({ ...version, names: { founder: 'Ngozi Eze', company: 'Ice Ltd', address: '' } });
    for (const words of [told.first, told.word]) {
      expect(words).toMatch(/Cairn (· )?Investment readiness, version 1/);
      expect(words).toContain(`${head} Ngozi Eze · Ice Ltd · as of 15th Mar, 2026`);
    }
    const { ruleSetVersion, formulaVersion } = version.report;
    const rules = `Rules ${ruleSetVersion}, formula ${formulaVersion}.`;
    expect(told.first).not.toContain(ruleSetVersion);
    expect(told.worked).toContain(rules);
    expect(told.word.split(rules)).toHaveLength(2);
    const nobody = await named(version);
    for (const words of [nobody.first, nobody.word]) expect(words).toContain(`${head} as of 15th Mar, 2026`);
  });

  it('has the same in a Word file, with headings and tables', async () => {
    const version = versionOf(some, { facts: FACTS });
    const buffer = Buffer.from(await renderReport(version, 'docx'));
    const { value: html, messages } = await mammoth.convertToHtml({ buffer });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    for (const title of ['The shortest path', 'What investors look for', 'Burn and runway', 'Questions and answers'])
      expect(html).toContain(`<h1>${title}</h1>`);
    for (const id of DIMENSION_IDS) expect(html).toContain(`<strong>${DIMENSIONS[id].label}: at step `);
    expect(html.match(/<table>/g)?.length).toBe(5);
    const words = flat((await mammoth.extractRawText({ buffer })).value);
    for (const value of [...wordsOf(version), '₦200,000 a month', 'Ada leads, ẹ̀wà ₦'])
      expect(words).toContain(flat(value));
  });

  it('says that nothing is known where nothing is', async () => {
    const version = versionOf();
    const all = (await pagesOf(version)).join(' ');
    expect(all).toContain('Not ready yet: 10 blockers stand in the way');
    expect(all).toContain('Record 3 whole months');
    expect(all).toContain('Nothing was entered for a valuation.');
    expect(all).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('says that nothing stands in the way where nothing does', async () => {
    const answers = Object.fromEntries(criteria.map(({ id }) => [id, yes('documented')]));
    const all = (await pagesOf(versionOf({ answers }))).join(' ');
    expect(all).toContain('Ready: no blocker, as claimed');
    expect(all).toContain('Nothing is missing: there is no blocker.');
  });

  it('has numbered pages, none of them blank, and says what it is', async () => {
    const version = versionOf(some);
    const pdf = await renderReport(version, 'pdf');
    const pages = await pdfPages(pdf);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
      expect(page.length).toBeGreaterThan(150);
    }
    const { info } = await getMeta(new Uint8Array(pdf));
    expect(info).toMatchObject({ Title: 'Ọjà: readiness, version 1', Language: 'en-GB' });
  });

  it('holds what a year of answers rests on in five pages, with every area on the first', async () => {
    const input = demoInput();
    const pages = await pagesOf(versionOf(input, input));
    expect(pages.length).toBeLessThanOrEqual(5);
    const [table = '', drawing = ''] = (pages[0] ?? '').split('How far');
    for (const id of DIMENSION_IDS) for (const part of [table, drawing]) expect(part).toContain(DIMENSIONS[id].label);
  });

  it('fits a check with every question of a seed round answered on five pages, with what changed', async () => {
    const asked = criteria.filter(({ dimension, level }) => level <= ROUNDS.seed.targets[dimension] + 1);
    expect(asked).toHaveLength(149);
    const answers = Object.fromEntries(
      asked.map(({ id }, index) => {
        const note =
          index % 3 === 0 ? 'Me and my sister, we began in June; the receipts are in the blue file. '.repeat(3) : '';
        const isLinked = index % 7 === 3;
        const evidence = isLinked ? { kind: 'link' as const, url: `https://example.com/${'a'.repeat(80)}` } : null;
        const answer = index % 5 === 4 ? ('no' as const) : ('yes' as const);
        return [id, { answer, grade: isLinked ? ('documented' as const) : ('claimed' as const), evidence, note }];
      }),
    );
    const pages = await pagesOf(versionOf({ round: 'seed', answers }, { round: 'seed' }));
    expect(pages.length).toBeLessThanOrEqual(5);
    const all = pages.join(' ');
    for (const { text } of asked) expect(all).toContain(flat(text));
    expect(all).toContain('141 other answers: the JSON export has each');
  });

  it('uses none of our own words for what it is about', async () => {
    const version = versionOf(some, { facts: FACTS });
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await renderReport(version, 'docx')) });
    for (const words of [(await pagesOf(version)).join(' '), word.value])
      expect(words).not.toMatch(/\b(dimensions?|lens(es)?|criteri(on|a)|levels?|artefacts?|mandatory)\b/i);
  });

  it('calls what was only typed claimed, in either format', async () => {
    const typed = 'You have a list of twenty people or companies who should have the problem.';
    const [criterion] = criteria.filter(({ text }) => text === typed);
    const note = 'Twenty seven names, I counted them';
    const answers = { [criterion?.id ?? '']: { ...yes('claimed'), note } };
    const version = versionOf({ answers });
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await renderReport(version, 'docx')) });
    for (const words of [(await pagesOf(version)).join(' '), flat(word.value)]) {
      const [, answered = ''] = words.split('Questions and answers');
      expect(answered).toMatch(/Claimed\. Step \d: You have a list of twenty/);
      expect(answered.slice(0, answered.indexOf('How the score'))).not.toMatch(/Documented|Verified/);
    }
  });

  it.each(['pdf', 'docx'] as const)('has the same bytes each time, as %s', async (format) => {
    const [a, b] = [await renderReport(versionOf(some), format), await renderReport(versionOf(some), format)];
    expect(Buffer.from(a).equals(Buffer.from(b))).toBe(true);
  });

  it('breaks nothing, whatever the founder typed', async () => {
    const note = `${'Ọ̀rọ̀ púpọ̀ متجر 🧺 '.repeat(90)}${'x'.repeat(300)}<script>`;
    const evidence = { kind: 'link' as const, url: `https://example.com/${'a'.repeat(450)}` };
    const answers = Object.fromEntries(
      criteria
        .filter(({ level }) => level === 1)
        .map(({ id }) => [id, { answer: 'yes' as const, grade: 'documented' as const, evidence, note }]),
    );
    const pages = await pagesOf(versionOf({ answers }));
    for (const page of pages) expect(page.length).toBeGreaterThan(100);
    const buffer = Buffer.from(await renderReport(versionOf({ answers }), 'docx'));
    expect((await mammoth.extractRawText({ buffer })).value).toContain('متجر');
  });

  it('fits a usual check on five pages, without what nobody answered', async () => {
    const version = versionOf(demoInput());
    const { report } = version;
    const pages = await pagesOf(version);
    expect(pages.length).toBeLessThanOrEqual(5);
    const all = pages.join(' ');
    const parted = (answered: boolean) => report.criteria.filter((one) => isAnswered(one) === answered);
    const count = countAsked(report);
    expect(all).toContain(
      `${count.answered} answered. Left out here: ${count.asked - count.answered} that the round asks and nobody answered, and ${count.later} of later steps.`,
    );
    for (const { text } of parted(true)) expect(all).toContain(flat(text));
    for (const { text } of parted(false)) expect(all).not.toContain(flat(text));
    expect(all).toContain('5 methods have no number and are left out.');
    expect(all).not.toContain('needs an anchor');
  });

  it('leaves no heading, no head of a table and no hash alone on a page, however full the pages are', async () => {
    for (let answered = 40; answered < 76; answered += 4) {
      const answers = Object.fromEntries(criteria.slice(0, answered).map(({ id }) => [id, yes('claimed')]));
      const pages = await pagesOf(versionOf({ answers }));
      for (const page of pages) {
        expect(page).not.toMatch(
          /(How the score is worked out|Questions and answers|Burn and runway|How far|at step \d, \d needed)$/,
        );
        expect(page).not.toMatch(/(Where|Net burn|Verified)$/);
        const withoutHash = page.replace(/Rules readiness.*SHA-256[^:]*:( [0-9a-f]{8}){8}/, '');
        expect(withoutHash.length).toBeGreaterThan(150);
      }
    }
  });
});
