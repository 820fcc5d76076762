import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake } from './intake.ts';
import { phrasesOf } from './phrases.ts';
import { TEST_TEMPLATES } from './test-templates.ts';

const templates = Object.values(TEST_TEMPLATES);
const words = phrasesOf(completeIntake(BOOKKEEPING));

describe('the tests that are proposed', () => {
  it('keep their published pass marks and costs', () => {
    const marks = templates.map(({ name, hours, cashPercent, days, passMark: mark }) => {
      const bar = mark.kind === 'count' ? `${mark.atLeast} of ${mark.sample}` : `${mark.barPercent}% of ${mark.sample}`;
      return `${name}: ${bar}; ${hours} hours, ${cashPercent}% of the cash, ${days} days`;
    });
    expect(marks.join('\n')).toMatchInlineSnapshot(`
      "Ten conversations about the last time: 7 of 10; 12 hours, 2% of the cash, 10 days
      Yours beside what they use now: 12 of 20; 10 hours, 3% of the cash, 10 days
      One week of real use: 6 of 10; 15 hours, 5% of the cash, 14 days
      Ask for the money: 3 of 20; 12 hours, 2% of the cash, 10 days
      Make five and write down every cost: 4 of 5; 12 hours, 10% of the cash, 14 days
      Count them in three ways: 2 of 3; 8 hours, 1% of the cash, 7 days
      The second payment: 6 of 10; 5 hours, 1% of the cash, 21 days
      Show me what it cost: 6 of 10; 10 hours, 2% of the cash, 10 days
      Done by hand for five customers: 4 of 5; 30 hours, 10% of the cash, 14 days
      One offer to two hundred people: 5% of 200; 8 hours, 5% of the cash, 7 days
      Agree on a day to start: 5 of 10; 10 hours, 2% of the cash, 10 days
      Ask thirty for ten minutes: 10 of 30; 10 hours, 2% of the cash, 10 days
      Get legal advice before you speak to a customer: 1 of 1; 6 hours, 10% of the cash, 14 days
      Three answers in writing: 2 of 3; 8 hours, 5% of the cash, 21 days
      Ask if you may keep their details: 8 of 10; 6 hours, 1% of the cash, 7 days"
    `);
  });

  it.each(templates)('ask for as many as the pass mark counts: $name', ({ sample, passMark }) => {
    expect(Number.parseInt(sample(words), 10)).toBe(passMark.sample);
  });

  it('ask for the second payment once as many have paid as it needs', () => {
    expect(TEST_TEMPLATES.renewal.whatToDo()).toMatch(/^Once ten have paid, /);
    expect(TEST_TEMPLATES.renewal.passMark.sample).toBe(10);
  });
});
