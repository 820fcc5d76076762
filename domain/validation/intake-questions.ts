import type { IntakeKey } from './intake.ts';
import type { IntakeQuestion } from './intake-question.ts';
import { KIND_QUESTIONS } from './kind-questions.ts';

/** `figure` names what the source is of: several of these questions stand on one screen. */
const source = (label: string, figure: string, example: string): IntakeQuestion => ({
  label,
  question: `Where does ${figure} come from?`,
  why: 'A reader can check a source. Leave it empty and the report says “founder’s estimate”.',
  example,
});

export const INTAKE_QUESTIONS: Readonly<Record<IntakeKey, IntakeQuestion>> = {
  title: {
    label: 'Title',
    question: 'What do you call it?',
    why: 'The report and your list of documents carry this name.',
    example: 'Kasuwa Ledger',
  },
  pitch: {
    label: 'One-line pitch',
    question: 'What does it do, and for whom, in one sentence?',
    why: 'If a stranger cannot repeat it, you cannot test whether they want it.',
    example: 'Traders in Balogun Market send us voice notes and get their daily books back on WhatsApp.',
  },
  whyNow: {
    label: 'Why now',
    question: 'What has changed that makes this possible or needed now?',
    why: 'If nothing has changed, ask why nobody has done it before.',
    example: 'Since last year most of them own a smartphone and must show records to get a loan.',
  },
  segment: {
    label: 'Customer group',
    question: 'Which group has the problem?',
    why: '“Everyone” cannot be found, asked or counted. A narrow group can.',
    example: 'Fabric traders with one or two stalls and no bookkeeper',
  },
  place: {
    label: 'Place',
    question: 'Where would you meet the first ten of them?',
    why: 'Evidence counts most when it comes from the place where you will sell.',
    example: 'Balogun Market, Lagos Island',
  },
  segmentSize: {
    label: 'How many there are',
    question: 'About how many of them are there in that place?',
    why: 'A good product for forty people is a small business. It is better to know.',
    example: '8000',
  },
  segmentSizeSource: source(
    'Source of that number',
    'the number of these customers',
    'Register of the market association, counted in March',
  ),
  user: {
    label: 'Who uses it',
    question: 'Who would use it with their own hands?',
    why: 'The user must want it. Name a role, not “people”.',
    example: 'The stall owner',
  },
  payer: {
    label: 'Who pays',
    question: 'Who would pay for it? Write “same” if it is the user.',
    why: 'The one who pays must agree too. Often it is somebody else.',
    example: 'The stall owner',
  },
  problem: {
    label: 'Problem',
    question: 'What goes wrong for them, and what does it cost them?',
    why: 'Everything else depends on this being true. Describe the trouble, not your product.',
    example: 'They lose track of who bought on credit and write off part of each month’s sales.',
  },
  lastIncident: {
    label: 'The last time it happened',
    question: 'When did it last happen to someone you know of? Who, when, and what did it cost?',
    why: 'One real event says more than a hundred opinions about what might happen.',
    example: 'On 3 May Mrs Adeyemi could not find a ₦45,000 credit sale and never got the money.',
  },
  frequency: {
    label: 'How often',
    question: 'How often does it happen to one of them?',
    why: 'A rare problem is seldom worth paying for.',
    example: 'Two or three times a week',
  },
  workaround: {
    label: 'What they do today',
    question: 'What do they do about it today? “Nothing” is an answer.',
    why: 'This is your real competitor. If they do nothing, the problem may not hurt enough.',
    example: 'They write credit sales in a school exercise book',
  },
  workaroundCost: {
    label: 'What that costs them today',
    question: 'What does that cost them, in money or time?',
    why: 'What they lose today sets the ceiling on what they would pay you.',
    example: 'About ₦20,000 of lost credit and four hours a month',
  },
  alternatives: {
    label: 'Alternatives',
    question: 'What else could they buy or use instead? Add a link where you have one.',
    why: 'Customers compare. So will anyone who reads your report.',
    example: 'A bookkeeping app they already know',
  },
  edge: {
    label: 'Your edge',
    question: 'Why would they choose yours over those?',
    why: 'It must be a reason the customer would give, not one you would.',
    example: 'They only talk; nothing to type and no new app to learn',
  },
  price: {
    label: 'Price',
    question: 'What would they pay?',
    why: 'A price can be tested. “Affordable” cannot.',
    example: '2500',
  },
  priceUnit: {
    label: 'What the price is for',
    question: 'For what: per month, per delivery, per patient?',
    why: 'The same price can be cheap per year and impossible per day.',
    example: 'per stall per month',
  },
  unitCost: {
    label: 'Cost per unit',
    question: 'What does one unit, such as one month or one delivery, cost you to deliver?',
    why: 'If each sale loses money, more sales make it worse. Count fees, delivery and support.',
    example: '900',
  },
  channel: {
    label: 'How they hear of it and buy',
    question: 'How will the first customers hear of it and buy?',
    why: 'Many good products fail because nobody reaches the buyer. Name one way you can try next week.',
    example: 'Walking the market rows with the association’s secretary',
  },
  unitsPerYear: {
    label: 'Units a year',
    question: 'How many units does one customer buy in a year? A monthly fee is 12.',
    why: 'It turns a price into what a customer is worth.',
    example: '12',
  },
  churnPercent: {
    label: 'Customers lost each month (%)',
    question: 'Out of 100 paying customers, how many stop in a month?',
    why: 'What a customer is worth depends on how long they stay. Leave it empty if you do not know.',
    example: '5',
  },
  acquisitionCost: {
    label: 'Cost to win one customer',
    question: 'What do you spend to win one paying customer, your own hours included?',
    why: 'It must come back out of what they pay you.',
    example: '3000',
  },
  regulatedTouchpoints: {
    label: 'What may need a permit',
    question: 'Does it touch money, health, food, children, personal data or anything else that needs a licence?',
    why: 'A permission you do not hold can stop everything. Write “none” if you have checked.',
    example: 'Holding customers’ money',
  },
  cashAvailable: {
    label: 'Cash you have',
    question: 'How much cash can you spend on finding out?',
    why: 'Tests are sized to what you have.',
    example: '300000',
  },
  weeksAvailable: {
    label: 'Weeks you have',
    question: 'How many weeks can you give it before you must decide?',
    why: 'A test that ends after your money does is no test.',
    example: '8',
  },
  killCriteria: {
    label: 'Result that would stop you',
    question: 'What result would make you stop? Give a number and a date.',
    why: 'Decide now, while you are calm. Later you will want to move the line.',
    example: 'Fewer than 5 of 30 traders pay a deposit by the end of week 6',
  },
  accounts: {
    label: 'Customers in the whole market',
    question: 'How many customers could buy this anywhere you could ever sell?',
    why: 'A market is counted from the bottom up: how many customers, times what one of them pays.',
    example: '150000',
  },
  accountsSource: source(
    'Source of the whole market',
    'the number of customers',
    'Bureau of statistics: name the year and the table',
  ),
  annualValue: {
    label: 'What one is worth a year',
    question: 'What would one of them pay you in a year?',
    why: 'Customers times what one pays a year is the whole market. Investors call it TAM.',
    example: '30000',
  },
  annualValueSource: source(
    'Source of the yearly value',
    'the yearly value',
    'Receipts of six stalls, March to May 2026',
  ),
  serviceablePercent: {
    label: 'Share you can serve (%)',
    question: 'Which share of them could you serve with this product and licence?',
    why: 'The whole market times this share is the market you can serve. Investors call it SAM.',
    example: '40',
  },
  serviceableSource: source(
    'Source of the share you can serve',
    'the share you can serve',
    'Share with a smartphone: name the survey and its year',
  ),
  obtainablePercent: {
    label: 'Share you can win in 3 years (%)',
    question: 'Which share of those could you win in three years?',
    why: 'The market you can serve times this share is what you can win (SOM). Check it against whom you can reach.',
    example: '2',
  },
  obtainableSource: source(
    'Source of the share you can win',
    'the share you can win',
    'Two agents, 30 visits a week each',
  ),
  ...KIND_QUESTIONS,
};
