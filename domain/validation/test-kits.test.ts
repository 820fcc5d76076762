import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { snapshotOf } from './fixtures/ledger.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { permissionFirst } from './permission-first.ts';
import { testCardFor } from './test-cards.ts';
import { testKit } from './test-kits.ts';
import { TEST_TEMPLATES, type TestKind } from './test-templates.ts';

/** The kit for the test of one belief, with nothing observed yet. */
function kitFor(id: string, change: IntakeDraft = {}) {
  const { assumptions, intake } = snapshotOf({ intake: { ...BOOKKEEPING, ...change } });
  const assumption = assumptions.find((one) => one.id === id);
  if (!assumption) throw new Error('no such assumption');
  return testKit(testCardFor(assumption, intake), intake, permissionFirst(assumptions, []));
}
const ids = (...given: Parameters<typeof kitFor>) => kitFor(...given).map(({ id }) => id);
const textOf = (id: string, part: string, change: IntakeDraft = {}) =>
  kitFor(id, change).find((one) => one.id === part)?.text;

const LOANS = { pitch: 'Traders in Balogun Market get small loans by phone.' };
const GUNS = { pitch: 'Vigilantes in Zamfara buy guns from our van.' };

describe('what to take along to a test', () => {
  it.each([
    ['D1', ['sheet', 'invitation']],
    ['V1', ['sheet', 'landing', 'message', 'poster']],
    ['V2', ['sheet']],
    ['R1', ['sheet', 'landing', 'message', 'poster']],
    ['P1', ['letter']],
  ])('%s: %j', (id, parts) => {
    expect(ids(id)).toEqual(parts);
  });

  it('is, for each of the fifteen kinds, what that test is done with', () => {
    const [D1] = snapshotOf().assumptions.filter(({ id }) => id === 'D1');
    if (!D1) throw new Error('no such assumption');
    const intake = completeIntake(BOOKKEEPING);
    const kinds = Object.keys(TEST_TEMPLATES) as TestKind[];
    const parts = (kind: TestKind) => testKit({ ...testCardFor(D1, intake), kind }, intake, null).map(({ id }) => id);
    expect(Object.fromEntries(kinds.map((kind) => [kind, parts(kind).join(' ')]))).toEqual({
      interviews: 'sheet invitation',
      costDiary: 'sheet invitation',
      access: 'sheet invitation',
      consent: 'sheet invitation',
      sources: 'sheet',
      costSheet: 'sheet',
      renewal: 'sheet',
      choice: 'sheet landing message poster',
      trial: 'sheet landing message poster',
      prototype: 'sheet landing message poster',
      presale: 'sheet landing message poster',
      channel: 'sheet landing message poster',
      signOff: 'sheet landing message poster',
      letters: 'letter',
      counsel: 'letter',
    });
  });

  it('sells nothing before a permission that comes first', () => {
    expect(ids('V1', LOANS)).toEqual([]);
    expect(ids('V4', LOANS)).toEqual([]);
    expect(ids('D1', LOANS)).toEqual(['sheet', 'invitation']);
    expect(ids('P1', LOANS)).toEqual(['letter']);
    expect(ids('D1', GUNS)).toEqual([]);
    expect(ids('P1', GUNS)).toEqual(['letter']);
  });

  it('is filled in from the answers', () => {
    expect(textOf('D1', 'sheet')).toMatchInlineSnapshot(`
      "Kasuwa Ledger: Ten conversations about the last time
      Day: ________________   Place: ________________
      Who (first name or initials): ________________   How we met: ________________
      Ask first: may I write down what you say? I will not pass on your name.

      1. When did this last happen to you? Tell me about that day.
      ________________________________________________________________
      ________________________________________________________________

      2. What did you do then? What did it cost you, in money or time?
      ________________________________________________________________
      ________________________________________________________________

      3. What else have you tried? Why did you stop?
      ________________________________________________________________
      ________________________________________________________________

      4. Whom else should I ask?
      ________________________________________________________________
      ________________________________________________________________

      What did they do or show, not only say?
      ________________________________________________________________
      ________________________________________________________________

      It counts when: They describe, unprompted, a case of their own from the last three months.
      It counted:  yes  /  no"
    `);
    expect(textOf('D1', 'invitation')).toMatchInlineSnapshot(`
      "Hello. I am finding out how things are for fabric traders with one or two stalls and no bookkeeper in Balogun Market, Lagos Island. I have nothing to sell.
      May I ask you about the last time, for ten minutes, by phone or where you are?
      Your name stays with me."
    `);
    expect(textOf('P1', 'letter', { regulatedTouchpoints: ['Personal data'] })).toMatchInlineSnapshot(`
      "Kasuwa Ledger: may we do this?

      What we would do: Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.
      For whom, and where: fabric traders with one or two stalls and no bookkeeper; Balogun Market, Lagos Island.
      Who would pay, and how much: the stall owner; ₦2,500 per stall per month.
      What we would hold or handle: Personal data.

      1. May we do this as described? If not, what would we need, what does it cost and how long does it take?
      2. Who else must agree?

      Please answer in writing, by ________________ if you can.
      Name, address and telephone: ________________"
    `);
    expect(textOf('V1', 'landing')).toMatchInlineSnapshot(`
      "Kasuwa Ledger

      Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.
      For: fabric traders with one or two stalls and no bookkeeper; Balogun Market, Lagos Island.

      What goes wrong today
      They lose track of who bought on credit and write off part of each month’s sales.

      Why this is different
      They only talk: nothing to type and no new app to learn.

      What it costs
      ₦2,500 per stall per month. You get a receipt, and your money back if we do not deliver.

      [ Reserve mine ]
      Questions? ________________"
    `);
    expect(textOf('V1', 'message')).toMatchInlineSnapshot(`
      "Hello. Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.
      It costs ₦2,500 per stall per month.
      Reply YES and I will tell you how to reserve it. If not: what would have to be different?"
    `);
    expect(textOf('V1', 'poster')).toMatchInlineSnapshot(`
      "KASUWA LEDGER

      Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.

      ₦2,500 per stall per month

      Call or WhatsApp: ________________"
    `);
  });

  const COLD_BOX: IntakeDraft = {
    title: 'Cold box',
    pitch: 'i want to rent cold box to fish women for makoko and epe, 500 naira per day.',
    segment: 'Fish women',
    place: 'Makoko and epe',
    problem: 'Fish dey spoil before night. dem sell am cheap for evening. around 2k women.',
    edge: '',
    price: { amountMinor: 50_000, currency: 'NGN' },
    priceUnit: 'day',
  };

  it('is in words for a customer where the founder spoke of the plan', () => {
    expect(textOf('V1', 'poster', COLD_BOX)).toMatchInlineSnapshot(`
      "COLD BOX

      Cold box to rent, for fish women.

      ₦500 a day, Makoko and Epe

      Call or WhatsApp: ________________"
    `);
    expect(textOf('V1', 'message', COLD_BOX)).toMatchInlineSnapshot(`
      "Hello. Cold box to rent, for fish women in Makoko and Epe.
      It costs ₦500 a day.
      Reply YES and I will tell you how to reserve it. If not: what would have to be different?"
    `);
    expect(textOf('V1', 'landing', COLD_BOX)).toMatchInlineSnapshot(`
      "Cold box

      Cold box to rent, for fish women.
      Where: Makoko and Epe.

      What it costs
      ₦500 a day. You get a receipt, and your money back if we do not deliver.

      [ Reserve mine ]
      Questions? ________________"
    `);
    expect(textOf('D1', 'invitation', COLD_BOX)).toMatchInlineSnapshot(`
      "Hello. I am finding out how things are for fish women in Makoko and Epe. I have nothing to sell.
      May I ask you about the last time, for ten minutes, by phone or where you are?
      Your name stays with me."
    `);
    expect(textOf('P1', 'letter', COLD_BOX)).toContain('What we would do: Rent cold box to fish women for makoko');
  });

  it.each([
    'I want to lend boxes',
    'I wan rent box',
    'My idea is boxes',
    'We lend boxes',
    'An app for boxes',
    'Boxes for 500 naira',
    'Boxes at ₦900',
    'Boxes for 500',
    'Women wey dey sell fish go rent solar cold box make fish no spoil',
    'RENT A COLD BOX FOR YOUR FISH TODAY',
    'Cold box pls call now!!',
  ])('does not hand on “%s”', (pitch) => {
    for (const part of kitFor('V1', { ...COLD_BOX, pitch })) expect(part.text).not.toContain(pitch);
  });

  it('keeps a sentence that is written for a customer, and a plain lawyer’s page for one that is not', () => {
    for (const pitch of ['Dresses that fit you the first time', 'Fish stays fresh until evening'])
      expect(textOf('V1', 'poster', { ...COLD_BOX, pitch })).toContain(`${pitch}.`);
    const spoken = { ...COLD_BOX, pitch: 'women wey dey sell fish go rent cold box' };
    expect(textOf('P1', 'letter', spoken)).toContain('What we would do: Cold box to rent, for fish women.');
  });

  it.each([
    ['pure water sellers wey dey Ojota under bridge', 'Ojota', 'pure water sellers in Ojota.'],
    ['Rice sellers who cook at home', 'Yaba', 'rice sellers who cook at home in Yaba.'],
    ['Lagos tailors', 'Yaba', 'Lagos tailors in Yaba.'],
    ['POS agents', 'yaba, lagos', 'POS agents in Yaba, Lagos.'],
    ['Nigerian nurses', 'Kano', 'Nigerian nurses in Kano.'],
    ['Tailors in Yaba', 'Yaba', 'tailors in Yaba.'],
    ['', 'Yaba', '________________ in Yaba.'],
  ])('asks for a talk with %s of %s', (segment, place, words) => {
    expect(textOf('D1', 'invitation', { segment, place })).toContain(`how things are for ${words}`);
  });

  it('leaves out a problem that is only a count', () => {
    const landing = textOf('V1', 'landing', { ...COLD_BOX, problem: 'Around 2k women.' });
    expect(landing).not.toContain('What goes wrong today');
  });

  it('does not tell the idea to somebody who is only asked to talk', () => {
    const { pitch = '', edge = '' } = BOOKKEEPING;
    for (const part of kitFor('D1')) for (const told of [pitch, edge]) expect(part.text).not.toContain(told);
  });

  it('leaves room where an answer is missing', () => {
    expect(textOf('V1', 'message', { price: null })).toContain('It costs ____');
    expect(textOf('V1', 'landing', { edge: '' })).not.toContain('Why this is different');
  });

  it('has the same lines whatever was typed: nothing adds one, or turns the text', () => {
    const typed = fc.oneof(
      fc.constantFrom('a\nb', '\u202eevil', '<b>', '\u2028'),
      fc.string({ unit: 'binary', maxLength: 120 }),
    );
    const linesOf = (text: string) => text.split('\n').length;
    const count = (pitch: string, place: string) => {
      const intake = completeIntake({ ...BOOKKEEPING, pitch, place });
      const { assumptions } = snapshotOf();
      return assumptions.flatMap((one) => testKit(testCardFor(one, intake), intake, null)).map(({ text }) => text);
    };
    const usual = count('Cold boxes', 'Makoko').map(linesOf);
    fc.assert(
      fc.property(typed, typed, (pitch, place) => {
        const texts = count(pitch, place);
        expect(texts.map(linesOf)).toEqual(usual);
        for (const text of texts) expect(text).not.toMatch(/[\u202a-\u202e\u2028\r]/);
      }),
    );
  });
});
