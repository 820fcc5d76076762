import { describe, expect, it } from 'vitest';
import { phoneBody } from '#contract/accounts/profile.ts';
import { readPhone } from './read-phone.ts';

/** What the form and the server together make of what was typed: the number, or the sentence. */
function outcomeOf(typed: string): string {
  const read = phoneBody.safeParse({ phone_number: typed });
  if (!read.success) return read.error.issues[0]?.message ?? '';
  try {
    return readPhone(read.data.phone_number);
  } catch (error) {
    return (error as Error).message;
  }
}

const unreadable = 'This is not a phone number that we can read.';
const lagos = '+2348031234567';

describe('a phone number', () => {
  it.each([
    ['0803 123 4567', lagos],
    ['08031234567', lagos],
    ['0803-123-4567', lagos],
    ['(0803) 123 4567', lagos],
    ['0803.123.4567', lagos],
    ['  08031234567  ', lagos],
    ['8031234567', lagos],
    ['+234 803 123 4567', lagos],
    ['+234 (0)803 123 4567', lagos],
    ['2348031234567', lagos],
    ['0803\u00a0123\u00a04567', lagos],
    ['٠٨٠٣١٢٣٤٥٦٧', lagos],
    ['0201 461 0000', '+2342014610000'],
    ['+233 24 412 3456', '+233244123456'],
    ['+233 (0) 30 222 1234', '+233302221234'],
    ['+254 712 345678', '+254712345678'],
    ['+254-20-2222222', '+254202222222'],
    ['+44 7911 123456', '+447911123456'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 212-555-0123', '+12125550123'],
    ['+1 (415) 555 2671', '+14155552671'],
    ['', 'Enter your phone number.'],
    ['   ', 'Enter your phone number.'],
    ['0803', unreadable],
    ['0803 123 456', unreadable],
    ['0803 123 4567 8', unreadable],
    ['+234 00803 123 4567', unreadable],
    ['024 412 3456', unreadable],
    ['+999 123 456 789', unreadable],
    ['tel:+2348031234567', unreadable],
    ['call me', unreadable],
    ['0803 123 4567 or 0805', unreadable],
    ['ada@cairn.example', unreadable],
    ["0803' OR 1=1 --", unreadable],
    ['<script>0803</script>', unreadable],
    ['0803 123 4567\r\nBcc: x', unreadable],
    ['0803\u0000123', unreadable],
    ['📞', unreadable],
    ['0'.repeat(40), unreadable],
    ['1'.repeat(41), 'The phone number must be 40 characters long or fewer.'],
  ])('typed as %j is %s', (typed, outcome) => {
    expect(outcomeOf(typed)).toContain(outcome);
  });
});
