import { describe, expect, it } from 'vitest';
import { runway } from '../finance/runway.ts';
import { wordRunway, wordRunwayEnd, wordRunwayLength } from './runway-words.ts';

const lasting = { fullMonths: 3, months: '3.5', zeroDate: '2027-02-14', cashPositive: false };
const endless = { fullMonths: null, months: null, zeroDate: null, cashPositive: true };
const asIs = (day: string) => day;

describe('the words about the runway', () => {
  it('are the same on the page, in the report, in its PDF and in the facts for a narrative', () => {
    expect(wordRunwayLength(lasting)).toBe('3.5 months');
    expect(wordRunwayEnd(lasting, asIs)).toBe('Cash reaches zero around 2027-02-14');
    expect(wordRunway(lasting, asIs)).toBe('3.5 months. Cash reaches zero around 2027-02-14.');
  });

  it('name no day where there is none', () => {
    expect(wordRunwayEnd(endless, asIs)).toBeNull();
    expect(wordRunway(endless, asIs)).toBe('No end: no more cash goes out than comes in.');
    const { full_months, zero_date } = runway({ cash: 1e12, cash_out: 1, cash_in: 0, as_of: '2026-10-31' });
    const far = { fullMonths: full_months, months: '1000000000000', zeroDate: zero_date, cashPositive: false };
    expect(wordRunway(far, asIs)).toBe('1000000000000 months.');
  });
});
