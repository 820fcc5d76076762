import { describe, expect, it } from 'vitest';
import { takeFirstLook } from './first-look.ts';
import { AS_TYPED } from './fixtures/as-typed.ts';
import { SENTENCES } from './fixtures/sentences.ts';
import { answerOfPrice, takePrice } from './price.ts';

describe('a sentence as somebody wrote it', () => {
  it.each(SENTENCES)('%s', (sentence, who, what, where, price) => {
    const look = takeFirstLook(sentence);
    if (look.kind === 'look') expect(look.parts).toMatchObject({ who, what, where, price });
    else expect([look.ask, what]).toEqual([expect.stringContaining(`For ${who}, but what do they get`), '']);
  });

  it.each(AS_TYPED)('gives its nouns and its beliefs: $says', ({ says, kind, riskiest, ...nouns }) => {
    const look = takeFirstLook(says);
    if (look.kind === 'ask') throw new Error(look.ask);
    expect(look.parts).toMatchObject(nouns);
    expect([look.ideaKind, look.beliefs[look.riskiest]]).toEqual([kind, riskiest]);
    for (const belief of look.beliefs) expect(belief.toLowerCase()).toContain(nouns.what);
  });

  it('says what they would pay in the words of the sentence', () => {
    const look = takeFirstLook('Women who sell fish in Makoko and Epe rent a solar cold box for ₦500 a day');
    expect(look).toMatchObject({
      beliefs: expect.arrayContaining([
        'Women who sell fish in Makoko and Epe have lost money or hours in the last month because they had no solar cold box.',
        'Women who sell fish would pay ₦500 a day for a solar cold box today, not “when it is ready”.',
      ]),
    });
  });

  it.each([
    'Traders lose ₦20,000 a week to bad roads',
    'Students earn N5,000 a day by delivering food',
    'Loans of ₦50,000 for traders',
    'Parents pay ₦50,000 school fees in parts',
    'Rent it for less than ₦500 a day',
    '₦500 a day or ₦3,000 a week for a cold box',
    'Drivers get a ₦5,000 voucher',
    'We deliver lunches to offices in Ikeja, 500 a day',
    'Students pay 3 months in advance',
  ])('takes no other amount for the price: %s', (sentence) => {
    expect(takePrice(sentence).price).toBe('');
  });

  it.each([
    ['₦500 a day', 500_00, 'NGN', 'per day'],
    ['N1,500 per bag', 1_500_00, 'NGN', 'per bag'],
    ['15,000 naira a term', 15_000_00, 'NGN', 'per term'],
    ['$20 monthly', 20_00, 'USD', 'per month'],
    ['N2k/week', 2_000_00, 'NGN', 'per week'],
    ['N200', 200_00, 'NGN', ''],
  ])('is the answer to “what would they pay?”: %s', (price, amountMinor, currency, priceUnit) => {
    expect(answerOfPrice(price)).toEqual({ price: { amountMinor, currency }, priceUnit });
  });

  it.each(['', '5k', '£15 a month', '300 shillings'])(
    'is no answer where the currency is not known here: %j',
    (price) => {
      expect(answerOfPrice(price)).toBeNull();
    },
  );
});
