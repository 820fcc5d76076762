import { describe, expect, it } from 'vitest';
import type { EvidenceLevel } from './evidence.ts';
import { manyOnWord, oneByOneQuestion, onePersonQuestion } from './one-by-one.ts';

const asked = (people: number, note: string, more: { level?: EvidenceLevel; link?: string; hasFile?: boolean } = {}) =>
  oneByOneQuestion(
    {
      ...{ people, note, link: more.link },
      says: [{ assumptionId: 'D1', side: 'for', level: more.level ?? 'L3', count: people }],
    },
    more.hasFile ?? false,
  );

describe('what is asked before many people are saved', () => {
  it.each<[number, string, string]>([
    [600, 'One boy cracked his screen', 'Did 600 people each tell you this, one by one?'],
    [1600, 'They told me', 'Did 1,600 people each tell you this, one by one?'],
    [21, 'Students in the hostel', 'Did 21 people each tell you this, one by one?'],
    [5, 'A young woman paid twice to have it fixed', 'Did 5 people each tell you this, one by one?'],
    [3, 'In the hostel, she said it broke', 'Did 3 people each tell you this, one by one?'],
  ])('%i of “%s”', (people, note, question) => {
    expect(asked(people, note)).toBe(question);
  });

  it.each<[number, string]>([
    [1, 'One boy cracked his screen'],
    [20, 'Students in the hostel'],
    [9, 'Nine women at the jetty, and a woman paid'],
    [9, '9 women at the jetty, and she said so first'],
    [4, 'Women at the jetty told me one after another'],
  ])('asks nothing of %i of “%s”', (people, note) => {
    expect(asked(people, note)).toBeNull();
  });

  it('asks of many what they did, and neither of sources nor where something stands behind them', () => {
    expect(asked(600, 'They paid for it', { level: 'L5' })).toBe('Did 600 people each do this, one by one?');
    expect(asked(600, 'A report of the city', { level: 'L1' })).toBeNull();
    expect(asked(600, 'Students in the hostel', { link: 'https://example.com' })).toBeNull();
    expect(asked(600, 'Students in the hostel', { hasFile: true })).toBeNull();
    expect(asked(600, 'One boy told me', { hasFile: true })).not.toBeNull();
  });
});

describe('what is asked before a note of many is saved as one person', () => {
  it.each<[string, string]>([
    ['30 women told me that they lose half a basket', '30'],
    ['Twelve of the fish sellers at Epe paid me', '12'],
    ['1,200 students said yes', '1,200'],
    ['3 pipo say yes, 6 pipo say no', '6'],
    ['4 women paid and 5 women refused', '5'],
  ])('%s', (note, count) => {
    expect(onePersonQuestion(note)).toBe(`The note tells of ${count} people. Is this one person?`);
  });

  it.each([
    'Lost half a basket on Monday',
    'She sells to 40 customers a day',
    'He has 3 drivers and 2 vans',
    'She paid 2,000 for 4 crates',
    'One woman told me twice',
    'She said that in 2025 she lost 9 of 10 baskets',
  ])('asks nothing of “%s”', (note) => {
    expect(onePersonQuestion(note)).toBeNull();
  });
});

it('tells how many rest on the founder’s word once they are more than twenty', () => {
  expect(manyOnWord({ count: 602, onRecord: 1, confirmed: 0 })).toBe('601 on the founder’s word');
  expect(manyOnWord({ count: 1602, onRecord: 0, confirmed: 2 })).toBe('1,600 on the founder’s word');
  expect(manyOnWord({ count: 21, onRecord: 1, confirmed: 0 })).toBeNull();
});
