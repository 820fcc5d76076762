import { type HistoryStep, naira } from './history-step.ts';

/** An idea that the evidence ended, as it should. */
export const CRATES_HISTORY: HistoryStep[] = [
  {
    daysAgo: 240,
    intake: {
      title: 'Cool Crates Jos (demo)',
      pitch: 'Tomato growers around Jos rent a cooled crate by the day, so that less of the harvest rots on the way.',
      segment: 'Tomato growers with one to five hectares',
      place: 'Vom and Riyom, south of Jos',
      user: 'The grower at the roadside',
      payer: 'The buying agent from Lagos',
      problem: 'A third of each load is soft before it reaches the market and sells for half the price.',
      lastIncident: 'On 12 June Mr Dung lost 40 of 110 baskets when the lorry stood two days at Lokoja.',
      frequency: 'Every week in the season, from March to July',
      workaround: 'They load at night and pay the driver more to hurry',
      price: naira(400),
      priceUnit: 'per crate per day',
      unitCost: naira(310),
      channel: 'The two loading points at Vom junction',
      killCriteria: ['Fewer than 6 of 20 agents pay a deposit for 10 crates by 30 June'],
      regulatedTouchpoints: ['none'],
      cashAvailable: naira(450_000),
      weeksAvailable: 10,
    },
  },
  {
    daysAgo: 235,
    evidence: {
      assumptionId: 'D1',
      level: 'L3',
      count: 7,
      note: 'Seven growers counted their losses for me at the roadside.',
      link: 'https://example.com/crates/losses',
    },
  },
  { daysAgo: 230, publish: true },
  { daysAgo: 220, lock: { assumptionId: 'V1', passMark: { kind: 'count', atLeast: 6, sample: 20 } } },
  {
    daysAgo: 200,
    move: {
      assumptionId: 'V1',
      passMark: { kind: 'count', atLeast: 4, sample: 20 },
      reason: 'Only twelve agents came this week.',
    },
  },
  {
    daysAgo: 190,
    result: { assumptionId: 'V1', successes: 1, trials: 20, note: 'The agents would rather pay the driver.' },
  },
  {
    daysAgo: 189,
    evidence: {
      assumptionId: 'V1',
      level: 'L5',
      side: 'against',
      count: 4,
      note: 'Asked for a deposit, four large agents refused in writing.',
      link: 'https://example.com/crates/refusals',
    },
  },
  { daysAgo: 188, decision: { kind: 'stop', reason: 'One of twenty paid: the line that I drew before I began.' } },
  { daysAgo: 188, publish: true },
];
