import { describe, expect, it } from 'vitest';
import { statusOfAnswer, weighStatus } from './bounce.ts';

describe('weighStatus', () => {
  it.each([
    ['5.1.1', 'hard', 'no such mailbox'],
    ['5.1.2', 'hard', 'no such system'],
    ['5.1.6', 'hard', 'the mailbox has moved'],
    ['5.1.7', 'none', 'our own address is wrong'],
    ['5.1.8', 'none', 'our own system is unknown'],
    ['5.1.10', 'hard', 'a domain that takes no mail (RFC 7505)'],
    ['5.2.1', 'hard', 'the mailbox is closed'],
    ['5.2.2', 'soft', 'the mailbox is full'],
    ['5.2.3', 'none', 'the message is too long'],
    ['5.3.2', 'soft', 'the system takes nothing just now'],
    ['5.4.4', 'hard', 'nowhere to send it to'],
    ['5.4.7', 'soft', 'it took too long'],
    ['5.5.0', 'none', 'a fault of protocol'],
    ['5.6.1', 'none', 'the content is not taken'],
    ['5.7.1', 'soft', 'a rule forbids it'],
    ['5.0.0', 'hard', 'for good, without a reason'],
    ['5.9.9', 'soft', 'a subject that nobody knows'],
    ['4.2.2', 'soft', 'full, for now'],
    ['4.4.1', 'soft', 'no answer'],
    ['2.0.0', 'none', 'it arrived'],
    ['', 'none', 'nothing'],
    ['5', 'none', 'no whole code'],
    ['5.1.1 x', 'none', 'more than a code'],
  ])('%s: %s, %s', (status, weight) => {
    expect(weighStatus(status)).toBe(weight);
  });
});

describe('statusOfAnswer', () => {
  it.each([
    [550, '550 5.1.1 <ada@cairn.example>: no such user', '5.1.1'],
    [550, '550-5.2.1 The account is disabled', '5.2.1'],
    [550, '550 No such user here', '5.1.1'],
    [551, '551 User not local', '5.1.1'],
    [552, '552 Mailbox full', '5.2.2'],
    [554, '554 Transaction failed', '5.3.0'],
    [451, '451 Try again later', '4.3.0'],
    [450, '450 4.2.0 Greylisted', '4.2.0'],
  ])('%i %s', (code, said, status) => {
    expect(statusOfAnswer(code, said)).toBe(status);
  });
});
