import { describe, expect, it } from 'vitest';
import { takeFirstLook } from './first-look.ts';
import { answerOfPrice, takePrice } from './price.ts';

/** As people write them; '' where a reader could not be sure either. */
const SENTENCES: readonly [sentence: string, who: string, what: string, where: string, price: string][] = [
  [
    'Women who sell fish in Makoko and Epe rent a solar cold box for ₦500 a day so that the catch does not rot',
    'Women who sell fish',
    'solar cold box',
    'Makoko and Epe',
    '₦500 a day',
  ],
  ['Market women dey lose fish, I wan rent dem cold box', 'Market women', 'cold box', '', ''],
  ['We help tailors in Aba to buy fabric on credit', 'tailors', 'fabric', 'Aba', ''],
  [
    'My idea is a laundry service for students in Unilag, N1,500 per bag',
    'students',
    'laundry service',
    'Unilag',
    'N1,500 per bag',
  ],
  ['An app that tells parents in Surulere when the school bus is near', 'parents', 'app', 'Surulere', ''],
  [
    'Poultry farmers in Ibadan pay ₦2,000 a month for a vet who answers on WhatsApp',
    'Poultry farmers',
    'vet',
    'Ibadan',
    '₦2,000 a month',
  ],
  ['people wey get small shop for Mushin fit borrow money from us', 'people wey get small shop', 'money', 'Mushin', ''],
  [
    'Young couples in Leeds rent baby clothes for £15 a month instead of buying',
    'Young couples',
    'baby clothes',
    'Leeds',
    '£15 a month',
  ],
  [
    'I want to deliver cooking gas to hostels in Zaria at ₦300 per trip',
    'hostels',
    'cooking gas',
    'Zaria',
    '₦300 per trip',
  ],
  ['Drivers who park at Ojota pay N200 to charge their phone', 'Drivers', 'phone charging', 'Ojota', 'N200'],
  [
    'Marketplace where farmers in Jos sell potatoes directly to restaurants in Abuja',
    'restaurants',
    'potatoes',
    'Abuja',
    '',
  ],
  ['We dey repair generator for shops for Alaba, 5k one time', 'shops', 'generator repair', 'Alaba', '5k'],
  [
    "My mum's friends lose tomatoes every rainy season so I will dry them and sell back at ₦800 a pack",
    '',
    'tomatoes',
    '',
    '₦800 a pack',
  ],
  [
    'Parents at my church in Lekki pay for after-school coding lessons, 15,000 naira a term',
    'Parents',
    'after-school coding lessons',
    'Lekki',
    '15,000 naira a term',
  ],
  [
    'okada riders for Epe dey buy fuel for black market, I wan sell dem fuel for normal price',
    'okada riders',
    'fuel',
    'Epe',
    '',
  ],
  [
    'Bricklayers hire a small concrete mixer by the day instead of mixing by hand, Benin City',
    'Bricklayers',
    'small concrete mixer',
    'Benin City',
    '',
  ],
  [
    'A website where landlords in Gwarinpa list empty flats and tenants pay no agent fee',
    'landlords',
    'empty flats',
    'Gwarinpa',
    '',
  ],
  [
    'I am building software that clinics in Kumasi use to remind patients of their appointments, $20 per month',
    'clinics',
    'software',
    'Kumasi',
    '$20 per month',
  ],
  [
    'Nursing mothers who work in banks in Ikeja get fresh baby food delivered at lunch',
    'Nursing mothers who work in banks',
    'fresh baby food',
    'Ikeja',
    '',
  ],
  [
    'small solar lamp wey students fit rent 100 naira per night when NEPA take light',
    'students',
    'small solar lamp',
    '',
    '100 naira per night',
  ],
  [
    'Fresh fish delivered to restaurants in Wuse before 7am, ₦4,500 per kilo',
    'restaurants',
    'Fresh fish',
    'Wuse',
    '₦4,500 per kilo',
  ],
  [
    'Diaspora Nigerians in Houston pay us to check on their building sites in Owerri',
    'Diaspora Nigerians',
    'building site checks',
    'Houston',
    '',
  ],
  [
    'People with diabetes in Kano get their sugar tested at the mosque gate for ₦300',
    'People with diabetes',
    'sugar tests',
    'Kano',
    '₦300',
  ],
  ['Helping widows in Enugu to sell their beadwork abroad', 'widows', '', 'Enugu', ''],
  [
    'Keep your phone safe while you swim at Elegushi beach, we rent waterproof lockers',
    '',
    'waterproof lockers',
    'Elegushi beach',
    '',
  ],
  [
    'Hausa speaking farmers call a number and hear the price of maize in the nearest market',
    'Hausa speaking farmers',
    'price of maize',
    '',
    '',
  ],
  [
    'one keke wey carry only school children for Festac, mama dem go pay monthly',
    'school children',
    'keke',
    'Festac',
    '',
  ],
  [
    'Do you know how hard it is to find a plumber in Surulere? We send you one in an hour',
    '',
    'plumber',
    'Surulere',
    '',
  ],
  [
    'A subscription for sanitary pads: girls in boarding schools in Ogun pay ₦1,200 each month',
    'girls in boarding schools',
    'sanitary pads',
    'Ogun',
    '₦1,200 each month',
  ],
  ['An app that farmers who sell tomatoes use to see prices', 'farmers who sell tomatoes', 'app', '', ''],
  ['Traders who rent a cold box in Makoko', 'Traders', 'cold box', 'Makoko', ''],
  ['An app that shows which filling station has fuel in Lagos', '', 'app', 'Lagos', ''],
  [
    'Families in Manchester rent a cargo bike for £9 a weekend to take kids to school',
    'Families',
    'cargo bike',
    'Manchester',
    '£9 a weekend',
  ],
  ['Our startup gives cocoa farmers in Ondo a moisture meter for free', 'cocoa farmers', 'moisture meter', 'Ondo', ''],
  [
    'Tailor wey no get light fit use our sewing machine place for Ojuelegba, 1k per hour',
    'Tailor wey no get light',
    'sewing machine place',
    'Ojuelegba',
    '1k per hour',
  ],
  [
    'people with sickle cell get their drugs delivered in Lagos',
    'people with sickle cell',
    'drug delivery',
    'Lagos',
    '',
  ],
];

describe('a sentence as somebody wrote it', () => {
  it.each(SENTENCES)('%s', (sentence, who, what, where, price) => {
    const look = takeFirstLook(sentence);
    if (look.kind === 'look') expect(look.parts).toMatchObject({ who, what, where, price });
    else expect([look.ask, what]).toEqual([expect.stringContaining(`For ${who}, but what do they get`), '']);
  });

  it('says what they would pay in the words of the sentence', () => {
    const look = takeFirstLook('Women who sell fish in Makoko and Epe rent a solar cold box for ₦500 a day');
    expect(look).toMatchObject({
      beliefs: expect.arrayContaining([
        'Women who sell fish in Makoko and Epe have lost money or hours in the last month for want of a solar cold box.',
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
