import { expect, it } from 'vitest';
import { loanOfAVan } from '../fixtures/loan-of-a-van.ts';
import { said } from '../fixtures/said-problems.ts';
import { EQUITY_TERMS_CHECKS } from './equity-terms.ts';
import { FOUNDERS_CHECKS } from './founders.ts';
import { NDA_CHECKS } from './nda.ts';
import { NOTE_CHECKS } from './note.ts';
import { SAFE_CHECKS } from './safe.ts';

const dollars = (whole: number) => ({ amountMinor: whole * 100, currency: 'USD' as const });
const founder = (name: string, share_percent: string, time_percent = '100') => ({ name, share_percent, time_percent });

it('says what is wrong with a SAFE, and by which source', () => {
  const capped = { safe_kind: 'cap', amount: dollars(300), cap: dollars(1000) };
  const others = [{ holder: 'A', form: 'post_cap', amount: dollars(700), cap: dollars(1000) }];
  expect(
    said(
      SAFE_CHECKS,
      'ng',
      capped,
      { ...capped, has_other_convertibles: true, other_convertibles: others },
      { safe_kind: 'mfn' },
      ...['0', '80', '100'].map((discount_percent) => ({ discount_percent })),
    ),
  ).toMatchInlineSnapshot(`
    "warn sells_much (amount, cap)
      Amount ÷ cap comes to 30% of the company, before any round. Above 25% little is left for the next investors; that line is our own convention.
      A check of this product, not a rule of law, not checked
    block sells_whole_company (amount, cap, other_convertibles)
      Amount ÷ cap comes to 100%: the whole company or more. Raise the cap or take less money.
      Post-Money SAFE User Guide: amount ÷ cap, added up, read in public copies
    warn uncapped (safe_kind)
      This SAFE has neither a cap nor a discount. Every later SAFE or note must be shown to this investor, who may take over its terms.
      Forms of SAFE published today: a cap or a discount or the best later terms
    warn discount_nought (discount_percent)
      A discount of 0% is none. Choose the terms without a discount instead.
      Discount and Discount Rate as the Post-Money SAFE User Guide defines them
    warn discount_or_rate (discount_percent)
      With a discount of 80% the investor pays only 20% of the price. If you meant a Discount Rate of 80%, write 20.
      Discount and Discount Rate as the Post-Money SAFE User Guide defines them
    block discount_range (discount_percent)
      A discount must be below 100%: at 100% the shares would be free.
      Discount and Discount Rate as the Post-Money SAFE User Guide defines them"
  `);
});

it('says what is unusual in a note, and by which source', () => {
  expect(
    said(
      NOTE_CHECKS,
      'ng',
      { maturity_months: 0 },
      { maturity_months: 25 },
      { note_terms: 'uncapped' },
      { coc_multiple: '2' },
      { majority_percent: '75' },
      { annual_rate: '20' },
    ),
  ).toMatchInlineSnapshot(`
    "block maturity_after_issue (maturity_months)
      The note must mature after the day on which it is issued.
      A check of this product, not a rule of law, not checked
    warn maturity_usual (maturity_months)
      Maturity after 25 months is unusual; 12 to 24 months are usual. A short note may fall due before your next round.
      Usual terms of convertible notes, from published explanations
    warn uncapped (note_terms)
      This note has neither a cap nor a discount: the investor lends early for the interest alone. Is that meant?
      Usual terms of convertible notes, from published explanations
    warn sale_multiple (coc_multiple)
      In a sale the investor gets twice the money before anybody else. One to two times occurs; this is the top.
      Usual terms of convertible notes, from published explanations
    warn majority_usual (majority_percent)
      With a majority of more than 75% a few noteholders can block what most want. Half to two thirds are usual.
      Usual terms of convertible notes, from published explanations
    warn rate_high (annual_rate)
      20% interest a year is much for a note that becomes shares; 5 to 8% occur in dollars. Have a lawyer check limits on interest.
      Usual terms of convertible notes, from published explanations"
  `);
});

it('says what is wrong with equity terms, and by which source', () => {
  expect(
    said(
      EQUITY_TERMS_CHECKS,
      'ng',
      { grant_number: 1001, unissued_pool: 1000 },
      { vesting_months: 12, vesting_cliff_months: 13 },
      { no_shop_days: 46 },
      { board_founders: 0, board_investors: 0, board_independent: 0 },
      { board_founders: 1, board_investors: 2, board_independent: 0 },
    ),
  ).toMatchInlineSnapshot(`
    "block grant_exceeds_pool (grant_number, unissued_pool)
      You grant 1,001 options, and the free pool holds 1,000. Enlarge the pool first or grant fewer.
      Usual terms of priced rounds and option grants; no statute asks for them, not checked
    block cliff_within_vesting (vesting_cliff_months, vesting_months)
      The cliff is longer than the vesting period: everything would be earned before anything is.
      Usual terms of priced rounds and option grants; no statute asks for them, not checked
    warn no_shop_long (no_shop_days)
      46 days without talking to others are long; thirty to forty-five are usual.
      Usual terms of priced rounds and option grants; no statute asks for them, not checked
    block board_empty (board_founders, board_investors, board_independent)
      A board needs at least one director.
      Usual terms of priced rounds and option grants; no statute asks for them, not checked
    warn board_investors_lead (board_founders, board_investors, board_independent)
      The investor names more directors than the founders: you no longer decide how the company is run.
      Usual terms of priced rounds and option grants; no statute asks for them, not checked"
  `);
});

it('says what is wrong between founders', () => {
  expect(
    said(
      FOUNDERS_CHECKS,
      'ng',
      { founders: [founder('Ada', '60'), founder('', '0')], pool_percent: '10' },
      { vesting_months: 12, vesting_cliff_months: 12 },
      {
        founders: [founder('Ada', '80', '40'), founder('Bayo', '20')],
        pool_percent: '0',
        drag_threshold_percent: '75',
        reserved_majority_percent: '66.666667',
      },
    ),
  ).toMatchInlineSnapshot(`
    "block shares_add_up (founders, pool_percent)
      The founders’ shares and the pool add up to 70%, 30 points too little. Together they must be exactly 100%.
      A check of this product, not a rule of law, not checked
    block founders_hold_shares (founders)
      A founder would hold no shares. Give each founder a share, or take them out of the list.
      A check of this product, not a rule of law, not checked
    block cliff_within_vesting (vesting_cliff_months, vesting_months)
      The cliff of 12 months must be shorter than the vesting period of 12 months.
      A check of this product, not a rule of law, not checked
    warn alone_drag_threshold_percent (drag_threshold_percent, founders)
      Ada can force a sale of the whole company alone: 75% of the issued shares is no protection for the others.
      A check of this product, not a rule of law, not checked
    warn alone_reserved_majority_percent (reserved_majority_percent, founders)
      Ada can decide every reserved matter alone: 66.666667% of the issued shares is no protection for the others.
      A check of this product, not a rule of law, not checked
    warn part_time_majority (founders)
      Ada holds more than half of the company and works for it less than half of the time. Is that what you agreed?
      A check of this product, not a rule of law, not checked"
  `);
});

it('says what is unusual in an NDA', () => {
  expect(
    said(NDA_CHECKS, 'ng', { purpose: 'Talks' }, { survival_years: 6 }, { non_solicit_months: 13 }),
  ).toMatchInlineSnapshot(`
    "warn purpose_specific (purpose)
      The purpose is very short. Say who wants to find out or do what with whom: use is limited to exactly what you write.
      A check of this product, not a rule of law, not checked
    warn survival_usual (survival_years)
      6 years of secrecy are long for ordinary information, and may not be enforced. Two to five years are usual.
      A check of this product, not a rule of law, not checked
    warn non_solicit_short (non_solicit_months)
      A promise not to hire for more than 12 months is hard to defend as reasonable.
      A check of this product, not a rule of law, not checked"
  `);
});

it.each([
  [{ purpose: 'x'.repeat(24) }, 1],
  [{ purpose: ` ${'x'.repeat(25)} ` }, 0],
  [{ purpose: ' ' }, 0],
  [{ survival_years: 5 }, 0],
  [{ survival_years: 6 }, 1],
  [{ non_solicit_months: 12 }, 0],
  [{ non_solicit_months: 13 }, 1],
])('draws the line of an NDA where it says: %j raises %d', (answers, count) => {
  expect(NDA_CHECKS.flatMap((check) => check({ template: loanOfAVan, answers }))).toHaveLength(count);
});
