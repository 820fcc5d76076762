import { describe, expect, it } from 'vitest';
import { asGroup, asMany, asPlace, plainly } from './plain.ts';
import { unitOfPrice } from './price.ts';

describe('pidgin and bad spelling, as English says them', () => {
  it.each([
    ['madams wey dey sell provison', 'madams who sell provision'],
    ['people wey no get light', 'people who have no light'],
    ['women wey get small shop', 'women who have small shop'],
    ['boys wey sabi sew', 'boys who can sew'],
    ['Resturants', 'Restaurants'],
    ['market women', 'market women'],
  ])('%s', (written, read) => {
    expect(plainly(written)).toBe(read);
  });
});

describe('a group as many', () => {
  it.each([
    ['student', 'students'],
    ['tailor who has no light', 'tailors who have no light'],
    ['madam who sells rice', 'madams who sell rice'],
    ['barber who washes hair', 'barbers who wash hair'],
    ['market woman', 'market women'],
    ['pikin', 'children'],
    ['small business', 'small businesses'],
    ['nursery in Abuja', 'nurseries in Abuja'],
    ['people with diabetes', 'people with diabetes'],
    ['keke people', 'keke people'],
    ['', ''],
  ])('%s', (one, many) => {
    expect(asMany(one)).toBe(many);
  });
});

it.each([
  ['Madams who sell provisions, like my aunty in Bodija', 'Madams who sell provisions'],
  ['Traders (mostly women)', 'Traders'],
  ['My customers', 'customers'],
  ['A tailor in Aba', 'tailors in Aba'],
  ['Traders, tailors and barbers', 'Traders, tailors and barbers'],
])('fits an answer about customers into a sentence: %s', (answer, group) => {
  expect(asGroup(answer)).toBe(group);
});

it.each([
  ['In Bodija market', 'Bodija market'],
  ['around UI gate', 'UI gate'],
  ['Inside Lagos', 'Lagos'],
  ['Ibadan', 'Ibadan'],
  ['Atan', 'Atan'],
])('says where without a second “in”: %s', (answer, place) => {
  expect(asPlace(answer)).toBe(place);
});

it.each([
  ['monthly', 'per month'],
  ['per monthly', 'per month'],
  ['Weekly', 'per week'],
  ['per stall daily', 'per stall per day'],
  ['yearly', 'per year'],
  ['/month', 'per month'],
  ['month', 'per month'],
  ['a day', 'a day'],
  ['per stall per month', 'per stall per month'],
  ['every week', 'every week'],
  ['apple', 'per apple'],
  ['', ''],
])('says what a price is for: %s', (written, unit) => {
  expect(unitOfPrice(written)).toBe(unit);
});
