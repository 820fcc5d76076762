import { buildCapTable } from '../../deals/cap-table.ts';
import { countOf } from '../deal-answers.ts';
import { roundInput } from '../round-input.ts';
import type { Source } from '../template.ts';
import { block, warn } from './common.ts';
import { oneCurrency } from './deal-terms.ts';
import type { Check } from './problem.ts';

const USUAL: Source = {
  name: 'Usual terms of priced rounds and option grants; no statute asks for them',
  checked: false,
};
const LONGEST_NO_SHOP = 45;

/** Methods.md §5.2: options come out of the free pool, and a board cannot grant what it does not have. */
const grantFitsPool: Check = ({ answers }) => {
  const [number, pool] = [countOf(answers.grant_number), countOf(answers.unissued_pool)];
  if (number === null || pool === null || number <= pool) return [];
  const message = `You grant ${number.toLocaleString('en')} options, and the free pool holds ${pool.toLocaleString('en')}. Enlarge the pool first or grant fewer.`;
  return [block('grant_exceeds_pool', message, ['grant_number', 'unissued_pool'], USUAL)];
};

const cliffWithinVesting: Check = ({ answers }) => {
  const [months, cliff] = [countOf(answers.vesting_months), countOf(answers.vesting_cliff_months)];
  if (months === null || cliff === null || cliff <= months) return [];
  const message = 'The cliff is longer than the vesting period: everything would be earned before anything is.';
  return [block('cliff_within_vesting', message, ['vesting_cliff_months', 'vesting_months'], USUAL)];
};

/** Pool, conversions and new money must leave something to those who are there. */
const roundHasPrice: Check = ({ answers }) => {
  try {
    const { input } = roundInput(answers, true);
    if (input) buildCapTable(input);
    return [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const variables = ['pre_money', 'new_money', 'pool_percent', 'other_convertibles'];
    return [block('round_without_price', `${error.message} Change the money, the valuation or the pool.`, variables)];
  }
};

const longNoShop: Check = ({ answers: { no_shop_days: answer } }) => {
  const days = countOf(answer);
  if (days === null || days <= LONGEST_NO_SHOP) return [];
  const message = `${days} days without talking to others are long; thirty to forty-five are usual.`;
  return [warn('no_shop_long', message, ['no_shop_days'], USUAL)];
};

const boardMajority: Check = ({ answers }) => {
  const [founders, investors] = [countOf(answers.board_founders), countOf(answers.board_investors)];
  const independent = countOf(answers.board_independent);
  if (founders === null || investors === null || independent === null) return [];
  const variables = ['board_founders', 'board_investors', 'board_independent'];
  if (founders + investors + independent === 0)
    return [block('board_empty', 'A board needs at least one director.', variables, USUAL)];
  if (founders >= investors) return [];
  const message = 'The investor names more directors than the founders: you no longer decide how the company is run.';
  return [warn('board_investors_lead', message, variables, USUAL)];
};

export const EQUITY_TERMS_CHECKS: readonly Check[] = [
  oneCurrency,
  grantFitsPool,
  cliffWithinVesting,
  roundHasPrice,
  longNoShop,
  boardMajority,
];
