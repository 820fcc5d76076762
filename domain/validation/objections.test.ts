import { expect, it } from 'vitest';
import { assembleAssumptions } from './assumptions.ts';
import { contradicted, oneBelief, onlyTalk, peopleYouKnow, refusals, stale, yourWord } from './evidence-objections.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, TODAY } from './fixtures/ledger.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import type { CaseFacts, ObjectionRule } from './objection.ts';
import { economics, permission, rivals } from './plan-objections.ts';
import type { AssumptionScore } from './score.ts';
import type { SupportRange } from './verdict.ts';

const none: CaseFacts = {
  asOf: TODAY,
  intake: completeIntake(BOOKKEEPING),
  assumptions: assembleAssumptions(BOOKKEEPING),
  scores: [],
  evidence: [],
  entries: [],
  testCards: [],
  support: 0,
  range: null,
};
const scored = (id: string, importance: AssumptionScore['importance'], b: number, d = 0): Partial<CaseFacts> => ({
  scores: [{ id, importance, r: 0, s: 0, b, d, u: 1 - b - d, risk: 1, bestLevel: 'L3', items: 1 }],
});
const asked = (change: IntakeDraft): Partial<CaseFacts> => ({ intake: completeIntake({ ...BOOKKEEPING, ...change }) });
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const seen = (...given: Partial<Parameters<typeof observed>[1]>[]): Partial<CaseFacts> => ({
  evidence: given.map((one, index) => observed(`e${index}`, { assumptionId: 'D1', ...one })),
});
const friends = { independence: 'friend' } as const;
const word = { proof: 'asserted' } as const;
const old = { date: '2025-03-15' };
const without = (each: SupportRange['each'], support: number): Partial<CaseFacts> => ({
  support,
  range: { min: Math.min(...each.map((one) => one.support)), max: 99, each },
});
const fall = [
  { assumptionId: 'D1', support: 40 },
  { assumptionId: 'V1', support: 35 },
];

it.each<[string, string, ObjectionRule, Partial<CaseFacts>, Partial<CaseFacts>]>([
  ['more against than for it', 'C1.contradicted', contradicted, scored('V1', 4, 0.29, 0.3), scored('V1', 4, 0.3, 0.3)],
  ['a quarter against it', 'C1.contradicted', contradicted, scored('V1', 4, 0, 0.25), scored('V1', 4, 0, 0.24)],
  [
    'a contradicted belief of importance 4',
    'C1.contradicted',
    contradicted,
    scored('V1', 4, 0, 0.5),
    scored('V1', 3, 0, 0.5),
  ],
  ['a permission with b below .3', 'C9.permission', permission, scored('P1', 4, 0.29), scored('P1', 4, 0.3)],
  ['a permission of importance 4', 'C9.permission', permission, scored('P1', 4, 0), scored('P1', 3, 0)],
  ['rivals with b below .3', 'C10.rivals', rivals, scored('D4', 4, 0.29), scored('D4', 4, 0.3)],
  [
    'a sale that brings in nothing',
    'C8.loses-money',
    economics,
    asked({ unitCost: naira(250_000) }),
    asked({ unitCost: naira(1) }),
  ],
  [
    'a return below 3 times',
    'C8.weak-return',
    economics,
    asked({ unitCost: naira(10_000), unitsPerYear: 12, churnPercent: '100', acquisitionCost: naira(81_000) }),
    asked({ unitCost: naira(10_000), unitsPerYear: 12, churnPercent: '100', acquisitionCost: naira(80_000) }),
  ],
  [
    'half of it from people one knows',
    'C5.people-you-know',
    peopleYouKnow,
    seen({ ...friends, count: 4 }, {}),
    seen({ ...friends, count: 3 }, {}),
  ],
  [
    'nothing but talk',
    'C6.only-talk',
    onlyTalk,
    seen({ level: 'L2' }, { level: 'L1' }),
    seen({ level: 'L2' }, { level: 'L3' }),
  ],
  ['more than half by one’s word', 'C7.your-word', yourWord, seen(word, word, {}), seen(word, {})],
  ['more than half that is a year old', 'C13.stale', stale, seen(old, old, {}), seen(old, {})],
  ['an entry of exactly a year', 'C13.stale', stale, seen(old), seen({ date: '2025-03-16' })],
  ['a fall of 5 without one belief', 'C12.one-belief', oneBelief, without(fall, 40), without(fall, 39.9)],
  [
    'a refusal to pay or to come back',
    'C15.refused',
    refusals,
    seen({ level: 'L5', side: 'against' }),
    seen({ level: 'L4', side: 'against' }, { level: 'L6' }),
  ],
])('objects to %s, and to no less', (_line, code, rule, facts, less) => {
  expect(rule({ ...none, ...facts }).map((found) => found.rule)).toEqual([code]);
  expect(rule({ ...none, ...less })).toEqual([]);
});

it('says in figures what it objects to', () => {
  const said = (rule: ObjectionRule, facts: Partial<CaseFacts>) => rule({ ...none, ...facts })[0]?.text;
  const no = { level: 'L5', side: 'against' } as const;
  expect(said(contradicted, scored('V1', 4, 0.1, 0.3))).toMatch(
    /^More speaks against this than for it \(30% to 10%\): /,
  );
  expect(said(refusals, seen(no))).toBe('When it came to paying or coming back, the answer was no once.');
  expect(said(refusals, seen(no, { ...no, count: 2 }))).toContain('the answer was no 3 times.');
  expect(said(yourWord, seen(word, word, {}))).toBe('2 of the 3 entries in favour rest on your word alone.');
  expect(said(stale, seen(old, old, {}))).toMatch(/^2 of the 3 entries are a year old or more\./);
  expect(said(oneBelief, without(fall, 40))).toBe(
    'Much rests on one belief, “The stall owner would pay ₦2,500 per stall per month”: without it, Support falls from 40.0 to 35.0.',
  );
});
