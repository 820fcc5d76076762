import type { IntakeQuestion } from './intake-question.ts';

/** Questions that only some kinds of ideas are asked. */
export const KIND_QUESTIONS = {
  businessKind: {
    label: 'Kind of idea',
    question: 'What kind of idea is it?',
    why: 'Some kinds need a question that the others do not. The kind itself counts for nothing.',
    example: 'A marketplace',
  },
  firstPurchase: {
    label: 'What you must buy first',
    question: 'What must you buy or build before the first sale?',
    why: 'Money that is bound in a thing comes back slowly, or not at all.',
    example: 'One solar cold box with its battery and a padlock',
  },
  firstPurchaseCost: {
    label: 'What that costs',
    question: 'What does one of these cost, ready for its first customer?',
    why: 'What one customer brings in has to pay for it.',
    example: '400000',
  },
  assetMonths: {
    label: 'How many months it lasts',
    question: 'How many months does it last before you must replace it?',
    why: 'It must have paid for itself by then.',
    example: '36',
  },
  customersPerAsset: {
    label: 'Customers one serves',
    question: 'How many customers does one of these serve at the same time?',
    why: 'A thing that serves ten pays for itself ten times as fast.',
    example: '4',
  },
  worker: {
    label: 'Who does the work',
    question: 'Who does the work for the first customers?',
    why: 'What only you can do stops growing when your day is full.',
    example: 'I do the first twenty; then two cleaners who are paid by the job',
  },
  hoursPerCustomer: {
    label: 'Hours a month for one customer',
    question: 'How many hours of work does one customer take in a month? Count the way there.',
    why: 'Hours are what you sell. They cost you the pay of the people who work them.',
    example: '6',
  },
  customersPerWorker: {
    label: 'Customers one person can serve',
    question: 'How many customers can one person serve at the same time?',
    why: 'It says how many people you must find before you can grow.',
    example: '20',
  },
  sidesPay: {
    label: 'What each side pays',
    question: 'Who pays you on each side, and what? “Nothing” is an answer.',
    why: 'A side that pays nothing must still gain from coming.',
    example: 'Restaurants pay 8% of each order; farmers pay nothing',
  },
  harderSide: {
    label: 'The harder side',
    question: 'Which side is harder to get?',
    why: 'Without it the other side finds nothing and leaves. Prove this side first.',
    example: 'Farmers who can deliver every week',
  },
  whyNotDirect: {
    label: 'Why they come back to you',
    question: 'What stops the two sides from dealing directly after the first time?',
    why: 'This is how most marketplaces lose their customers.',
    example: 'We hold the money until the goods are weighed, which neither side can do alone',
  },
} as const satisfies Record<string, IntakeQuestion>;

/** Their fields: stored versions of before `validation-rules-4` lack them. */
export const KIND_KEYS = Object.keys(KIND_QUESTIONS) as (keyof typeof KIND_QUESTIONS)[];
