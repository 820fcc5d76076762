import type { AssumptionClass } from './assumption-rules.ts';
import type { Phrases } from './phrases.ts';

/**
 * When a test counts as passed. `share`: at least `barPercent` (a decimal string) of the people tried, read with the
 * Wilson interval. `count`: at least `atLeast` of the `sample`.
 */
export type PassMark =
  | { kind: 'share'; barPercent: string; sample: number }
  | { kind: 'count'; atLeast: number; sample: number };

/** A way to test an assumption. Hours are the founder's; `cashPercent` is the most of the founder's cash to spend. */
export type TestTemplate = {
  name: string;
  whatToDo: (words: Phrases) => string;
  script: readonly string[];
  sample: (words: Phrases) => string;
  success: string;
  hours: number;
  cashPercent: number;
  days: number;
  passMark: PassMark;
};

export const count = (atLeast: number, sample: number): PassMark => ({ kind: 'count', atLeast, sample });
export const strangers = (number: number) => (w: Phrases) =>
  `${number} strangers from your customer group (${w.segment}), in ${w.place}. No friends, no relatives, nobody who owes you a favour.`;

export const TEST_TEMPLATES = {
  interviews: {
    name: 'Ten conversations about the last time',
    whatToDo: (w) => `Talk to ten strangers in ${w.place}. Ask what happened, not what they think of your idea.`,
    script: [
      'When did this last happen to you? Tell me about that day.',
      'What did you do then? What did it cost you, in money or time?',
      'What else have you tried? Why did you stop?',
      'Whom else should I ask?',
    ],
    sample: strangers(10),
    success: 'They describe, unprompted, a case of their own from the last three months.',
    hours: 12,
    cashPercent: 2,
    days: 10,
    passMark: count(7, 10),
  },
  choice: {
    name: 'Yours beside what they use now',
    whatToDo: (w) => `Put yours next to ${w.rivals}. Let them choose one and use it there and then.`,
    script: ['Which of these would you use for your next one? Please start it now.', 'What made you choose it?'],
    sample: strangers(20),
    success: 'They choose yours and start.',
    hours: 10,
    cashPercent: 3,
    days: 10,
    passMark: count(12, 20),
  },
  trial: {
    name: 'One week of real use',
    whatToDo: (w) => `Give it, done by hand if need be, for one week to the people who would use it: ${w.user}.`,
    script: ['Use it whenever the problem comes up this week.', 'Afterwards: show me when you used it, and when not.'],
    sample: () => '10 users who do not know you',
    success: 'They used it at least three times in the week without being reminded.',
    hours: 15,
    cashPercent: 5,
    days: 14,
    passMark: count(6, 10),
  },
  presale: {
    name: 'Ask for the money',
    whatToDo: (w) => `Ask twenty strangers to pay a deposit today, at ${w.price}. Give a receipt and promise a refund.`,
    script: ['It costs this much. You can reserve it now with a deposit.', 'If not: what would have to be different?'],
    sample: strangers(20),
    success: 'They pay a deposit. “I would buy it” does not count.',
    hours: 12,
    cashPercent: 2,
    days: 10,
    passMark: count(3, 20),
  },
  costSheet: {
    name: 'Make five and write down every cost',
    whatToDo: () =>
      'Deliver five units by hand. Write down every cost: goods, fees, transport, support, your own hours.',
    script: ['Keep the receipt or the quote for each line.'],
    sample: () => '5 units, delivered to different customers',
    success: 'The whole cost of the unit is no more than the cost you stated.',
    hours: 12,
    cashPercent: 10,
    days: 14,
    passMark: count(4, 5),
  },
  sources: {
    name: 'Count them in three ways',
    whatToDo: (w) => `Count them in three ways: a register, a person who knows ${w.place}, and your own count on foot.`,
    script: ['How many of them are there here?', 'How do you know? May I see the list?'],
    sample: () => '3 independent sources',
    success: 'The source gives at least two thirds of your number.',
    hours: 8,
    cashPercent: 1,
    days: 7,
    passMark: count(2, 3),
  },
  renewal: {
    name: 'The second payment',
    whatToDo: () => 'Once ten have paid, ask them to pay again at the same price.',
    script: ['Your first time is used up. Would you like the next one, at the same price?', 'If not: what changed?'],
    sample: () => '10 customers who have paid once',
    success: 'They pay again, at the full price.',
    hours: 5,
    cashPercent: 1,
    days: 21,
    passMark: count(6, 10),
  },
  costDiary: {
    name: 'Show me what it cost',
    whatToDo: (w) => `Ask ten strangers to show what the problem cost them last month, and compare it with ${w.price}.`,
    script: ['Can you show me what you spent or lost on this last month?', 'How do you know the amount?'],
    sample: strangers(10),
    success: 'They show a cost that is higher than your price for the same time.',
    hours: 10,
    cashPercent: 2,
    days: 10,
    passMark: count(6, 10),
  },
  prototype: {
    name: 'Done by hand for five customers',
    whatToDo: (w) => `Deliver the result by hand, with what you can borrow or rent, to five customers in ${w.place}.`,
    script: ['Here is what you will have, and by when.', 'Afterwards: did you get it? What was missing?'],
    sample: strangers(5),
    success: 'The customer got the promised result in the promised time.',
    hours: 30,
    cashPercent: 10,
    days: 14,
    passMark: count(4, 5),
  },
  channel: {
    name: 'One offer to two hundred people',
    whatToDo: (w) => `Put one offer with a price in front of 200 people through one channel: ${w.channel}.`,
    script: ['One sentence, the price, and one thing to do next: reply, call or pay.'],
    sample: (w) => `200 people from your customer group in ${w.place}, each counted once`,
    success: 'They take the next step: reply, call or pay.',
    hours: 8,
    cashPercent: 5,
    days: 7,
    passMark: { kind: 'share', barPercent: '5', sample: 200 },
  },
  signOff: {
    name: 'Agree on a day to start',
    whatToDo: (w) => `Ask ten of those who would pay to agree to a start date: ${w.payer}.`,
    script: ['If we start on this day at this price, who must agree?', 'Can you agree to it now?'],
    sample: (w) => `10 who could pay, in ${w.place}`,
    success: 'They agree to a date and a price without having to ask anyone.',
    hours: 10,
    cashPercent: 2,
    days: 10,
    passMark: count(5, 10),
  },
  access: {
    name: 'Ask thirty for ten minutes',
    whatToDo: (w) =>
      `Approach thirty strangers from your customer group in ${w.place}. Count who gives you ten minutes.`,
    script: ['I am trying to understand how you handle this. May I ask you three questions?'],
    sample: strangers(30),
    success: 'They talk with you for ten minutes or more.',
    hours: 10,
    cashPercent: 2,
    days: 10,
    passMark: count(10, 30),
  },
  counsel: {
    name: 'Get legal advice before you speak to a customer',
    whatToDo: () =>
      'Write down on one page what you would do, for whom and where. Ask a lawyer for an answer in writing. Until you have it, offer nothing to anybody and take no money.',
    script: ['May I do this as described, here? If not, is there a lawful form of it, and who must permit that?'],
    sample: () => '1 lawyer who does not know you, and who knows this field',
    success: 'The lawyer says in writing that you may, or under which licence you may.',
    hours: 6,
    cashPercent: 10,
    days: 14,
    passMark: count(1, 1),
  },
  letters: {
    name: 'Three answers in writing',
    whatToDo: () =>
      'Describe in one page what you would do. Ask the authority, a lawyer and a partner who holds the licence.',
    script: ['May we do this as described? If not, what would we need, what does it cost and how long does it take?'],
    sample: () => '3 written answers: one from the authority, one from a lawyer, one from a partner or platform',
    success: 'The answer says in writing that you may, or may with a licence or partner you can get in your time.',
    hours: 8,
    cashPercent: 5,
    days: 21,
    passMark: count(2, 3),
  },
  consent: {
    name: 'Ask if you may keep their details',
    whatToDo: (w) => `Show ten users one page: which data, why, how long, who sees it. Ask each to sign: ${w.user}.`,
    script: [
      'This is what we would keep about you, and why.',
      'Would you sign this, or strike out what you do not want?',
    ],
    sample: () => '10 users who do not know you',
    success: 'They sign without striking out anything the product needs.',
    hours: 6,
    cashPercent: 1,
    days: 7,
    passMark: count(8, 10),
  },
} satisfies Record<string, TestTemplate>;

export type TestKind = keyof typeof TEST_TEMPLATES;

/** The usual test of each class, and the assumptions that need another one. */
export const TEST_OF_CLASS: Readonly<Record<AssumptionClass, TestKind>> = {
  desirability: 'interviews',
  viability: 'presale',
  feasibility: 'prototype',
  reach: 'channel',
  permission: 'letters',
};

export const TEST_OF_RULE: Readonly<Record<string, TestKind>> = {
  D4: 'choice',
  D5: 'trial',
  V2: 'costSheet',
  V3: 'sources',
  V4: 'renewal',
  V5: 'costDiary',
  V6: 'channel',
  V7: 'trial',
  V9: 'renewal',
  R2: 'signOff',
  R3: 'access',
  P2: 'consent',
};
