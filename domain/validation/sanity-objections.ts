import { Fraction } from '../fraction.ts';
import { formatPlainMoney } from '../money/money.ts';
import { monthsWords, parsePercent, toDecimal, toMoney } from './figure.ts';
import { exactCapitalPayback } from './first-capital.ts';
import type { Intake } from './intake.ts';
import { type Objection, type ObjectionRule, object } from './objection.ts';
import { exactMargin, exactReturn } from './unit-economics.ts';
import { yearlyCostOf } from './yearly-cost.ts';

/** Our convention: more than 20 times is seven times the usual line of 3, and more often a missing cost than a find. */
const TOO_GOOD_A_RETURN = Fraction.of(20);
/** Our convention: outside of 10% to 90% a margin is more often a cost left out, or a price too low, than a business. */
const LOW_MARGIN = Fraction.of(1, 10);
const HIGH_MARGIN = Fraction.of(9, 10);

/** C17. Source: this product's own convention. */
const tooGoodAReturn: ObjectionRule = ({ intake }) => {
  const ratio = exactReturn(intake);
  if (ratio === null || ratio.compare(TOO_GOOD_A_RETURN) <= 0) return [];
  const text = `On your own figures a customer brings in ${toDecimal(ratio, 1)} times what it costs to win one. More than 20 times usually means that a cost was left out: your own hours, visits that sold nothing, discounts.`;
  return [object('C17.too-good', text, { assumptionIds: ['V6'] })];
};

/** C18. No customer base keeps everybody. Source: this product's own convention. */
const nobodyLeaves: ObjectionRule = ({ intake }) =>
  parsePercent(intake.churnPercent)?.sign === 0
    ? [
        object('C18.nobody-leaves', 'You count on no customer ever stopping. Some move, close or forget.', {
          assumptionIds: ['V4'],
        }),
      ]
    : [];

/** C19. A margin of nothing or less is C8's. Source: this product's own convention. */
const oddMargin: ObjectionRule = ({ intake }) => {
  const margin = exactMargin(intake);
  if (margin === null || margin.sign <= 0) return [];
  const percent = `${toDecimal(margin.times(Fraction.of(100)), 1)}%`;
  if (margin.compare(LOW_MARGIN) < 0)
    return [
      object(
        'C19.low-margin',
        `Only ${percent} of the price is left after the cost of one unit. One return, one discount or one higher bill takes it all.`,
        { assumptionIds: ['V2'] },
      ),
    ];
  if (margin.compare(HIGH_MARGIN) <= 0) return [];
  const text = `You keep ${percent} of the price. More than 90% usually means that a cost was left out: delivery, fees, support, your own hours.`;
  return [object('C19.high-margin', text, { assumptionIds: ['V2'] })];
};

/** What one customer would pay in a year: the founder's figure, else price × units a year. */
function yearlyPrice({ annualValue, price, unitsPerYear }: Intake) {
  if (annualValue) return { minor: Fraction.of(annualValue.amountMinor), currency: annualValue.currency };
  if (!price || !unitsPerYear) return null;
  return { minor: Fraction.of(price.amountMinor).times(Fraction.of(unitsPerYear)), currency: price.currency };
}

/** C20. People seldom pay more for a cure than the trouble costs them, as V5 says. Source: this product's own convention. */
const dearerThanTrouble: ObjectionRule = ({ intake }) => {
  const yours = yearlyPrice(intake);
  const cost = yours && yearlyCostOf(intake.workaroundCost, yours.currency);
  if (!yours || !cost || yours.minor.compare(cost) <= 0) return [];
  const [asked, today] = [toMoney(yours.minor, yours.currency), toMoney(cost, yours.currency)];
  if (!asked.value || !today.value) return [];
  const text = `You would ask ${formatPlainMoney(asked.value)} of one customer in a year, for a trouble that costs them ${formatPlainMoney(today.value)} by your own answer.`;
  return [object('C20.dearer-than-trouble', text, { assumptionIds: ['V5'] })];
};

/** C21. The whole market holds the segment of one place. It follows from what the two words mean. */
const marketBelowSegment: ObjectionRule = ({ intake: { accounts, segmentSize } }) => {
  if (accounts === null || segmentSize === null || accounts >= segmentSize) return [];
  const [all, here] = [accounts, segmentSize].map((count) => count.toLocaleString('en-GB'));
  const text = `You say that ${all} could buy it anywhere, and that there are ${here} in your first place alone. One of the two is wrong.`;
  return [object('C21.market-below-segment', text, { assumptionIds: ['V3'] })];
};

/** Our convention: anyone who waits over three years for a purchase to come back has bound that money for too long to test an idea. */
const LONGEST_PAYBACK = Fraction.of(36);

/** C22. What is worn out pays nothing back. Source: this product's own convention. */
const slowPurchase: ObjectionRule = ({ intake }) => {
  const payback = exactCapitalPayback(intake);
  if (payback === null) return [];
  const first = `On your own figures what you must buy first has paid for itself after ${monthsWords(toDecimal(payback, 1))}`;
  const says = (rule: string, text: string) => [object(rule, text, { assumptionIds: ['V7'] })];
  const { assetMonths } = intake;
  if (assetMonths !== null && payback.compare(Fraction.of(assetMonths)) > 0)
    return says('C22.outlived', `${first}, and it lasts ${assetMonths}: it is worn out before that.`);
  if (payback.compare(LONGEST_PAYBACK) <= 0) return [];
  return says('C22.slow', `${first}. More than 36 is long to wait for money that you need elsewhere.`);
};

/** People alive, 2024. Source: United Nations, World Population Prospects 2024 (8.2 thousand million). */
const PEOPLE_ALIVE = 8_200_000_000;

/** C23. A segment is people or what people run. */
const moreThanLive: ObjectionRule = ({ intake: { segmentSize, accounts } }) => {
  const most = Math.max(segmentSize ?? 0, accounts ?? 0);
  if (most <= PEOPLE_ALIVE) return [];
  const text = `You count ${most.toLocaleString('en-GB')} customers. About ${PEOPLE_ALIVE.toLocaleString('en-GB')} people live.`;
  return [object('C23.more-than-live', text, { assumptionIds: ['V3'] })];
};

export const SANITY_RULES: readonly ObjectionRule[] = [
  oddMargin,
  tooGoodAReturn,
  nobodyLeaves,
  dearerThanTrouble,
  marketBelowSegment,
  slowPurchase,
  moreThanLive,
];

const OWN = 'one that this product draws itself';

const SOURCES: Record<string, string> = {
  C17: `${OWN}: the usual line is 3 times, and this is seven times as much`,
  C18: `${OWN}: no customer base keeps everybody`,
  C19: `${OWN}: outside of 10% to 90% a cost is more often missing than not`,
  C20: `${OWN}: people seldom pay more for a cure than the trouble costs them`,
  C21: 'no more than what the two words mean: the whole market holds the people of one place',
  C22: `${OWN}: what is worn out pays nothing back, and over 36 months is long to wait`,
  C23: 'from the United Nations, World Population Prospects 2024',
};

/** Where the line of a sanity rule comes from, for the founder to judge; nothing for the other rules, which count what was seen. */
export const sourceOfRule = (rule: string): string | undefined => SOURCES[rule.slice(0, rule.indexOf('.'))];

const ABOUT_FIGURES = /^C(8|17|18|19|20|22)\./u;

/** Those that a reader of the unit economics must see beside them. */
export function objectionsToFigures(objections: readonly Objection[]): Objection[] {
  return objections.filter(({ rule }) => ABOUT_FIGURES.test(rule));
}
