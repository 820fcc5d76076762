import type { createService } from '#contract/consultation/admin-services.ts';
import type { EndpointInput } from '#contract/endpoint.ts';

type DemoService = Omit<EndpointInput<typeof createService>['body'], 'adviserIds' | 'active' | 'position'> & {
  /** Keys of `demoAdvisers`. */
  advisers: string[];
};

/** Minor units: kobo and cents. */
const price = (naira: number, dollars: number) => ({ NGN: naira * 100, USD: dollars * 100 });
const link = (room: string) => ({ kind: 'link' as const, url: `https://meet.example/${room}` });

/** Services for demonstrations, in the order in which founders see them. */
export const demoServices: DemoService[] = [
  {
    title: 'First conversation',
    description:
      'Twenty minutes to say what you are building and where you are stuck. You leave knowing which of our tools or services fits next, if any.',
    bulletPoints: ['Free, and to no obligation', 'No preparation needed', 'One clear next step'],
    minutes: 20,
    stepMinutes: 20,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 10,
    prices: price(0, 0),
    rules: { minimumNoticeHours: 4, horizonDays: 30, cancelNoticeHours: 2, moveNoticeHours: 2, maxMoves: 3 },
    needsConfirmation: false,
    meeting: link('first-conversation'),
    advisers: ['amara', 'dele', 'marcus'],
  },
  {
    title: 'Idea review session',
    description:
      'We read your idea validation with you, line by line: what you believe, what has been tested, and what would prove you wrong. Bring the report from the validation tool, or just the idea.',
    bulletPoints: [
      'The riskiest assumptions, named',
      'Evidence that would count, and evidence that would not',
      'Your next test, with a pass mark',
    ],
    minutes: 60,
    stepMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    prices: price(30_000, 40),
    rules: { minimumNoticeHours: 12, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 },
    needsConfirmation: false,
    meeting: link('idea-review'),
    advisers: ['amara', 'marcus'],
  },
  {
    title: 'Investment readiness review',
    description:
      'An adviser reads your readiness check and what you attached to it before you meet, then goes through it as an investor would: what is proven, what is only claimed, and what to close first. Because somebody reads first, we confirm the time with you.',
    bulletPoints: [
      'Your report, read before the session',
      'Blockers in the order to close them',
      'What your numbers can and cannot carry',
    ],
    minutes: 90,
    stepMinutes: 30,
    bufferBeforeMinutes: 15,
    bufferAfterMinutes: 15,
    prices: price(60_000, 80),
    rules: { minimumNoticeHours: 48, horizonDays: 60, cancelNoticeHours: 48, moveNoticeHours: 24, maxMoves: 2 },
    needsConfirmation: true,
    meeting: link('readiness-review'),
    advisers: ['dele', 'marcus'],
  },
  {
    title: 'Cap table and SAFE walk-through',
    description:
      'We take your cap table and the SAFE or note on the table, and work out together who would own what after the next round. You see each step of the arithmetic and can repeat it without us.',
    bulletPoints: [
      'Before and after, share by share',
      'What a cap and a discount really cost',
      'Questions to ask back',
    ],
    minutes: 60,
    stepMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    prices: price(45_000, 60),
    rules: { minimumNoticeHours: 24, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 },
    needsConfirmation: false,
    meeting: link('cap-table'),
    advisers: ['dele', 'marcus'],
  },
  {
    title: 'Legal documents walk-through',
    description:
      'A plain-language reading of one document you made here or were sent: what each clause does, what is unusual, and what to ask a lawyer. It is an explanation, not legal advice: a lawyer who may practise where your company is has the last word.',
    bulletPoints: [
      'One document, clause by clause',
      'Terms that deserve a second look',
      'A list of questions for your lawyer',
    ],
    minutes: 60,
    stepMinutes: 30,
    bufferBeforeMinutes: 15,
    bufferAfterMinutes: 15,
    prices: price(45_000, 60),
    rules: { minimumNoticeHours: 24, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 },
    needsConfirmation: false,
    meeting: link('legal-documents'),
    advisers: ['harriet'],
  },
  {
    title: 'Pitch rehearsal',
    description:
      'You pitch as you would in the room, then we go again. You hear where a listener gets lost, which claim needs its number, and which question comes next.',
    bulletPoints: ['Two full run-throughs', 'The hard questions, asked', 'Notes you keep'],
    minutes: 45,
    stepMinutes: 15,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 15,
    prices: price(30_000, 40),
    rules: { minimumNoticeHours: 12, horizonDays: 45, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 },
    needsConfirmation: false,
    meeting: link('pitch-rehearsal'),
    advisers: ['amara', 'marcus', 'harriet'],
  },
];
