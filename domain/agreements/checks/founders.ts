import { Fraction } from '../../fraction.ts';
import { type Answer, type Row, rowsOf } from '../answers.ts';
import { block, warn } from './common.ts';
import type { Check } from './problem.ts';

const WHOLE = Fraction.of(100);

/** Methods.md §5.1: the founders' shares and the pool are the whole company, exactly. */
const sharesAddUp: Check = ({ answers: { founders, pool_percent } }) => {
  const shares = rowsOf(founders).map(({ share_percent }) => percent(share_percent));
  const pool = percent(pool_percent);
  if (shares.length === 0 || pool === null || !shares.every((share) => share !== null)) return [];
  const total = shares.reduce((sum, share) => sum.plus(share), pool);
  if (total.compare(WHOLE) === 0) return [];
  const gap = WHOLE.minus(total);
  const [amount, side] = gap.compare(Fraction.of(0)) > 0 ? [gap, 'too little'] : [total.minus(WHOLE), 'too much'];
  const message = `The founders’ shares and the pool add up to ${show(total)}%, ${show(amount)} points ${side}. Together they must be exactly 100%.`;
  return [block('shares_add_up', message, ['founders', 'pool_percent'])];
};

/** A cliff as long as the whole period would make the period mean nothing. */
const cliffWithinVesting: Check = ({ answers: { vesting_months: months, vesting_cliff_months: cliff } }) => {
  if (typeof months !== 'number' || typeof cliff !== 'number' || cliff < months) return [];
  const message = `The cliff of ${cliff} months must be shorter than the vesting period of ${months} months.`;
  return [block('cliff_within_vesting', message, ['vesting_cliff_months', 'vesting_months'])];
};

/** Every founder holds something: somebody with nothing is an employee or an adviser. */
const foundersHoldShares: Check = ({ answers: { founders } }) => {
  const without = rowsOf(founders).filter(({ share_percent }) => percent(share_percent)?.compare(Fraction.of(0)) === 0);
  if (without.length === 0) return [];
  const message = `${names(without)} would hold no shares. Give each founder a share, or take them out of the list.`;
  return [block('founders_hold_shares', message, ['founders'])];
};

/** A founder who alone reaches a threshold makes it mean nothing for the others. The pool is not issued and does not vote. */
const nobodyAlone =
  (variable: 'drag_threshold_percent' | 'reserved_majority_percent', what: string): Check =>
  ({ answers }) => {
    const threshold = percent(answers[variable]);
    const pool = percent(answers.pool_percent) ?? Fraction.of(0);
    const issued = WHOLE.minus(pool);
    if (threshold === null || issued.compare(Fraction.of(0)) <= 0) return [];
    const alone = rowsOf(answers.founders).filter(({ share_percent }) => {
      const share = percent(share_percent);
      return share !== null && share.over(issued).times(WHOLE).compare(threshold) >= 0;
    });
    if (alone.length === 0) return [];
    const message = `${names(alone)} can ${what} alone: ${show(threshold)}% of the issued shares is no protection for the others.`;
    return [warn(`alone_${variable}`, message, [variable, 'founders'])];
  };

/** Anyone who works part time and holds most of the shares is a common quarrel, so it is asked about. */
const partTimeMajority: Check = ({ answers: { founders } }) => {
  const half = Fraction.of(50);
  const found = rowsOf(founders).filter(({ share_percent, time_percent }) => {
    const [share, time] = [percent(share_percent), percent(time_percent)];
    return share !== null && time !== null && share.compare(half) > 0 && time.compare(half) < 0;
  });
  if (found.length === 0) return [];
  const message = `${names(found)} holds more than half of the company and works for it less than half of the time. Is that what you agreed?`;
  return [warn('part_time_majority', message, ['founders'])];
};

export const FOUNDERS_CHECKS: readonly Check[] = [
  sharesAddUp,
  foundersHoldShares,
  cliffWithinVesting,
  nobodyAlone('drag_threshold_percent', 'force a sale of the whole company'),
  nobodyAlone('reserved_majority_percent', 'decide every reserved matter'),
  partTimeMajority,
];

function percent(answer: Answer | undefined): Fraction | null {
  if (typeof answer !== 'string' || !/^\d+(\.\d+)?$/.test(answer)) return null;
  const [whole = '', places = ''] = answer.split('.');
  return Fraction.of(BigInt(whole + places), 10n ** BigInt(places.length));
}

function show(value: Fraction): string {
  return String(Number(value.toNumber().toFixed(6)));
}

function names(rows: readonly Row[]): string {
  return rows.map(({ name }) => String(name || 'A founder')).join(' and ');
}
