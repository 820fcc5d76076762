import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { type Score, scoreAssumptions } from '#domain/validation/score.ts';

/** The published golden vectors, told as an idea: cold storage by the crate for tomato sellers. */
const assumptions = [
  { id: 'A1', importance: 5 },
  { id: 'A2', importance: 5 },
  { id: 'A3', importance: 4 },
  { id: 'A4', importance: 3 },
  { id: 'A5', importance: 4 },
] as const;

const observedOn = '2026-01-15';
const aYearLater = '2027-01-15';

type Sample = Partial<EvidenceItem> & Pick<EvidenceItem, 'id' | 'assumptionId' | 'level' | 'count'>;
const item = (given: Sample): EvidenceItem => ({
  side: 'for',
  independence: 'stranger',
  proof: 'artefact',
  inSegment: true,
  date: observedOn,
  note: '',
  ...given,
});

const soFar = [
  item({ id: 'lost-stock', assumptionId: 'A1', level: 'L3', count: 6 }),
  item({ id: 'lost-nothing', assumptionId: 'A1', level: 'L3', count: 2, side: 'against' }),
  item({ id: 'friends', assumptionId: 'A2', level: 'L2', count: 20, independence: 'friend', proof: 'asserted' }),
  item({ id: 'trial', assumptionId: 'A4', level: 'L4', count: 1, proof: 'verified' }),
  item({ id: 'reports', assumptionId: 'A5', level: 'L1', count: 2 }),
];

/** What may happen next: what it adds to the ledger, if anything, and the rule that decides its weight. */
export const events = [
  {
    id: 'friends',
    label: '200 more friends say they like it',
    reason: 'Opinions of friends reached their cap with the first twenty.',
    adds: item({ id: 'x1', assumptionId: 'A2', level: 'L2', count: 200, independence: 'friend', proof: 'asserted' }),
  },
  {
    id: 'paid',
    label: '4 strangers pay for a crate',
    reason: 'Money from strangers weighs more than any opinion.',
    adds: item({ id: 'x2', assumptionId: 'A2', level: 'L5', count: 4, proof: 'verified' }),
  },
  {
    id: 'refused',
    label: '3 strangers are asked to pay, and refuse',
    reason: 'A refusal weighs exactly as much as a payment.',
    adds: item({ id: 'x3', assumptionId: 'A2', level: 'L5', count: 3, proof: 'verified', side: 'against' }),
  },
  {
    id: 'year',
    label: 'A year goes by and you learn nothing new',
    reason: 'Evidence loses half its weight in a year.',
  },
] as const;
export type EventId = (typeof events)[number]['id'];

/** The sample's figures after the given events, by the product's own rules. */
export function scoreSample(happened: ReadonlySet<EventId>): Score['displayed'] {
  const chosen = events.filter(({ id }) => happened.has(id));
  const evidence = [...soFar, ...chosen.flatMap((event) => ('adds' in event ? [event.adds] : []))];
  return scoreAssumptions(assumptions, evidence, happened.has('year') ? aYearLater : observedOn).displayed;
}
