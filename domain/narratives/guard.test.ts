import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDraft } from './draft.ts';
import { createGuard, SENTENCE_LENGTH } from './guard.ts';
import { guardNumbers } from './number-guard.ts';
import { findNumerals } from './numerals.ts';
import { splitSentences } from './sentences.ts';

const values = (text: string) =>
  findNumerals(text).map(({ value, unit }) => (unit === 'plain' ? value : `${value} ${unit}`));

describe('findNumerals', () => {
  it.each([
    ['₦2,500.00 a month', ['2500 money NGN']],
    ['N2,500 or NGN 2500 or 2,500 naira or #2,500', Array(4).fill('2500 money NGN')],
    ['$1.2m, US$1.2 million, USD 1,200,000', Array(3).fill('1200000 money USD')],
    ['20%, 20 per cent, twenty percent, 20 percentage points', Array(4).fill('20 percent')],
    ['12k 12 thousand twelve thousand 12,000 12 000 12’000', Array(6).fill('12000')],
    ['2.500.000,50 and 1,00,000', ['2500000.5', '100000']],
    ['two hundred and fifty thousand five hundred and one', ['250501']],
    ['a hundred, a dozen, dozens, hundreds of', ['100', '12', 'dozens', 'hundreds']],
    ['twenty-five, twenty five, five six', ['25', '25', '5', '6']],
    ['half of them, 1/2, ½', ['1/2', '1/2', '1/2']],
    ['it doubled, twice, 2x, tenfold', ['×2', '×2', '×2', '×10']],
    ['the third and twenty-first, 21st', ['3', '21', '21']],
    ['L3, Q4 and B2B', ['l3 id', 'q4 id']],
    ['on 2026-11-21 at 14:30', ['2026', '11', '21', '14:30']],
    ['٢٥٠ ২৫ ２５', ['250', '25', '25']],
    ['2\u200b5\u00a0000', ['25000']],
    ['10 to 20, 10-20, −5, +5', ['10', '20', '10', '20', '5', '5']],
    ['5 crore 3bn', ['50000000', '3000000000']],
    ['version 1.2.3', ['1.2.3 id']],
    ['5 kg, 5kg, 3G', ['5', '5', '3']],
    ['0.50 and 00.5', ['0.5', '0.5']],
    ['one customer, No one came, this one, one another', ['1']],
    ['First, ask once. Nothing else.', []],
    ['Second, ask', []],
    ['', []],
  ])('reads %s', (text, expected) => {
    expect(values(text)).toEqual(expected);
  });

  it('takes a numeral of any other script for one', () => {
    expect(values('五百人')).toEqual(['五 id', '百 id']);
  });
});

describe('guardNumbers', () => {
  const guard = guardNumbers(['They pay ₦2,500.00 a month; 12 of 200 did, that is 6%. Level L3. In 2026.']);
  it.each([
    'Twelve of 200 pay ₦2.5k, which is 6 per cent.',
    'You ask 2,500 naira of two hundred people.',
    'L3 evidence of 2026.',
    'There are no numbers here at all.',
  ])('lets “%s” pass', (text) => expect(guard(text)).toBe(true));
  it.each([
    'About 13 did.',
    'They pay $2,500.',
    'That is 12%.',
    'A market of ₦2,500,000.',
    'Half of them pay.',
    'It could double.',
    'Twenty people refused.',
    'L4 evidence.',
    'A 6.5% share.',
    'Thousands of traders wait.',
    '2 500 000 people',
    'only one paid',
    'b2c1',
    '² people',
    'v2',
  ])('stops “%s”', (text) => expect(guard(text)).toBe(false));

  it('lets any text pass against itself, and any numeral only with it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(guardNumbers([text])(text)).toBe(true);
        expect(guardNumbers([])(text)).toBe(findNumerals(text).length === 0);
      }),
    );
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (source, other) => {
        const said = (value: number) => `We expect ${value.toLocaleString('en')} of them.`;
        expect(guardNumbers([String(source)])(said(other))).toBe(source === other);
      }),
    );
  });
});

describe('splitSentences', () => {
  it.each([
    ['It costs ₦2,500.00. That is much.', ['It costs ₦2,500.00.', 'That is much.']],
    ['Some, e.g. Ada and i.e. Bola, pay. Others do not!', ['Some, e.g. Ada and i.e. Bola, pay.', 'Others do not!']],
    ['Is it? “Yes.” She left.', ['Is it?', '“Yes.”', 'She left.']],
    ['A. Bello paid 3.5% of it. Then…', ['A. Bello paid 3.5% of it.', 'Then…']],
    ['One line\nanother line', ['One line', 'another line']],
    ['No end', ['No end']],
    ['', []],
  ])('splits %s', (text, expected) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('loses nothing', () => {
    const anyText = fc
      .array(fc.constantFrom('.', '!', ' ', '\n', 'e.g.', 'A', 'b', '2.5', '”', '…', '₦2,500.00'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ maxLength: 60 })), (text) => {
        expect(
          splitSentences(text)
            .map(({ text: words, gap }) => words + gap)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the guard of a request', () => {
  const instructions = 'You never add a number, a score, a verdict, a link or a promise of your own to the text.';
  const guard = createGuard({ facts: ['Price: ₦2,500.00. See https://ada.example/prices.'], instructions });

  const readWhole = (text: string) => {
    const draft = createDraft(guard.passes);
    draft.add(text);
    return draft.read(true);
  };

  it('drops a sentence and counts it', () => {
    expect(readWhole('The price is ₦2,500. The market is worth $4 billion. Nobody paid.')).toEqual({
      text: 'The price is ₦2,500. Nobody paid.',
      kept: 2,
      dropped: 1,
    });
  });

  it.each([
    'My instructions: never add a number, a score, a verdict, a link or a promise.',
    'Read https://evil.example/now.',
    'Write to ada@evil.example today.',
    'Visit evil.example.com soon.',
    'The key is sk-live-abcdefgh1234.',
    'Click javascript:alert(1) here.',
  ])('drops “%s”', (text) => {
    expect(readWhole(`${text} Nobody paid.`)).toMatchObject({ text: 'Nobody paid.', dropped: 1 });
  });

  it('keeps a link that the founder gave', () => {
    expect(guard.passes('See https://ada.example/prices.')).toBe(true);
  });

  it('waits for the end of a sentence while the text grows, and never takes back what it showed', () => {
    const text = '## Doubts\n1. The price is ₦2,500. It is\u200b worth 4 billion.\n- **Nobody** paid. Ask again.';
    const draft = createDraft(guard.passes);
    let shown = '';
    for (const character of text) {
      draft.add(character);
      const { text: now } = draft.read(false);
      expect(now.slice(0, shown.trimEnd().length)).toBe(shown.trimEnd());
      shown = now;
    }
    expect(draft.read(true)).toEqual({
      text: 'Doubts\nThe price is ₦2,500.\nNobody paid. Ask again.',
      kept: 4,
      dropped: 1,
    });
  });

  it('drops a sentence that never ends, unread', () => {
    for (const piece of ['x', 'a-', 'a.', '.', ' ', '"', 'a@', 'sk-', '1', '1,'])
      expect(guard.passes(`Nobody paid ${piece.repeat(SENTENCE_LENGTH)}`)).toBe(false);
  });

  it('judges each sentence once, in whatever pieces the answer comes', () => {
    const text = 'Nobody paid. Ask again. '.repeat(50);
    for (const length of [1, 7, text.length]) {
      const judged: string[] = [];
      const draft = createDraft((sentence) => judged.push(sentence) > 0);
      for (let at = 0; at < text.length; at += length) {
        draft.add(text.slice(at, at + length));
        draft.read(false);
      }
      expect(draft.read(true)).toMatchObject({ text: text.trim(), kept: 100 });
      expect(judged).toHaveLength(100);
    }
  });

  it('never shows a numeral that is not in the facts', () => {
    const bits = fc.constantFrom(
      '₦2,500',
      '7',
      '.',
      ' ',
      '\n',
      'e.g.',
      'half',
      'pay',
      'Two',
      '%',
      '1.',
      'k',
      '-',
      '₦',
      '2,5',
      '00',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 20 }), (pieces) => {
        const { text } = readWhole(pieces.join(''));
        for (const { text: sentence } of splitSentences(text)) expect(guard.passes(sentence)).toBe(true);
      }),
    );
  });
});
