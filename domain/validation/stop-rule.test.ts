import { expect, it } from 'vitest';
import { stopRuleFault } from './stop-rule.ts';

it.each([
  ['if e no work after 3 months', 'ONLY_WHEN'],
  ['if e no work out inside 6 month', 'ONLY_WHEN'],
  ['If people no dey buy am after 2months', 'ONLY_WHEN'],
  ['6 months don pass and money never come', 'ONLY_WHEN'],
  ['if i no see profit in like 1 year', 'ONLY_WHEN'],
  ['if dem no gree by week 8', 'ONLY_WHEN'],
  ['customer no dey come after the first 90 days', 'ONLY_WHEN'],
  ['I go stop am by 31/12/2026 if e no sweet', 'ONLY_WHEN'],
  ['if market no move by december ending', 'NO_NUMBER'],
  ['e no work', 'NO_NUMBER'],
  ['if nobody buy', 'NO_DATE'],
  ['if no customer come', 'NO_DATE'],
  ['after 3', null],
  ['3', 'NO_UNIT'],
] as const)('asks what a stop rule counts, or by when: %s', (rule, code) => {
  expect(stopRuleFault(rule)).toBe(code);
});

it.each([
  'if nobody buy am after 3 months',
  'if no customer pay by month 2',
  'If no sale come by december ending',
  'We make no sale in two months',
  'No order for 4 weeks',
  'if less than 5 people pay after 3 months',
  'if e no reach 10 customer in 3 months',
  'if 3 out of 10 no renew after 1 month',
  'if we no fit sell 20 bags by end of week 6',
  'If I never make ₦50k after 3 months',
  'if e no be up to five people wey pay before christmas',
  'Fewer than 5 of 30 traders pay a deposit by the end of week 6',
  'Delivery takes more than 2 days',
  'No one has paid within six weeks',
])('has nothing against a stop rule that counts: %s', (rule) => {
  expect(stopRuleFault(rule)).toBeNull();
});
