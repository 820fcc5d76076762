import { expect } from 'vitest';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import { NO_PRICE_YET } from '#domain/validation/earlier-price.ts';
import { snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { shownBy } from '#domain/validation/fixtures/locked-tests.ts';
import { marsGas, reportOf, tested } from '#domain/validation/fixtures/mars-gas.ts';
import { factsOfIdea } from '#domain/validation/idea-facts.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { FORMULA_VERSION } from '#domain/validation/published-rules.ts';
import { buildReport } from '#domain/validation/report.ts';
import { type Attempt, aFile, paid, passedAsProposed, seven, snapshot } from './attempt.ts';

/** What was paid, and at which price. */
export const prices: readonly Attempt[] = [
  [
    'payments noted before the idea has a price, and then a high price',
    'they show nothing of it, unless all that was paid is as much (S19)',
    () => {
      const at = (amountMinor: number) => {
        const observation = { id: 'o', people: 2, paid: { amountMinor, currency: 'NGN' as const } };
        const noted = paid('p', { count: 2, notedPrice: NO_PRICE_YET, ...(amountMinor > 0 && { observation }) });
        return reportOf([noted]);
      };
      const pricedAt = (amountMinor: number) => at(amountMinor).beliefs.find(({ id }) => id === 'V1')?.for.length;
      expect([0, 499_999, 500_000].map(pricedAt)).toEqual([0, 0, 1]);
      expect(at(0).evidenceNotes).toMatchObject([
        { code: 'earlier_price', text: expect.stringContaining('noted before there was a price.') },
      ]);
      expect(at(0).caseAgainst.map(({ text }) => text)).toContainEqual(
        expect.stringMatching(/^2 paid before there was a price\. That shows nothing of/u),
      );
    },
  ],
  [
    'eight naira from two hundred people, at a price of ₦60,000',
    'less than a fiftieth of the price is a token, and counts as an opinion (S22); no payment shows what one costs (S21)',
    () => {
      const paidInAll = (amountMinor: number, assumptionId = 'V1') => {
        const observation = { id: 'o', people: 4, paid: { amountMinor, currency: 'NGN' as const } };
        const evidence = [paid('p', { assumptionId, observation, count: 4 })];
        const intake = { ...marsGas, price: { amountMinor: 6_000_000, currency: 'NGN' as const } };
        return countEvidence(snapshotOf({ intake, evidence }));
      };
      const levelOf = (amountMinor: number) => paidInAll(amountMinor).items.map(({ level }) => level);
      expect([800, 479_999, 480_000, 24_000_000].map(levelOf)).toEqual([['L2'], ['L2'], ['L4'], ['L5']]);
      expect(paidInAll(800).notes).toContainEqual(
        expect.objectContaining({
          code: 'deposit',
          text: expect.stringMatching(
            /less than 2% of the price \(₦240,000\).+That price is ₦60,000 for each of 4 people\.$/u,
          ),
        }),
      );
      expect(paidInAll(24_000_000, 'V2')).toMatchObject({ items: [], notes: [{ code: 'unfit_level' }] });
    },
  ],
  [
    'one thousandth of the price, paid again',
    'what was paid again is a deposit or a token as well (S15, S22)',
    () => {
      const again = (amountMinor: number, formulaVersion = FORMULA_VERSION) => {
        const observation = { id: 'o', people: 4, paid: { amountMinor, currency: 'NGN' as const } };
        const evidence = [paid('p', { level: 'L6', observation, count: 4 })];
        return countEvidence({ ...snapshot(evidence), formulaVersion }).items.map(({ level }) => level);
      };
      expect([2_000, 40_000, 2_000_000].map((amount) => again(amount))).toEqual([['L2'], ['L4'], ['L6']]);
      expect(again(2_000, 'validation-score-8')).toEqual(['L6']);
    },
  ],
  [
    'a price test passed at ₦2,500, and then a price of ₦50,000',
    'the locked belief names its price: a pass at a lower one counts 0 (S23), a fail counts on',
    () => {
      const at = (naira: number, formulaVersion = FORMULA_VERSION) => {
        const testCards = [
          shownBy(passedAsProposed('V1'), aFile),
          { ...tested('V5', { ...seven, sample: 10 }, 0, 10), id: 'failed' },
        ];
        const intake = { ...marsGas, price: { amountMinor: 100 * naira, currency: 'NGN' as const } };
        return countEvidence({ ...snapshotOf({ intake, evidence: [], testCards }), formulaVersion });
      };
      const told = ({ items }: ReturnType<typeof at>) =>
        items.map(({ assumptionId, side }) => `${assumptionId} ${side}`).sort();
      expect(told(at(50_000))).toEqual(['V5 against']);
      expect(at(50_000).notes).toMatchObject([
        { code: 'earlier_price', text: expect.stringContaining('passed when the price was ₦2,500') },
      ]);
      for (const price of [2_500, 2_000]) expect(told(at(price))).toEqual(['V1 for', 'V5 against']);
      expect(told(at(50_000, 'validation-score-8'))).toEqual(['V1 for', 'V5 against']);
    },
  ],
  [
    'deposits entered as payments',
    'less than the price counts as a commitment and is told as a deposit; what was paid stays as it was',
    () => {
      const payments = (amountMinor: number, currency: 'NGN' | 'USD' = 'NGN') =>
        snapshot([paid('p', { count: 2, observation: { id: 'o', people: 2, paid: { amountMinor, currency } } })]);
      const read = (told: ReturnType<typeof snapshot>) => {
        const report = buildReport(told);
        const [group] = report.beliefs.find(({ id }) => id === 'V1')?.for ?? [];
        const [seen] = outsiderReport(told, report).seen;
        return [
          group?.level,
          seen?.kind,
          report.evidenceNotes.find(({ code }) => code === 'deposit')?.text.slice(0, 43),
        ];
      };
      expect(read(payments(100_000))).toEqual(['L4', 'deposit', '₦1,000 paid is 20% of the price (₦5,000): a']);
      expect(factsOfIdea('i', payments(100_000), buildReport(payments(100_000)))).toMatchObject({
        payments: { claimed: 0 },
        commitments: { claimed: 2 },
      });
      for (const full of [payments(500_000), payments(900_000), payments(100, 'USD'), snapshot([paid('p')])])
        expect(read(full)).toEqual(['L5', 'paid', undefined]);
      expect(read({ ...payments(100_000), formulaVersion: 'validation-score-3' })).toEqual(['L5', 'paid', undefined]);
    },
  ],
];
