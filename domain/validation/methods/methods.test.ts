import { describe, expect, it } from 'vitest';
import { TEST_TEMPLATES, type TestKind } from '../test-templates.ts';
import { METHODS, methodOf } from './methods.ts';
import { orderTests } from './order-tests.ts';
import { EXACTNESS, peopleNeeded } from './people-needed.ts';
import { readFeature } from './read-feature.ts';
import { readMissing } from './read-missing.ts';
import { readPriceLines, readPrices } from './read-prices.ts';
import { readTexts } from './read-texts.ts';

const price = { currency: 'NGN', amountMinor: 250_000 } as const;

describe('the methods of the test cards', () => {
  it('stand only where they help: the price, the rivals, the use and the channel', () => {
    const kinds = Object.keys(TEST_TEMPLATES) as TestKind[];
    expect(Object.fromEntries(kinds.flatMap((kind) => (methodOf(kind) ? [[kind, methodOf(kind)]] : [])))).toEqual({
      presale: 'prices',
      choice: 'feature',
      trial: 'missing',
      renewal: 'missing',
      channel: 'texts',
    });
  });

  it('say in a line each where they come from and what they cannot show', () => {
    for (const { source, limit } of Object.values(METHODS))
      for (const line of [source, limit]) expect(line).toMatch(/^.{20,120}\.$/u);
  });
});

describe('four prices from each person', () => {
  it('are read as people write them, and a line that is none is named', () => {
    expect(
      readPriceLines('500 1,000 2k 3,000\n\n₦400, ₦900, ₦1,500, ₦2,500\n1/2/3\n500; 1000; x; 4000\n1 2 3 4 5'),
    ).toEqual({
      answers: [
        [500, 1000, 2000, 3000],
        [400, 900, 1500, 2500],
      ],
      unread: [4, 5, 6],
    });
  });

  const answers = (text: string) => readPriceLines(text).answers;

  it('say what is fair, where the price lies, who was left out and that few are a hint', () => {
    const reading = readPrices(answers('500 1000 2000 3000\n600 1200 2400 3600\n3 2 1 0'), price);
    expect(reading.says).toEqual([
      '2 people call ₦600 to ₦2,400 fair; fewest object at ₦600–₦2,400. Your price, ₦2,500, lies above it. 1 left out: their four prices do not rise.',
      'Fewer than 30 people: take it as a hint.',
    ]);
    expect(reading.entry).toMatchObject({ side: 'against', level: 'L2', people: 2 });
  });

  it.each([
    ['1000 2000 3000 4000', 'within it', 'for'],
    ['5000 6000 7000 8000', 'below it: many doubt the quality', 'against'],
    ['100 200 300 400', 'above it', 'against'],
  ] as const)('%s: the price lies %s', (line, place, side) => {
    const reading = readPrices(answers(Array(30).fill(line).join('\n')), price);
    expect(reading.says).toEqual([expect.stringContaining(`lies ${place}.`)]);
    expect(reading.entry?.side).toBe(side);
  });

  it('say nothing where nobody named four rising prices', () => {
    expect(readPrices(answers('4 3 2 1'), price)).toEqual({
      says: ['Nobody has named four rising prices yet. 1 left out: their four prices do not rise.'],
      entry: null,
    });
  });
});

describe('one feature', () => {
  it.each([
    ['like', 'dislike', 'The more of it', 'for'],
    ['must', 'dislike', 'They expect it', 'for'],
    ['like', 'neutral', 'It pleases them', 'for'],
    ['neutral', 'live', 'They do not care', 'against'],
    ['dislike', 'like', 'They would rather be without it', 'against'],
  ] as const)('with it %s, without it %s: %s', (present, absent, meaning, side) => {
    const { says, entry } = readFeature('Voice notes', [[present, absent]]);
    expect(says[0]).toContain(meaning);
    expect(entry).toMatchObject({ side, level: 'L2', people: 1, note: expect.stringMatching(/^Voice notes: /u) });
  });

  it('counts how many say so, and what it changes for them', () => {
    const { says } = readFeature('', [
      ['like', 'dislike'],
      ['like', 'dislike'],
      ['neutral', 'neutral'],
      ['like', 'live'],
    ]);
    expect(says).toEqual([
      'The more of it, the better they like it. It is worth competing on. 2 of 4 answers say so.',
      'With it 75% would be happier; without it 50% would be less happy.',
    ]);
  });

  it('is no entry while the answers contradict each other, or there are none', () => {
    expect(readFeature('x', [['like', 'like']]).entry).toBeNull();
    expect(readFeature('x', [])).toEqual({ says: ['Nobody has answered yet.'], entry: null });
  });
});

describe('who would miss it', () => {
  it('is too early below 30 answers', () => {
    expect(readMissing({ very: 12, somewhat: 6, not: 2 })).toEqual({
      says: [
        '12 of 20 would be very disappointed without it: 60.0% (range 38.7% to 78.1%).',
        'Too early: ask 10 more before you read anything into it.',
      ],
      entry: null,
    });
    expect(readMissing({ very: 0, somewhat: 0, not: 0 }).entry).toBeNull();
  });

  it('is open while the range holds the line: the published example of 17 in 40', () => {
    expect(readMissing({ very: 17, somewhat: 13, not: 10 })).toEqual({
      says: [
        '17 of 40 would be very disappointed without it: 42.5% (range 28.5% to 57.8%).',
        'It is at or above the line of 40%, and the range holds the line: ask more people.',
      ],
      entry: null,
    });
  });

  it('counts for or against once the whole range lies on one side', () => {
    expect(readMissing({ very: 60, somewhat: 20, not: 20 }).entry).toMatchObject({ side: 'for', people: 60 });
    expect(readMissing({ very: 10, somewhat: 50, not: 40 }).entry).toMatchObject({ side: 'against', people: 90 });
  });
});

describe('two texts', () => {
  it('says which works better: the published example of 144 and 192 in 1,200', () => {
    expect(readTexts({ seen: 1200, took: 144 }, { seen: 1200, took: 192 }).says).toEqual([
      'A: 12.0% of 1200. B: 16.0% of 1200.',
      'Text B works better: chance alone would do as much 5 times in 1,000. The difference lies between −6.8 and −1.2 points.',
    ]);
    expect(readTexts({ seen: 1000, took: 400 }, { seen: 1000, took: 200 }).says[1]).toMatch(
      /^Text A .*chance alone would do as much less than once in 1,000\./u,
    );
  });

  it('says that it can be chance, and makes no entry of it', () => {
    const { says, entry } = readTexts({ seen: 100, took: 6 }, { seen: 100, took: 3 });
    expect(says[1]).toMatch(/^The difference can be chance: chance alone would do as much \d{2,3} times in 1,000\./u);
    expect(entry).toBeNull();
  });
});

describe('how many people a share needs', () => {
  it('is Cochran’s number, smaller for a small segment: the published 385 and 370', () => {
    expect(peopleNeeded(50, 5, null)).toBe(385);
    expect(peopleNeeded(50, 5, 10_000)).toBe(370);
    expect(EXACTNESS.map((points) => peopleNeeded(5, points, null))).toEqual([203, 73, 19]);
  });

  it('is none for a bar of nothing or of all', () => {
    for (const bar of [0, 100, Number.NaN]) expect(peopleNeeded(bar, 5, null)).toBeNull();
  });
});

describe('the order of open tests', () => {
  const tests = [
    { id: 'D1', reach: 10, impact: 3, confidencePercent: 80, hours: 12 },
    { id: 'V1', reach: 20, impact: 3, confidencePercent: 50, hours: 10 },
  ];

  it('is that of reach × impact × confidence ÷ effort', () => {
    const { order, scores } = orderTests(tests) ?? {};
    expect(order).toEqual(['V1', 'D1']);
    expect(scores).toEqual({ D1: 320, V1: 480 });
  });

  it('stands only once all figures are given, of two tests at least', () => {
    const [first, second] = tests as [(typeof tests)[number], (typeof tests)[number]];
    expect(orderTests([first, { ...second, impact: null }])).toBeNull();
    expect(orderTests([first])).toBeNull();
  });
});
