import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from './evidence.ts';
import { scoreAssumptions } from './score.ts';

const AS_OF = '2026-03-15';

type Golden = Partial<EvidenceItem> & Pick<EvidenceItem, 'assumptionId' | 'level' | 'count'>;
const item = (id: string, given: Golden): EvidenceItem => ({
  id,
  side: 'for',
  independence: 'stranger',
  proof: 'artefact',
  inSegment: true,
  date: AS_OF,
  note: '',
  ...given,
});

const ASSUMPTIONS = [
  { id: 'A1', importance: 5 },
  { id: 'A2', importance: 5 },
  { id: 'A3', importance: 4 },
  { id: 'A4', importance: 3 },
  { id: 'A5', importance: 4 },
] as const;

const BASE = [
  item('1', { assumptionId: 'A1', level: 'L3', count: 6 }),
  item('2', { assumptionId: 'A1', level: 'L3', count: 2, side: 'against' }),
  item('3', { assumptionId: 'A2', level: 'L2', count: 20, independence: 'friend', proof: 'asserted' }),
  item('4', { assumptionId: 'A4', level: 'L4', count: 1, proof: 'verified' }),
  item('5', { assumptionId: 'A5', level: 'L1', count: 2 }),
];
const FRIENDS = item('6', { assumptionId: 'A2', level: 'L2', count: 200, independence: 'friend', proof: 'asserted' });
const PAID = item('7', { assumptionId: 'A2', level: 'L5', count: 4, proof: 'verified' });
const REFUSED = item('8', { assumptionId: 'A2', level: 'L5', count: 3, proof: 'verified', side: 'against' });

describe('the published golden vectors', () => {
  const scoreOf = (evidence: EvidenceItem[]) => scoreAssumptions(ASSUMPTIONS, evidence, AS_OF);
  const riskOf = (evidence: EvidenceItem[], id: string) =>
    scoreOf(evidence).assumptions.find((assumption) => assumption.id === id)?.risk;

  it('base', () => {
    const score = scoreOf(BASE);
    expect(score.displayed).toEqual({ support: 20.6, against: 3.5, unknown: 75.9 });
    expect(score.assumptions.map((assumption) => assumption.risk.toFixed(3))).toEqual([
      '0.574',
      '0.889',
      '0.800',
      '0.424',
      '0.649',
    ]);
  });

  it('200 more friends change nothing', () => {
    expect(scoreOf([...BASE, FRIENDS]).displayed).toEqual({ support: 20.6, against: 3.5, unknown: 75.9 });
  });

  it('four strangers who paid', () => {
    expect(scoreOf([...BASE, PAID]).displayed).toEqual({ support: 34.1, against: 3.5, unknown: 62.3 });
    expect(riskOf([...BASE, PAID], 'A2')).toBeCloseTo(0.32, 3);
  });

  it('three strangers who refused to pay', () => {
    expect(scoreOf([...BASE, REFUSED]).displayed).toEqual({ support: 18.9, against: 18.8, unknown: 62.3 });
    expect(riskOf([...BASE, REFUSED], 'A2')).toBeCloseTo(0.96, 3);
  });
});
