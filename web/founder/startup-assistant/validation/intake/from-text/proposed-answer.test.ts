import { describe, expect, it } from 'vitest';
import { completeIntake, type IntakeKey } from '#domain/validation/intake.ts';
import { fieldOf } from '../steps.ts';
import { proposedAnswer } from './proposed-answer.ts';

const answers = completeIntake({
  price: { amountMinor: 100, currency: 'USD' },
  killCriteria: ['Nobody pays'],
  alternatives: [{ name: 'Excel', link: 'https://example.com' }],
});
const read = (key: IntakeKey, words: string) => proposedAnswer(fieldOf(key), words, answers);

describe('words found in a text', () => {
  it.each<[IntakeKey, string, unknown]>([
    ['segment', ' Fabric traders ', 'Fabric traders'],
    ['price', '₦2,500 a month', { amountMinor: 250_000, currency: 'NGN' }],
    ['price', '2,500/stall', { amountMinor: 250_000, currency: 'USD' }],
    ['unitCost', '$4.50', { amountMinor: 450, currency: 'USD' }],
    ['segmentSize', '8,000', 8000],
    ['segmentSize', 'some 8 million people', 8_000_000],
    ['price', 'about 2.5k', { amountMinor: 250_000, currency: 'USD' }],
    ['churnPercent', '4.5 %', '4.5'],
    ['killCriteria', 'No deposit by March; Nobody pays', ['Nobody pays', 'No deposit by March']],
    ['alternatives', 'Excel; A nephew', [{ name: 'Excel', link: 'https://example.com' }, { name: 'A nephew' }]],
  ])('answer %s: %s', (key, words, value) => expect(read(key, words)).toEqual({ value }));

  it.each<[IntakeKey, string, RegExp]>([
    ['price', 'about 2 or 3k', /not an answer/],
    ['price', 'A million naira', /not an answer/],
    ['segmentSize', 'some million people', /not an answer/],
    ['churnPercent', 'few', /./],
    ['title', 'x'.repeat(81), /80 characters/],
  ])('are left to the founder where they are none: %s: %s', (key, words, problem) =>
    expect(read(key, words)).toEqual({ problem: expect.stringMatching(problem) }),
  );
});
