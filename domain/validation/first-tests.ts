import type { IdeaKind } from '../first-look/kinds.ts';
import type { Phrases } from './phrases.ts';
import { count, type PassMark, strangers, type TestKind } from './test-templates.ts';

/**
 * The belief of the report that stands for the riskiest of a kind, and what its test asks for beside the words that the first
 * look has for it. Of several beliefs it is the first that the idea has: some come only with an answer.
 */
export type FirstTestOfKind = {
  beliefs: readonly [string, ...string[]];
  /** What people show with it, and what helps with it. */
  like: TestKind;
  passMark: PassMark;
  sample: (words: Phrases) => string;
  success: string;
  /** In place of those of the test that it is like. */
  script?: readonly string[];
  days?: number;
};

const always = (sample: string) => () => sample;

/** This product's own convention, as the beliefs of a kind are. */
export const FIRST_TEST_OF_KIND: Readonly<Record<IdeaKind, FirstTestOfKind>> = {
  marketplace: {
    beliefs: ['R4', 'F1'],
    like: 'prototype',
    passMark: count(2, 3),
    sample: always('3 matches between people who do not know you'),
    success: 'Money changes hands between the two, and your share of it is paid.',
    script: [
      'I know somebody who has what you want this week. I bring you together for this share. Shall I?',
      'Afterwards: did it happen? What was paid?',
    ],
  },
  rental: {
    beliefs: ['V7', 'V1'],
    like: 'prototype',
    passMark: count(7, 14),
    sample: always('14 days, rented out to strangers'),
    success: 'Somebody pays for that day, and nothing comes back broken.',
    script: ['It costs this much for the day. Will you take it now?', 'When it comes back: would you take it again?'],
  },
  finance: {
    beliefs: ['P1'],
    like: 'letters',
    passMark: count(2, 3),
    sample: always('3 written answers: from the regulator, from a lawyer and from a licensed partner'),
    success: 'The answer says in writing that you may, or how you could.',
  },
  health: {
    beliefs: ['P1'],
    like: 'letters',
    passMark: count(2, 3),
    sample: always('3 licensed practitioners'),
    success: 'They say in writing that they would put their name to it.',
    script: ['May this be done as described, under your licence? On what terms?', 'What would have to be different?'],
  },
  education: {
    beliefs: ['V4'],
    like: 'trial',
    passMark: count(7, 10),
    sample: always('10 who do not know you'),
    success: 'They are there in the fourth week, and their result is better than before.',
    script: ['It runs for four weeks and costs this much. Here is a short test to begin with.', 'In week four: again.'],
    days: 28,
  },
  transport: {
    beliefs: ['V2'],
    like: 'costSheet',
    passMark: count(8, 10),
    sample: always('10 paid trips'),
    success: 'The trip leaves something over after fuel, waiting and your own hours.',
  },
  events: {
    beliefs: ['V1'],
    like: 'presale',
    passMark: count(4, 20),
    sample: strangers(20),
    success: 'They pay a deposit and name the date.',
  },
  jobs: {
    beliefs: ['V1'],
    like: 'prototype',
    passMark: count(3, 5),
    sample: always('5 real openings of people who do not know you'),
    success: 'The place is filled within the week, and your fee is paid.',
    script: ['If I fill this place within a week, do you pay this fee?', 'Afterwards: did they start? Was it paid?'],
  },
  waste: {
    beliefs: ['V2'],
    like: 'costSheet',
    passMark: count(2, 3),
    sample: always('3 loads, to buyers who do not know you'),
    success: 'The load sells for more than it cost you.',
  },
  farming: {
    beliefs: ['V1'],
    like: 'presale',
    passMark: count(3, 20),
    sample: strangers(20),
    success: 'They pay a deposit. A promise to pay one day counts as no.',
  },
  food: {
    beliefs: ['D4'],
    like: 'renewal',
    passMark: count(10, 30),
    sample: strangers(30),
    success: 'They buy a second time, at the full price.',
    script: [
      'It costs this much. Would you like one?',
      'Three days later: would you like another? If not, what changed?',
    ],
    days: 7,
  },
  energy: {
    beliefs: ['V7', 'V4'],
    like: 'trial',
    passMark: count(3, 3),
    sample: always('3 addresses of people who do not know you'),
    success: 'It carries the load, and every week is paid.',
    script: ['It costs this much for a week, for four weeks.', 'Each week: what did it carry, and what did it not?'],
    days: 30,
  },
  housing: {
    beliefs: ['F1'],
    like: 'signOff',
    passMark: count(5, 20),
    sample: always('20 owners who do not know you'),
    success: 'They sign that you may offer it for a month, and show the papers.',
    script: ['May I offer this for one month, on these terms? Please sign here.', 'May I see the papers?'],
  },
  media: {
    beliefs: ['F2'],
    like: 'trial',
    passMark: count(20, 50),
    sample: strangers(50),
    success: 'They open the fourth issue without being reminded.',
    script: [
      'I send this once a week, four times. May I send it to you?',
      'After the fourth: whom else should I send it to?',
    ],
    days: 28,
  },
  making: {
    beliefs: ['D4'],
    like: 'choice',
    passMark: count(6, 20),
    sample: strangers(20),
    success: 'They buy yours, at its price.',
    script: ['Which of these two would you buy now, at its price?', 'What made you choose it?'],
  },
  retail: {
    beliefs: ['D4'],
    like: 'presale',
    passMark: count(1, 1),
    sample: always('one carton or batch, sold to strangers'),
    success: 'All of it is sold at your full price within 7 days, and a quarter of the price is left.',
    script: ['It costs this much. Would you take one now?', 'If not: where do you buy it, and why there?'],
    days: 7,
  },
  shop: {
    beliefs: ['D4'],
    like: 'presale',
    passMark: count(5, 20),
    sample: strangers(20),
    success: 'They come back and buy again within the week, at the full price.',
    script: ['It costs this much. Would you like one?', 'When they come back: what brought you here again?'],
    days: 7,
  },
  hardware: {
    beliefs: ['F2'],
    like: 'trial',
    passMark: count(3, 3),
    sample: always('3 who do not know you'),
    success: 'They still use it in the second week.',
    script: ['Use it for two weeks as if it were yours.', 'Afterwards: when did it fail? What did you do then?'],
    days: 42,
  },
  software: {
    beliefs: ['V4'],
    like: 'trial',
    passMark: count(6, 10),
    sample: always('10 who do not know you'),
    success: 'They ask for it again in the second week without being reminded.',
    script: [
      'Send me the work this week, and I do it for you.',
      'In the second week: say nothing, and count who comes.',
    ],
  },
  service: {
    beliefs: ['D4'],
    like: 'presale',
    passMark: count(5, 30),
    sample: strangers(30),
    success: 'They pay your full price for the job.',
    script: ['It costs this much, and I can do it this week. Shall I?', 'Afterwards: when do you need it again?'],
  },
  other: {
    beliefs: ['D1'],
    like: 'interviews',
    passMark: count(7, 10),
    sample: strangers(10),
    success: 'They describe, unprompted, a case of their own from the last three months.',
  },
};
