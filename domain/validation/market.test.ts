import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tamBottomUp } from '../finance/market-size.ts';
import { leanCanvas } from './canvas.ts';
import { competitorsOf } from './competitors.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { FOUNDERS_ESTIMATE, sizeMarket } from './market.ts';

const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const market = (change: IntakeDraft) => sizeMarket(completeIntake({ ...BOOKKEEPING, ...change }));
const amounts = (change: IntakeDraft) => market(change).lines.map(({ amount }) => amount.value?.amountMinor ?? null);

describe('sizeMarket', () => {
  it('gives the published figures', () => {
    expect(amounts({ accounts: 5000, annualValue: dollars(1000) })[0]).toBe(500_000_000);
    const shares = { serviceablePercent: '40', obtainablePercent: '5' };
    expect(amounts({ accounts: 1000, annualValue: dollars(10_000), ...shares })).toEqual([
      1_000_000_000, 400_000_000, 20_000_000,
    ]);
  });

  it('agrees with the published method on any figures', () => {
    const share = fc.integer({ min: 1, max: 1000 });
    const accounts = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(accounts, accounts, share, share, (count, value, serviceable, obtainable) => {
        const percents = { serviceablePercent: String(serviceable / 10), obtainablePercent: String(obtainable / 10) };
        const live = amounts({ accounts: count, annualValue: dollars(value), ...percents });
        const { tam, sam, som } = tamBottomUp({
          accounts: count,
          annual_value: value * 100,
          serviceable_fraction: serviceable / 1000,
          obtainable_fraction: obtainable / 1000,
        });
        for (const [index, published] of [tam, sam, som].entries())
          expect(Math.abs((live[index] ?? Number.NaN) - (published ?? Number.NaN))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('shows each line as the product of its factors, each with its source', () => {
    const { factors, lines, somCustomers } = market({});
    expect(lines.map(({ product }) => product)).toEqual([
      '150,000 × ₦30,000',
      '150,000 × ₦30,000 × 40%',
      '150,000 × ₦30,000 × 40% × 2.5%',
    ]);
    expect(factors.map(({ key, label, source, isEstimate }) => [key, label, source, isEstimate])).toEqual([
      ['accounts', 'Accounts', 'State trade survey, table 4', false],
      ['annualValue', 'Yearly value of one', FOUNDERS_ESTIMATE, true],
      ['serviceable', 'Share you can serve', FOUNDERS_ESTIMATE, true],
      ['obtainable', 'Share you can win in three years', FOUNDERS_ESTIMATE, true],
    ]);
    expect(FOUNDERS_ESTIMATE).toBe('founder’s estimate');
    expect(somCustomers.value).toBe('1500');
  });

  it('rounds each line once, half up, from exact factors', () => {
    const odd = { accounts: 1, annualValue: { amountMinor: 5, currency: 'NGN' as const } };
    expect(amounts({ ...odd, serviceablePercent: '10', obtainablePercent: '50' })).toEqual([5, 1, 0]);
    expect(amounts({ ...odd, serviceablePercent: '50', obtainablePercent: '20' })).toEqual([5, 3, 1]);
  });

  it('lets the segment and price × units stand in, and says so', () => {
    const { factors, lines } = market({ accounts: null, annualValue: null });
    expect(factors.map(({ label }) => label).slice(0, 2)).toEqual([
      'Accounts (the size of your customer group)',
      'Yearly value of one (price × units a year)',
    ]);
    expect(lines[0]?.amount.value?.amountMinor).toBe(8000 * 12 * 250_000);
    expect(factors[0]?.source).toContain('market association');
  });

  it.each([
    ['no accounts', { accounts: null, segmentSize: null }, [false, false, false]],
    ['no yearly value', { annualValue: null, unitsPerYear: null }, [false, false, false]],
    ['no share to serve', { serviceablePercent: '' }, [true, false, false]],
    ['a share over the whole', { obtainablePercent: '101' }, [true, true, false]],
    [
      'a market larger than money',
      {
        accounts: 10_000_000_000,
        annualValue: { amountMinor: 1e15, currency: 'NGN' as const },
        serviceablePercent: '0',
      },
      [false, true, true],
    ],
  ])('gives no figure with %s, but the reason', (_, change, given) => {
    const { lines } = market(change);
    expect(lines.map(({ amount }) => amount.value !== null)).toEqual(given);
    for (const { amount } of lines) expect(amount.value !== null || (amount.reason ?? '').length > 10).toBe(true);
  });

  it('says which answer is missing', () => {
    const said = (change: IntakeDraft) => {
      const { lines, somCustomers } = market(change);
      return [...lines.map(({ amount }) => amount), somCustomers].map(({ reason }) => reason);
    };
    expect({
      noAccounts: said({ accounts: null, segmentSize: null }),
      noValue: said({ annualValue: null, unitsPerYear: null }),
      noPrice: said({ annualValue: null, price: null }),
      noShare: said({ serviceablePercent: '' }),
      noObtainable: said({ obtainablePercent: '' }),
      notAShare: said({ obtainablePercent: '101' }),
    }).toMatchInlineSnapshot(`
      {
        "noAccounts": [
          "You did not say how many could buy it.",
          "You did not say how many could buy it.",
          "You did not say how many could buy it.",
          "You did not say how many could buy it.",
        ],
        "noObtainable": [
          null,
          null,
          "A share between 0 and 100% is missing.",
          "A share between 0 and 100% is missing.",
        ],
        "noPrice": [
          "You did not say what one is worth a year.",
          "You did not say what one is worth a year.",
          "You did not say what one is worth a year.",
          null,
        ],
        "noShare": [
          null,
          "A share between 0 and 100% is missing.",
          "A share between 0 and 100% is missing.",
          "A share between 0 and 100% is missing.",
        ],
        "noValue": [
          "You did not say what one is worth a year.",
          "You did not say what one is worth a year.",
          "You did not say what one is worth a year.",
          null,
        ],
        "notAShare": [
          null,
          null,
          "A share between 0 and 100% is missing.",
          "A share between 0 and 100% is missing.",
        ],
      }
    `);
  });

  it('never lets SOM pass SAM nor SAM pass TAM', () => {
    for (const percent of ['0', '0.0001', '33.333', '99.999', '100']) {
      const [tam = 0, sam = 0, som = 0] = amounts({ serviceablePercent: percent, obtainablePercent: percent });
      expect(Number(sam)).toBeLessThanOrEqual(Number(tam));
      expect(Number(som)).toBeLessThanOrEqual(Number(sam));
    }
  });
});

describe('competitorsOf', () => {
  it('lists alternatives with safe links, the workaround, and doing nothing', () => {
    const alternatives = [
      {
        name: 'An app',
        link: 'https://example.com/a',
        price: '₦4,000\na month',
        complaint: 'Typing',
        difference: 'They talk',
        seenOn: '2026-03-01',
      },
      { name: 'Another', link: 'javascript:alert(1)', price: '', complaint: ' ' },
      { name: 'None' },
      { name: ' ' },
    ];
    expect(competitorsOf(completeIntake({ ...BOOKKEEPING, alternatives }))).toEqual([
      {
        kind: 'alternative',
        name: 'An app',
        link: 'https://example.com/a',
        price: '₦4,000 a month',
        complaint: 'Typing',
        difference: 'They talk',
        seenOn: '2026-03-01',
      },
      { kind: 'alternative', name: 'Another', link: null },
      { kind: 'workaround', name: 'They write credit sales in a school exercise book', link: null },
      { kind: 'nothing', name: 'Do nothing', link: null },
    ]);
    expect(competitorsOf(completeIntake({ workaround: 'Nothing' }))).toHaveLength(1);
  });
});

describe('leanCanvas', () => {
  it('fills nine boxes with the founder’s words and leaves the rest empty', () => {
    const boxes = leanCanvas(completeIntake(BOOKKEEPING));
    expect(boxes.map(({ key }) => key)).toEqual([
      'problem',
      'segments',
      'value',
      'solution',
      'channels',
      'revenue',
      'costs',
      'metrics',
      'edge',
    ]);
    expect(boxes.every(({ lines, from }) => lines.length > 0 && from.length > 0)).toBe(true);
    expect(boxes.find(({ key }) => key === 'revenue')?.lines).toEqual([
      '₦2,500 per stall per month',
      '12 units a year',
    ]);
    const empty = leanCanvas(completeIntake({}));
    expect(empty.flatMap(({ lines }) => lines)).toEqual(['Instead: Do nothing']);
  });

  it('names user and payer apart where they differ', () => {
    const boxes = leanCanvas(completeIntake({ ...BOOKKEEPING, payer: 'The association' }));
    expect(boxes[1]?.lines).toContain('Pays: the association');
  });
});
