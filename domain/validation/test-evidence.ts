import { lockedPrice } from './earlier-price.ts';
import type { EvidenceItem, EvidenceLevel, Independence } from './evidence.ts';
import { isFarBelow } from './low-mark.ts';
import {
  FORMULA_VERSION,
  hasEarlierPriceRule,
  hasLaterRules,
  hasRuleImportance,
  hasShownResultRule,
} from './published-rules.ts';
import { decisiveReading } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import type { PassMark, TestKind } from './test-templates.ts';

/** What a test of each kind lets people show. The team's own costs are counted by the team. This product's own convention. */
export const TEST_EVIDENCE: Readonly<Record<TestKind, { level: EvidenceLevel; independence: Independence }>> = {
  interviews: { level: 'L3', independence: 'stranger' },
  choice: { level: 'L4', independence: 'stranger' },
  trial: { level: 'L6', independence: 'stranger' },
  presale: { level: 'L5', independence: 'stranger' },
  costSheet: { level: 'L3', independence: 'friend' },
  sources: { level: 'L1', independence: 'stranger' },
  renewal: { level: 'L6', independence: 'stranger' },
  costDiary: { level: 'L3', independence: 'stranger' },
  prototype: { level: 'L4', independence: 'stranger' },
  channel: { level: 'L4', independence: 'stranger' },
  signOff: { level: 'L4', independence: 'stranger' },
  access: { level: 'L4', independence: 'stranger' },
  counsel: { level: 'L4', independence: 'stranger' },
  letters: { level: 'L4', independence: 'stranger' },
  consent: { level: 'L4', independence: 'stranger' },
};

/** An entry that nobody typed into the ledger: the result of a test. */
export type TestItem = EvidenceItem & { testId: string };

export const testItemId = (testId: string) => `test-${testId}`;

/**
 * What the decided tests add to the ledger, as of a day (YYYY-MM-DD). A pass speaks for the assumption with those who
 * succeeded; a fail speaks against it with those who were missing to the mark, for nobody expected all to succeed. It is
 * asserted, for the founder typed the result, and an artefact where a link or a file shows it; since the seventh formula it stays
 * asserted where the mark was locked far below the one that its card proposed, and since the eighth where its file shows an earlier
 * pass already (rule S20). Where the founder objects it does not count.
 * Source: issue 10 §2 for the entry itself, this product's own convention for all else.
 */
export function testEvidence(
  testCards: readonly TestRecord[],
  asOf: string,
  formulaVersion = FORMULA_VERSION,
): TestItem[] {
  const reused = hasEarlierPriceRule(formulaVersion) ? withUsedFile(testCards, formulaVersion) : new Set<string>();
  return testCards.flatMap((record): TestItem[] => {
    const reading = decisiveReading(record, hasLaterRules(formulaVersion));
    const result = record.results.at(-1);
    const mark = reading && record.marks.find(({ revision }) => revision === reading.revision);
    if (!reading || !result || !mark || record.objection) return [];
    const passed = reading.outcome === 'pass';
    const isLow =
      passed &&
      ((hasShownResultRule(formulaVersion) && isFarBelow(mark.passMark, record.card.passMark)) ||
        reused.has(record.id));
    const day = result.recordedAt.slice(0, 10);
    const notedPrice = hasRuleImportance(formulaVersion) ? lockedPrice(record.card) : null;
    return [
      {
        id: testItemId(record.id),
        testId: record.id,
        assumptionId: record.card.assumptionId,
        side: passed ? 'for' : 'against',
        ...TEST_EVIDENCE[record.card.kind],
        proof: !isLow && (result.link || result.file) ? 'artefact' : 'asserted',
        ...(!isLow && result.file && { file: result.file }),
        ...(notedPrice && { notedPrice }),
        inSegment: true,
        count: passed ? result.successes : missingTo(mark.passMark, result.successes, result.trials),
        date: day > asOf ? asOf : day,
        note: `Test “${record.card.name}”: ${reading.because}`,
      },
    ];
  });
}

/** The passed tests whose file shows the pass of another test already, the one whose result came first. */
function withUsedFile(testCards: readonly TestRecord[], formulaVersion: string): ReadonlySet<string> {
  const passed = testCards.flatMap((record) => {
    const [result, reading] = [record.results.at(-1), decisiveReading(record, hasLaterRules(formulaVersion))];
    const isPass = reading?.outcome === 'pass' && !record.objection && result?.file;
    return isPass ? [{ id: record.id, sha256: result.file?.sha256, at: `${result.recordedAt} ${record.id}` }] : [];
  });
  const inTime = passed.sort((a, b) => (a.at < b.at ? -1 : 1));
  const isFirst = (one: (typeof inTime)[number]) => inTime.find(({ sha256 }) => sha256 === one.sha256) === one;
  return new Set(inTime.filter((one) => !isFirst(one)).map(({ id }) => id));
}

/** How many more would have had to succeed, and at least one. */
function missingTo(mark: PassMark, successes: number, trials: number): number {
  const share = mark.kind === 'share' ? Number(mark.barPercent) / 100 : mark.atLeast / mark.sample;
  // Nine decimals first, against floating-point dust.
  const wanted = Math.ceil(Math.round(share * Math.max(trials, mark.kind === 'count' ? mark.sample : 0) * 1e9) / 1e9);
  return Math.max(1, wanted - successes);
}
