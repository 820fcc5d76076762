import { type HistoryStep, naira } from './history-step.ts';

/** A year with an idea that moved: from opinions to payments, with a price that had to change. */
export const LEDGER_HISTORY: HistoryStep[] = [
  {
    daysAgo: 350,
    intake: {
      title: 'Kasuwa Ledger (demo)',
      pitch: 'Fabric traders in Balogun Market send voice notes and get their daily books back on WhatsApp.',
      whyNow: 'Since last year lenders ask them for records, and nearly all of them now own a smartphone.',
      segment: 'Fabric traders with one or two stalls and no bookkeeper',
      place: 'Balogun Market, Lagos Island',
      segmentSize: 8000,
      segmentSizeSource: 'Register of the market association, counted in March',
      user: 'The stall owner',
      payer: 'The same stall owner',
      problem: 'They lose track of who bought on credit and write off part of each month’s sales.',
      lastIncident: 'On 3 May Mrs Adeyẹmí could not find a ₦45,000 credit sale and never got the money.',
      frequency: 'Two or three times a week',
      workaround: 'They write credit sales in a school exercise book',
      workaroundCost: 'About ₦20,000 of lost credit and four hours a month',
      alternatives: [
        { name: 'A bookkeeping app', link: 'https://example.com/books' },
        { name: 'A nephew who studies accounting' },
      ],
      edge: 'They only talk: nothing to type and no new app to learn',
      price: naira(5000),
      priceUnit: 'per stall per month',
      unitCost: naira(900),
      channel: 'Walking the market rows with the association’s secretary',
      unitsPerYear: 12,
      churnPercent: '5',
      acquisitionCost: naira(3000),
      regulatedTouchpoints: ['Personal data of their customers'],
      cashAvailable: naira(300_000),
      weeksAvailable: 8,
      killCriteria: ['Fewer than 5 of 30 traders pay a deposit by the end of week 6'],
      accounts: 150_000,
      accountsSource: 'State trade survey, table 4',
      serviceablePercent: '40',
      obtainablePercent: '2.5',
    },
  },
  {
    daysAgo: 345,
    evidence: {
      assumptionId: 'D1',
      level: 'L2',
      independence: 'friend',
      proof: 'asserted',
      count: 9,
      note: 'Friends and cousins: all of them love it.',
    },
  },
  { daysAgo: 340, publish: true },
  {
    daysAgo: 320,
    evidence: {
      assumptionId: 'D1',
      level: 'L3',
      count: 6,
      note: 'Six strangers in the fabric rows told me of a credit sale they lost.',
    },
  },
  {
    daysAgo: 318,
    evidence: {
      assumptionId: 'D1',
      level: 'L3',
      side: 'against',
      count: 2,
      note: 'Two keep perfect books and lose nothing.',
    },
  },
  {
    daysAgo: 310,
    evidence: {
      assumptionId: 'D3',
      level: 'L3',
      count: 5,
      note: 'Five paid somebody or bought a book to keep track, and stopped.',
    },
  },
  {
    daysAgo: 300,
    evidence: {
      assumptionId: 'R1',
      level: 'L4',
      proof: 'verified',
      count: 3,
      note: 'The secretary walked three rows with me and introduced me at each stall.',
    },
  },
  { daysAgo: 295, publish: true },
  { daysAgo: 280, lock: { assumptionId: 'V1', passMark: { kind: 'count', atLeast: 8, sample: 20 } } },
  {
    daysAgo: 260,
    result: {
      assumptionId: 'V1',
      successes: 3,
      trials: 20,
      note: '₦5,000 is too much at once. Most offered half of it.',
    },
  },
  {
    daysAgo: 258,
    evidence: {
      assumptionId: 'V1',
      level: 'L5',
      side: 'against',
      proof: 'verified',
      count: 4,
      note: 'Asked to pay ₦5,000: four refused at once.',
    },
  },
  {
    daysAgo: 255,
    decision: {
      kind: 'pivot',
      reason: 'Same service at ₦2,500 a month: three of twenty paid the old price, most offered half.',
    },
  },
  { daysAgo: 250, intake: { price: naira(2500) } },
  { daysAgo: 248, publish: true },
  { daysAgo: 230, lock: { assumptionId: 'V1', passMark: { kind: 'count', atLeast: 8, sample: 20 } } },
  {
    daysAgo: 205,
    result: { assumptionId: 'V1', successes: 11, trials: 20, note: 'Eleven paid ₦2,500 before we did any work.' },
  },
  {
    daysAgo: 204,
    evidence: {
      assumptionId: 'V1',
      level: 'L5',
      proof: 'verified',
      count: 6,
      note: 'Paid by transfer, receipts on file.',
    },
  },
  {
    daysAgo: 190,
    evidence: {
      assumptionId: 'F1',
      level: 'L4',
      proof: 'verified',
      count: 4,
      note: 'Books done by hand for four stalls, every evening for a week.',
    },
  },
  {
    daysAgo: 188,
    evidence: { assumptionId: 'F2', level: 'L3', count: 6, note: 'They sent voice notes without being reminded.' },
  },
  {
    daysAgo: 170,
    importance: { assumptionId: 'P2', importance: 5, reason: 'A lender asked how we keep their customers’ names.' },
  },
  {
    daysAgo: 150,
    evidence: {
      assumptionId: 'P2',
      level: 'L1',
      independence: 'stranger',
      count: 1,
      note: 'Read the data protection act: consent of the debtor is needed.',
      link: 'https://example.com/act',
    },
  },
  {
    daysAgo: 120,
    evidence: {
      assumptionId: 'D4',
      level: 'L4',
      proof: 'verified',
      count: 3,
      note: 'Three put the app aside in front of me and sent a voice note.',
    },
  },
  { daysAgo: 100, lock: { assumptionId: 'V4', passMark: { kind: 'share', barPercent: '60', sample: 12 } } },
  {
    daysAgo: 70,
    result: { assumptionId: 'V4', successes: 9, trials: 11, note: 'Nine of the eleven paid for a second month.' },
  },
  {
    daysAgo: 69,
    evidence: { assumptionId: 'V4', level: 'L6', proof: 'verified', count: 2, note: 'Second month paid by transfer.' },
  },
  {
    daysAgo: 60,
    evidence: {
      assumptionId: 'D1',
      level: 'L3',
      count: 8,
      proof: 'verified',
      note: 'Eight more, recorded with their consent.',
    },
  },
  {
    daysAgo: 45,
    evidence: {
      assumptionId: 'P2',
      level: 'L4',
      proof: 'verified',
      count: 2,
      note: 'Two stalls signed the consent form with their customers.',
    },
  },
  { daysAgo: 40, publish: true },
  {
    daysAgo: 20,
    decision: { kind: 'persevere', reason: 'Nine of eleven renewed. Next: can one clerk serve fifty stalls?' },
  },
  {
    daysAgo: 6,
    evidence: {
      assumptionId: 'F3',
      level: 'L3',
      count: 1,
      proof: 'asserted',
      note: 'One clerk kept up with eighteen stalls for two weeks.',
    },
  },
];
