import { describe, expect, it } from 'vitest';
import { readPaymentShare } from './payment-share.ts';

const ASKED = 'A share of each payment: how much does that bring you from one customer in a month?';

describe('a commission', () => {
  it.each([
    ['3%', '3% of ₦20,000 is ₦600.'],
    ['3 percent of fees', '3% of ₦20,000 is ₦600.'],
    ['3 per cent of the school fees', '3% of ₦20,000 is ₦600.'],
    ['three percent', '3% of ₦20,000 is ₦600.'],
    ['2.5 % per sale', '2.5% of ₦20,000 is ₦500.'],
    ['we go collect 0.75% for each payment', '0.75% of ₦20,000 is ₦150.'],
    ['small commission on each sale', '3% of ₦20,000 is ₦600.'],
  ])('asks what %j brings', (text, example) => {
    expect(readPaymentShare(text, 'NGN')).toEqual({ amountMinor: null, told: `${ASKED} ${example}` });
  });

  it('gives its example in the currency that was chosen', () => {
    expect(readPaymentShare('3%', 'USD')?.told).toBe(`${ASKED} 3% of $200 is $6.`);
  });

  it.each([
    ['3% of ₦20,000', 600_00, 'We read 3% of ₦20,000 is ₦600.'],
    ['10 percent of 50k', 5_000_00, 'We read 10% of ₦50,000 is ₦5,000.'],
    ['2.5% of 1,000 naira', 25_00, 'We read 2.5% of ₦1,000 is ₦25.'],
  ])('knows what %j is', (text, amountMinor, told) => {
    expect(readPaymentShare(text, 'NGN')).toEqual({ amountMinor, told });
  });

  it.each(['2.5% of ₦0.01', '3% of $200', '3% of ₦0'])('invents no amount for %j', (text) => {
    expect(readPaymentShare(text, 'NGN')).toMatchObject({ amountMinor: null, told: expect.stringContaining(ASKED) });
  });

  it.each(['', '20,000', '₦500 a day', '0%', '-3%', '300%', 'percent', 'per bottle'])('is none in %j', (text) => {
    expect(readPaymentShare(text, 'NGN')).toBeNull();
  });
});
