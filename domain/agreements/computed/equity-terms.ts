import { buildCapTable } from '../../deals/cap-table.ts';
import { vestedAfter } from '../../deals/vesting.ts';
import { exactNumber, larger, ONE, ZERO } from '../../exact.ts';
import { Fraction } from '../../fraction.ts';
import { addMonths } from '../../time/calendar-months.ts';
import type { Answers } from '../answers.ts';
import { capitalizationOf, countOf, fractionOf, majorOf, moneyOf, textOf } from '../deal-answers.ts';
import { countsPromised, roundInput } from '../round-input.ts';
import type { AgreementContent } from '../template.ts';
import type { Computing } from './computing.ts';
import { otherConvertiblesTerms } from './convertibles.ts';
import { countText, dayText, moneyText, percentText, priceText } from './texts.ts';

/** The round on the stated figures; null while a term is missing. A pool after the round comes on top of it. */
function pricedRound(answers: Answers, content: AgreementContent) {
  const found = roundInput(answers, countsPromised(content));
  const [preMoney, target] = [moneyOf(answers.pre_money), fractionOf(answers.pool_percent)];
  const shares = capitalizationOf(answers);
  if (found.input === null || !preMoney || !target || !shares) return null;
  const { rows, round, totalAfter } = buildCapTable(found.input);
  if (!round || totalAfter === null) return null;
  const pool = rows.find(({ kind }) => kind === 'pool')?.after;
  const inside = exactNumber('pool', pool?.sharesExact ?? '0').minus(Fraction.of(shares.pool));
  const total = Fraction.of(totalAfter);
  const later = target.times(total).minus(Fraction.of(shares.pool)).over(ONE.minus(target));
  const after = answers.pool_in_pre_money === false ? Fraction.of(larger(ZERO, later).floor()) : ZERO;
  return {
    currency: preMoney.currency,
    price: exactNumber('price', round.priceExact),
    newShares: round.newShares,
    increase: round.poolIncrease + Number(after.floor()),
    newMoneyPart: Fraction.of(round.newShares).over(total.plus(after)),
    effectivePreMoney: majorOf(preMoney).minus(inside.times(exactNumber('price', round.priceExact))),
  };
}

/** Months from the start to the first day on which something vests. */
function firstMonths({ vesting_cliff_months: cliff }: Answers): number | null {
  const months = countOf(cliff);
  return months === null ? null : Math.max(1, months);
}

function monthsAfter(start: string | null, months: number | null): string | null {
  return start && months !== null ? dayText(addMonths(start, months)) : null;
}

export const EQUITY_TEXTS: Computing = {
  other_convertibles_terms: otherConvertiblesTerms,
  price_per_share: (answers, content) => {
    const found = pricedRound(answers, content);
    return found && priceText(found.price, found.currency);
  },
  new_shares: (answers, content) => {
    const found = pricedRound(answers, content);
    return found && countText(found.newShares);
  },
  new_money_percent: (answers, content) => {
    const found = pricedRound(answers, content);
    return found && percentText(found.newMoneyPart);
  },
  pool_increase: (answers, content) => {
    const found = pricedRound(answers, content);
    return found && countText(found.increase);
  },
  effective_pre_money: (answers, content) => {
    const found = pricedRound(answers, content);
    return found && moneyText(found.effectivePreMoney, found.currency);
  },
  board_size: (answers) => {
    const seats = [answers.board_founders, answers.board_investors, answers.board_independent].map(countOf);
    if (seats.includes(null)) return null;
    const size = seats.reduce<number>((sum, seat) => sum + (seat ?? 0), 0);
    return `${size} ${size === 1 ? 'director' : 'directors'}`;
  },
  vesting_first_date: (answers) => monthsAfter(textOf(answers.vesting_start), firstMonths(answers)),
  vesting_end_date: (answers) => monthsAfter(textOf(answers.vesting_start), countOf(answers.vesting_months)),
  vesting_first_number: (answers) => {
    const [quantity, months] = [countOf(answers.grant_number), countOf(answers.vesting_months)];
    const [start, first] = [textOf(answers.vesting_start), firstMonths(answers)];
    if (quantity === null || months === null || start === null || first === null) return null;
    return countText(vestedAfter({ quantity, start, months, cliff_months: first }, first));
  },
  grant_percent: (answers) => {
    const [number, shares] = [countOf(answers.grant_number), capitalizationOf(answers)];
    if (number === null || !shares) return null;
    return percentText(Fraction.of(number, shares.issued + shares.granted + shares.promised + shares.pool));
  },
  exercise_total: (answers) => {
    const [number, price] = [countOf(answers.grant_number), moneyOf(answers.exercise_price)];
    return number !== null && price ? moneyText(majorOf(price).times(Fraction.of(number)), price.currency) : null;
  },
  expiry_day: (answers) => {
    const years = countOf(answers.expiry_years);
    return monthsAfter(textOf(answers.effective_date), years === null ? null : 12 * years);
  },
};
