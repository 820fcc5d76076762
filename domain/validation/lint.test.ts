import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { UNTESTABLE_INTAKES } from './fixtures/untestable-intakes.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { INTAKE_FIELDS } from './intake-fields.ts';
import { isSafeLink } from './links.ts';
import { fieldsToFix, isTestable, lintIntake, NOT_TESTABLE, withUnread } from './lint.ts';
import { finding, LINT_CODES } from './lint-messages.ts';

const changed = (change: IntakeDraft) => lintIntake({ ...BOOKKEEPING, ...change });
const codes = (change: IntakeDraft) => changed(change).map(({ code }) => code);

describe('lintIntake', () => {
  it.each(Object.entries(GOOD_INTAKES))('finds nothing in the way of a score: %s', (_, intake) => {
    expect(lintIntake(intake).filter(({ mandatory }) => mandatory)).toEqual([]);
  });

  it('has nothing at all to say about a complete intake', () => {
    expect(lintIntake(BOOKKEEPING)).toEqual([]);
  });

  it('has forty untestable intakes to prove itself on', () => {
    expect(UNTESTABLE_INTAKES.length).toBeGreaterThanOrEqual(40);
    expect(NOT_TESTABLE).toBe('Not testable yet: fix these fields');
  });

  it.each(UNTESTABLE_INTAKES)('names exactly the fields to fix: $name', ({ intake, fields }) => {
    const findings = lintIntake(intake);
    expect(isTestable(findings)).toBe(false);
    expect(fieldsToFix(findings)).toEqual(fields);
    for (const { message } of findings) expect(message.length).toBeGreaterThan(30);
  });

  it.each(['frequency', 'workaround', 'channel'] as const)(
    'says a word beside “e too much” as the answer to %s',
    (key) => {
      expect(changed({ [key]: 'e too much' })).toMatchObject([{ field: key, code: 'VAGUE', mandatory: true }]);
    },
  );

  it('passes its own examples', () => {
    for (const field of INTAKE_FIELDS) {
      if (field.kind !== 'text' && field.kind !== 'longtext') continue;
      expect(changed({ [field.key]: field.example }), field.key).toEqual([]);
    }
  });

  it.each([
    { user: 'Òṣogbo dyers' },
    { segment: 'Not everyone: only nurses on night shift' },
    { segment: 'Òkàdà riders' },
    { segment: 'All women’s cooperatives in Jos North' },
    { segment: 'Every business with a shop front on Allen Avenue' },
    { segment: 'Students at UNILAG who live off campus' },
    { segment: 'Parents of any age of children with sickle cell' },
    { user: 'Any one of the 12 ward nurses' },
    { segment: 'All fish sellers at Makoko jetty' },
    { segment: 'Every keke rider of Unit 4, Agege' },
    { segment: 'pure water sellers wey dey Ojota under bridge' },
    { place: 'Mile 12 market, Lagos' },
    { place: 'Mushin and Oshodi markets' },
    { place: 'All the schools along Allen Avenue' },
    { place: 'Lagos' },
    { place: 'Shops in Computer Village, Ikeja' },
    { frequency: 'Every day before 6 am' },
    { frequency: 'Daily, worst on Mondays' },
    { frequency: 'everyday' },
    { frequency: 'e dey happen two times every week' },
    { workaround: 'dem dey buy ice block from Iya Sikiru' },
    { frequency: 'Every day' },
    { channel: 'Word of mouth through the iya oloja of Makoko' },
    { channel: 'Instagram and WhatsApp' },
    { channel: 'Referrals from two clinics in Yaba' },
    { channel: 'facebook ads to nurses in Ibadan, ₦500 a day' },
    { channel: 'Facebook ads for mothers in Yaba' },
    { channel: 'Instagram ads, “Never lose a sale again”' },
    { channel: 'Google ads on “generator repair Enugu”' },
    { channel: 'Radio jingle on Bond FM at 6 am' },
    { channel: 'Influencer marketing by two braiders with 4,000 followers' },
    { channel: 'Adverts in the bulletin of St Mulumba’s' },
    { channel: 'Flyers at two apartment complexes' },
    { channel: 'Flyers under the doors of Unilag hostels' },
    { channel: 'Bulk SMS to 400 keke riders of Agege' },
    { channel: 'Posters on the notice board of Yabatech' },
    { channel: 'Door to door in Makoko' },
    { channel: 'Radio show of Wazobia FM' },
    { channel: 'Banner at Ojota under bridge' },
    { channel: 'Cold calls to 30 clinics in Yaba' },
    { channel: 'Stickers on 50 danfos' },
    { channel: 'Facebook marketplace' },
    { channel: 'Advertising to hostel porters' },
    { channel: 'Marketing through the keke union of Agege' },
    { channel: 'WhatsApp status of 20 okrika sellers' },
    { place: 'Aba' },
    { place: 'Mars, Pennsylvania' },
    { place: 'Jupiter and Stuart, Florida' },
    { place: 'Online traders of Aba' },
    { place: 'World Bank Estate, Owerri' },
    { place: 'Port Harcourt' },
    { place: 'Ugep' },
    { place: 'Ọ̀ṣun' },
    { payer: 'It’s the same person' },
    { lastIncident: 'No one at the Ikeja clinic had light on 3 May and 40 doses of vaccine were lost' },
    { lastIncident: 'Last Tuesday the chairman said he would not pay before he could see the books' },
    { frequency: '6x/week' },
    { workaround: 'Nothing' },
    { workaround: 'Excel' },
    { channel: 'WhatsApp' },
    { priceUnit: 'kg' },
    { title: 'Flwrs' },
    { title: '10000000 Hours' },
    { problem: '農家は収穫した野菜の三割を市場に出す前に腐らせてしまう。' },
    { killCriteria: ['No one pays within two weeks'] },
    { killCriteria: ['nobody buy am by end of the month'] },
    { killCriteria: ['Nobody has paid by May'] },
    { killCriteria: ['أقل من ٥ عملاء'] },
  ])('is content with %o', (change) => {
    expect(fieldsToFix(changed(change))).toEqual([]);
  });

  it.each([
    [{ place: 'Nigeria' }, ['COUNTRY_ONLY']],
    [{ segmentSizeSource: '' }, ['NO_SOURCE']],
    [{ segmentSizeSource: 'My aunty who sells fish' }, ['HEARSAY']],
    [{ segmentSizeSource: 'google' }, ['HEARSAY']],
    [{ segmentSizeSource: 'about 600' }, ['NAMES_NOTHING']],
    [{ segmentSizeSource: 'price × units' }, ['OWN_SUM']],
    [{ annualValueSource: 'Price x 12 months' }, ['OWN_SUM']],
    [{ problem: 'There is no app for fabric traders to keep books of credit sales' }, ['PRODUCT_AS_PROBLEM']],
    [{ unitCost: { amountMinor: 250_000, currency: 'NGN' } }, ['COST_OVER_PRICE']],
    [{ unitCost: { amountMinor: 100, currency: 'USD' } }, ['CURRENCY_MISMATCH']],
    [{ unitCost: null }, ['NO_COST']],
    [{ edge: '' }, ['NO_EDGE']],
    [{ edge: 'It is better' }, ['VAGUE']],
    [{ edge: 'e sha better wella' }, ['VAGUE']],
    [{ workaroundCost: 'e too much' }, ['VAGUE']],
    [{ whyNow: 'e too much' }, ['VAGUE']],
    [{ whyNotDirect: 'wahala dey' }, ['VAGUE']],
    [{ whyNow: 'n/a' }, ['PLACEHOLDER']],
    [{ alternatives: [{ name: 'None' }] }, ['NO_ALTERNATIVES']],
    [{ alternatives: [{ name: 'An app', link: 'javascript:alert(1)' }] }, ['BAD_LINK']],
    [{ regulatedTouchpoints: [] }, ['NOT_CHECKED']],
  ] as const)('advises on %o without standing in the way', (change, expected) => {
    expect(codes(change as IntakeDraft)).toEqual(expected);
    expect(isTestable(changed(change as IntakeDraft))).toBe(true);
  });

  it('ends every message with one full stop, also after an example that is a sentence', () => {
    const messages = LINT_CODES.flatMap((code) => INTAKE_FIELDS.map(({ key }) => finding(key, code, true).message));
    expect(messages.filter((message) => /[.!?]”\.|\.\.$/u.test(message))).toEqual([]);
    expect(messages.every((message) => message.endsWith('.'))).toBe(true);
  });

  it.each(LINT_CODES)('says %s in the words of its question, with no code and no word of ours', (code) => {
    fc.assert(
      fc.property(fc.constantFrom(...INTAKE_FIELDS), fc.boolean(), ({ key, question }, mandatory) => {
        const { message } = finding(key, code, mandatory);
        expect(message).toContain(question.replace(/[.?].*$/su, ''));
        expect(message.replace(question, '')).not.toMatch(
          /\b(?:[DVFRPLWC]\d|lint|ledger|assumptions?|segments?|intake)\b|[A-Z]+_[A-Z]/u,
        );
      }),
      { numRuns: 2 * INTAKE_FIELDS.length },
    );
  });

  it.each([
    ['Mars', 'OFF_THE_MAP'],
    ['On the moon', 'OFF_THE_MAP'],
    ['Everywhere online', 'NO_PLACE'],
    ['anywhere in the world', 'NO_PLACE'],
  ])('says what is wrong with %s as a place', (place, code) => {
    expect(codes({ place })).toEqual([code]);
  });

  it.each([
    ['plenty people', 'TOO_WIDE'],
    ['plenty private schools for Lagos', 'TOO_WIDE'],
    ['many private schools in Lagos', 'TOO_WIDE'],
    ['everybody', 'EVERYONE'],
    ['all of them', 'TOO_WIDE'],
    ['all of dem', 'TOO_WIDE'],
    ['the masses', 'TOO_WIDE'],
  ])('says what is wrong with %s as a group', (segment, code) => {
    expect(codes({ segment })).toEqual([code]);
  });

  it.each([
    ['pure water 50', ['PRICE_IN_UNIT']],
    ['one sachet 50 naira', ['PRICE_IN_UNIT']],
    ['₦50 sachet', ['PRICE_IN_UNIT']],
    ['per bottle', []],
    ['pure water', []],
    ['per 50 kg bag', []],
    ['bag of size 20', []],
    ['50cl bottle', []],
  ])('asks for the amount of %s in its own field', (priceUnit, expected) => {
    expect(codes({ priceUnit })).toEqual(expected);
  });

  it('calls an answer that is written and cannot be read no missing one', () => {
    const findings = changed({ price: null, place: '' });
    expect(findings.map(({ field, code }) => [field, code])).toEqual([
      ['place', 'MISSING'],
      ['price', 'MISSING'],
    ]);
    const told = withUnread(findings, ['price']);
    expect(told.map(({ field, code, mandatory }) => [field, code, mandatory])).toEqual([
      ['place', 'MISSING', true],
      ['price', 'UNREAD', true],
    ]);
    expect(told[1]?.message).not.toContain('missing');
  });

  it('says which stop rule is wrong', () => {
    expect(changed({ killCriteria: ['Under 5 pay', 'They dislike it'] })).toMatchObject([
      { field: 'killCriteria', code: 'NO_NUMBER', item: 1 },
    ]);
    expect(changed({ killCriteria: ['if nobody pay', 'Nobody pays by Friday'] })).toMatchObject([
      { field: 'killCriteria', code: 'NO_DATE', item: 0, message: expect.stringContaining('no number and no day') },
    ]);
  });

  it.each([
    ['It is not working after 3 months', true],
    ['sales are low by the end of week 6', true],
    ['people do not like it before 30 June 2027', true],
    ['nobody buy am after six weeks', false],
    ['Under 10 sales after 3 months', false],
    ['Delivery takes more than 2 days', false],
    ['Fewer than five of thirty pay in 6 weeks', false],
    ['We stop after 2 pilots that fail', false],
  ])('asks what is counted of a stop rule that only says when: %s', (rule, isOnlyWhen) => {
    const found = changed({ killCriteria: [rule] }).filter(({ field }) => field === 'killCriteria');
    expect(found.map(({ code, mandatory, item }) => [code, mandatory, item])).toEqual(
      isOnlyWhen ? [['ONLY_WHEN', false, 0]] : [],
    );
  });

  it('never throws, whatever is typed, and always says the same', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    const draft = fc.record({
      title: text,
      segment: text,
      problem: text,
      place: text,
      payer: text,
      killCriteria: fc.array(text),
    });
    fc.assert(
      fc.property(draft, (typed) => {
        expect(lintIntake(typed)).toEqual(lintIntake(completeIntake(typed)));
      }),
    );
  });

  it('reads the longest answers without delay', () => {
    for (const text of ['a'.repeat(100_000), 'ab '.repeat(30_000), `${'x'.repeat(50_000)}!`, 'lol'.repeat(30_000)]) {
      expect(isTestable(changed({ problem: text }))).toBe(false);
    }
  });
});

describe('isSafeLink', () => {
  it.each([
    ['https://example.com/a?b=c#d', true],
    ['http://example.com', true],
    ['https://xn--bcher-kva.example/', true],
    ['example.com', false],
    ['javascript:alert(1)', false],
    ['https://user:pass@example.com', false],
    ['https://exa mple.com', false],
    ['https://example.com/"><script>', false],
    ['data:text/html,x', false],
    ['https://', false],
    [`https://example.com/${'a'.repeat(480)}`, true],
    [`https://example.com/${'a'.repeat(481)}`, false],
  ])('%s: %s', (link, safe) => {
    expect(isSafeLink(link)).toBe(safe);
  });
});
