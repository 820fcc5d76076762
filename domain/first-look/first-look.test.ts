import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BELIEFS_OF_KIND } from './beliefs.ts';
import { fillIn, LONGEST_SENTENCE, takeFirstLook } from './first-look.ts';
import { IDEA_KINDS } from './kinds.ts';
import { readSentence } from './sentence.ts';

const lookAt = (sentence: string) => {
  const look = takeFirstLook(sentence);
  if (look.kind === 'ask') throw new Error(look.ask);
  return look;
};
const askOf = (sentence: string) => {
  const look = takeFirstLook(sentence);
  return look.kind === 'ask' ? look.ask : null;
};

describe('the parts of a sentence', () => {
  it.each([
    ['Market women in Makoko rent a cold box by the day', 'Market women', 'cold box', 'Makoko'],
    ['An app that helps students in Yaba find cheap lodges', 'students', 'cheap lodges', 'Yaba'],
    ['I want to sell leather bags to tourists in Abuja', 'tourists', 'leather bags', 'Abuja'],
    ['Uber for laundry', '', 'laundry', ''],
    ['A platform connecting farmers to buyers in Kano', 'farmers', 'buyers', 'Kano'],
    ['solar cold room for tomato farmers in kano', 'tomato farmers', 'solar cold room', 'kano'],
    ['I wan sell cold water for drivers wey dey Oshodi', 'drivers', 'cold water', 'Oshodi'],
    ['Tutoring for WAEC candidates on WhatsApp', 'WAEC candidates', 'Tutoring', ''],
    ['Owners of small shops in Aba borrow against their stock', 'Owners of small shops', 'stock', 'Aba'],
    ['A newsletter for Nigerian founders every Friday', 'Nigerian founders', 'newsletter', ''],
    ['Traders in Balogun Market send us voice notes', 'Traders', 'voice notes', 'Balogun Market'],
    ['a marketplace for used phones', '', 'used phones', ''],
    ['app for everyone to make life easier', '', '', ''],
    ['An affordable way for market women in Aba to rent a cold box', 'market women', 'cold box', 'Aba'],
  ])('%s', (sentence, who, what, where) => {
    expect(readSentence(sentence)).toMatchObject({ who, what, where });
  });
});

it.each([
  ['women who sell fish in makoko and epe rent a cold box', 'Makoko and Epe'],
  ['a laundry service for students in oau and ado-ekiti', 'OAU and Ado-Ekiti'],
  ['tailors in aba market buy fabric on credit', 'Aba market'],
])('writes the names of places as names: %s', (sentence, where) => {
  expect(lookAt(sentence).parts.where).toBe(where);
});

it.each(['We mine helium on Mars for airship companies', 'Ice from the Moon for bars'])(
  'takes no other world for a place: %s',
  (says) => {
    const missing = expect.arrayContaining(['Where would you meet the first ten of them?']);
    expect(takeFirstLook(says)).toMatchObject({ kind: 'look', parts: { where: '' }, missing });
  },
);

describe('a first look', () => {
  it.each([
    ['Market women in Makoko rent a cold box by the day', 'rental'],
    ['Uber for laundry', 'marketplace'],
    ['Insurance for okada riders', 'finance'],
    ['Deliver drugs from pharmacies to old people in Ibadan', 'health'],
    ['Tutoring for WAEC candidates on WhatsApp', 'education'],
    ['Waybill parcels from Lagos to traders in Aba by bus', 'transport'],
    ['Fertiliser by the cup for cassava farmers in Benue', 'farming'],
    ['I wan sell cold water for drivers wey dey Oshodi', 'food'],
    ['Home solar for households in Ikorodu, paid weekly', 'energy'],
    ['An app that helps students in Yaba find cheap lodges', 'housing'],
    ['Small chops and decor for owambe parties in Ibadan', 'events'],
    ['Care-home managers fill a shift by texting staff in Leeds', 'jobs'],
    ['Collect plastic bottles from homes in Port Harcourt', 'waste'],
    ['A newsletter for Nigerian founders every Friday', 'media'],
    ['Leather shoes for office men in Aba', 'making'],
    ['Used phones at a fair price for students in Zaria', 'retail'],
    ['Traders in Balogun Market send us voice notes and get their books back', 'software'],
    ['Barbers who come to the home of busy fathers in Lekki', 'service'],
    ['Blind dates over chess for widows in Jos', 'other'],
  ])('%s: %s', (sentence, kind) => {
    const { ideaKind, parts, beliefs } = lookAt(sentence);
    expect(ideaKind).toBe(kind);
    for (const belief of beliefs) expect(belief.toLowerCase()).toContain(parts.what.toLowerCase());
  });

  it('says the five in the words of the sentence, and tests the riskiest first', () => {
    expect(lookAt('Market women in Makoko rent a cold box by the day')).toMatchObject({
      beliefs: [
        'Market women in Makoko have lost money or hours in the last month because they had no cold box.',
        'Market women would rather rent a cold box than buy, borrow or go without.',
        'Your first cold box would earn back what you paid, before anything breaks or is stolen.',
        'Market women would bring the cold box back on time and whole.',
        'Market women would pay for a cold box today, not “when it is ready”.',
      ],
      riskiest: 2,
      test: { name: 'Rent one out' },
      missing: [],
    });
  });

  it.each([
    [
      'Phone screen insurance for students in Yaba, ₦500 a month',
      'Students would pay ₦500 a month for phone screen insurance, and go on after the third month.',
    ],
    [
      'Small chops for owambe parties in Ibadan, ₦20,000 a tray',
      'Customers would book small chops weeks ahead at ₦20,000 a tray, and pay a deposit.',
    ],
    [
      'Students pay 500 a month for maths lessons in Zaria',
      'Somebody would pay 500 a month for maths lessons before the result is known.',
    ],
  ])('says the sum that the sentence names: %s', (sentence, belief) => {
    expect(lookAt(sentence).beliefs).toContain(belief);
  });

  it('asks for what the sentence does not say', () => {
    expect(lookAt('Uber for laundry').missing).toEqual([
      'Who is it for?',
      'Where would you meet the first ten of them?',
    ]);
  });

  it.each([
    ['my aunty sells fish and it spoil', 'food', '', 'fish'],
    ['I wan sell pure water for bus stop for Oshodi', 'food', '', 'pure water'],
    ['cheap data for students', 'other', 'students', 'cheap data'],
    ['my aunty dey sell fish and ice dey finish', 'other', 'people who sell fish', 'ice'],
    ['carry pikin go school with keke for Agege', 'transport', 'children', 'keke'],
    ['student dem for hostel no get time wash cloth, I go wash am', 'service', 'students', 'cloth washing'],
  ])('takes neither kin, a place nor the customers for the business: %s', (sentence, ideaKind, who, what) => {
    expect(takeFirstLook(sentence)).toMatchObject({ ideaKind, parts: { who, what } });
  });

  it('names the vague words, each once and in order', () => {
    const { vague } = lookAt('An innovative platform where people find better lodges in Yaba, better for people');
    expect(vague.map(({ word }) => word)).toEqual(['innovative', 'platform', 'people', 'better']);
  });

  it.each([
    ['', /^Write who it is for/],
    ['asdf asdf asdf', /does not read as an idea/],
    ['app', /alone could be anything/],
    ['Paystack', /alone could be anything/],
    ['Kasuwa Ledger', /alone could be anything/],
    ['😀😀😀', /no words/],
    ['rice rice rice rice', /does not read as an idea/],
    ['to be decided later on', /does not read as an idea/],
    ['app for everyone to make life easier', /who it is for or what they get/],
    ['We help old people every day', /For old people, but what do they get/],
    ['a'.repeat(2000), /That is 2000 letters/],
    [`${'a good idea '.repeat(20)}`, /letters\. One sentence/],
    ['Gbogbo ọmọ ilé-ẹ̀kọ́ máa ń kọ́ kíkà', /English and pidgin only/],
    ['Ina sayar da kayan lambu ga mata a kasuwar Kano kowace safiya', /English and pidgin only/],
    ['Achọrọ m ire akwa nye ụmụ nwanyị na Aba', /English and pidgin only/],
    ['Je vends des sacs en cuir aux touristes à Cotonou', /English and pidgin only/],
    ['Vendo comida a los trabajadores en Houston', /English and pidgin only/],
    ['农家 收获 蔬菜 腐烂', /English and pidgin only/],
    ['Deliver cocaine to party-goers in Lekki', /“cocaine”.*lawful comes before/],
    ['Sell leaked WAEC papers to candidates in Kano', /“leaked WAEC papers”/],
    ['we sell exam answers to students before the exam, 500 each', /“sell exam answers”/],
    ['I want to sell fake degree certificates to students', /“fake degree certificates”/],
    ['sell codeine syrup to students in Mushin', /“codeine”/],
    ['buy and sell PVC votes', /“buy and sell PVC votes”/],
    ['Ponzi that pays 30% monthly', /“Ponzi”/],
    ['a site where people double their money', /“double their money”/],
    ['abortion pills delivery for girls', /“abortion pills”/],
    ['escort service for rich men', /“escort service”/],
  ])('%.40j gets an honest answer', (sentence, words) => {
    expect(askOf(sentence)).toMatch(words);
  });

  it.each([
    'An app that helps pharmacies in Kano detect fake drugs',
    'A rehab clinic for cocaine users in Lagos',
    'Rent nail guns to carpenters in Aba',
    'Past questions and mock exams for WAEC candidates in Kano',
    'Safes for licensed gun owners in Texas',
    'PVC pipes for plumbers in Aba',
    'Fake lashes for brides in Lagos',
    'A pharmacy in Jos that delivers codeine on prescription',
  ])('%s is no crime', (sentence) => {
    expect(askOf(sentence)).toBeNull();
  });
});

describe('the beliefs of every kind', () => {
  const parts = { who: 'bead sellers', what: 'glass kiln', where: 'Bida', article: 'a', price: '₦500 a day' } as const;
  const linesOf = (kind: (typeof IDEA_KINDS)[number]) =>
    BELIEFS_OF_KIND[kind].beliefs.map((line) => fillIn(line, parts));
  const pairs = IDEA_KINDS.flatMap((one, at) => IDEA_KINDS.slice(at + 1).map((other) => [one, other] as const));

  it.each(pairs)('%s and %s share at most two of the five', (one, other) => {
    const shared = linesOf(one).filter((line) => linesOf(other).includes(line));
    expect(shared.length).toBeLessThanOrEqual(2);
  });

  it.each(IDEA_KINDS)('%s: five different ones about this idea, and a test of it', (kind) => {
    const { riskiest, test, beliefs, priced } = BELIEFS_OF_KIND[kind];
    const lines = linesOf(kind);
    const withPrice = priced ? beliefs.with(priced.at, priced.line) : beliefs;
    expect(withPrice.map((line) => fillIn(line, parts)).join(' ')).toContain('₦500 a day');
    expect(new Set(lines).size).toBe(5);
    expect(lines[riskiest]).toBeDefined();
    for (const line of [...lines, fillIn(priced?.line ?? '{what}', parts), fillIn(test.doThis, parts)]) {
      expect(line.toLowerCase()).toContain('glass kiln');
      expect(line).not.toMatch(/[{}]|undefined| {2}| ,/);
    }
    expect(test.holdsWhen).toMatch(/\d/);
  });
});

it.each([
  [
    'Mattress washing for families in Lekki',
    'would send you one more customer within two months of mattress washing',
    false,
  ],
  ['Car washing for drivers in Lekki', 'would want car washing again within two months', true],
])('expects no second order too soon: %s', (sentence, belief, booksAgain) => {
  const { beliefs, test } = lookAt(sentence);
  expect(beliefs.join(' ')).toContain(belief);
  expect(test.holdsWhen.includes('book again')).toBe(booksAgain);
});

it('looks at anything without failing, and the same way each time', () => {
  const words = fc.array(
    fc.constantFrom(
      'women',
      'rent',
      'a',
      'cold',
      'box',
      'in',
      'Makoko',
      'for',
      'of',
      ',',
      'app',
      'pay',
      'that',
      'help',
      'ọmọ',
      '😀',
      'Uber',
      'market',
      'school',
      'fees',
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        words.map((all) => all.join(' ')),
        fc.string({ unit: 'binary', maxLength: 300 }),
      ),
      (sentence) => {
        const look = takeFirstLook(sentence);
        expect(takeFirstLook(sentence)).toEqual(look);
        expect(look.kind === 'ask' ? look.ask.length : 21).toBeGreaterThan(20);
        if (look.kind === 'ask') return;
        expect([...sentence.trim()].length).toBeGreaterThan(0);
        expect(look.beliefs.every((belief) => belief.toLowerCase().includes(look.parts.what.toLowerCase()))).toBe(true);
        expect(look.parts.what.length + look.parts.who.length + look.parts.where.length).toBeLessThanOrEqual(
          LONGEST_SENTENCE,
        );
      },
    ),
  );
});
