import { describe, expect, it } from 'vitest';
import { observed, TODAY } from './fixtures/ledger.ts';
import { type AssumptionScore, type Importance, scoreAssumptions } from './score.ts';
import { decideVerdict, NOT_TESTABLE_VERDICT, supportRange, VERDICTS } from './verdict.ts';

type Given = Partial<AssumptionScore> & { importance: Importance };
const scores = (...given: Given[]): AssumptionScore[] =>
  given.map((one, index) => ({
    id: `A${index + 1}`,
    r: 0,
    s: 0,
    b: 0,
    d: 0,
    u: 1,
    risk: 1,
    bestLevel: null,
    items: 0,
    ...one,
  }));
const idOf = (...given: Given[]) => decideVerdict(scores(...given)).id;
const told = (importance: Importance, b: number, d = 0): Given => ({ importance, b, d, bestLevel: 'L3' });

describe('decideVerdict', () => {
  it('has the published labels, rules and conditions, in the order in which they are tried', () => {
    expect(Object.values(VERDICTS).map(({ label, rule, when }) => `${rule} ${label}: ${when}`)).toEqual([
      'W1 Not testable yet: a mandatory answer cannot be tested',
      'W2 Contradicted: an assumption of importance 5 has d ≥ 0.5, of all that was seen, of L3 and above, or of L4 and above',
      'W3 Untested: fewer than 40% of the assumptions of importance 4 or 5 have evidence of level L3 or better',
      'W4 Supported for the next step: every assumption of importance 5 has b ≥ 0.5, also by what others confirmed, one for each network, and by passed tests with a file alone, and no failed test; every one of importance 4 has b ≥ 0.3, both also without your word and links alone; none of them has more against than for; and of one of these somebody else confirmed it, or a test passed with a file that shows its result',
      'W5 Mixed: none of the others holds',
    ]);
    expect(NOT_TESTABLE_VERDICT).toEqual({
      id: 'not_testable',
      ...VERDICTS.not_testable,
      reason: 'Some answers cannot be tested yet, so there is no score.',
      assumptionIds: [],
    });
  });

  it('counts in its reason what was tested and what is short', () => {
    const reasonOf = (...given: Given[]) => decideVerdict(scores(...given)).reason;
    const counted = '2 of 3 make-or-break beliefs have evidence of what people did.';
    const two = [told(5, 0.5), told(4, 0.3)];
    expect(reasonOf(...two, { importance: 4, b: 0.3 })).toBe(`${counted} All of them reach the published line.`);
    expect(reasonOf(...two, { importance: 4 })).toBe(`${counted} 1 of them is still below the published line.`);
    expect(reasonOf(told(4, 1), { importance: 5 }, { importance: 5 })).toBe(
      '1 of 3 make-or-break beliefs has evidence of what people did.',
    );
  });

  it('contradicted comes first, at exactly d = .5 on importance 5', () => {
    expect(idOf(told(5, 0.4, 0.5), { importance: 4 })).toBe('contradicted');
    expect(idOf(told(5, 0.4, 0.49), told(4, 0.3))).toBe('mixed');
    expect(idOf(told(4, 0.1, 0.9), told(5, 0.5))).toBe('mixed');
  });

  it('is mixed at best where something vital is blocked, and says by what', () => {
    const [block, word, nobody] = [
      { assumptionId: 'A1', code: 'failed_test', text: 'Its test failed.' },
      { assumptionId: 'A1', code: 'own_word', text: 'Your word alone.' },
      { assumptionId: 'A1', code: 'nobody_else', text: 'Nobody but you.' },
    ] as const;
    const reached = scores(told(5, 0.5), told(4, 0.3));
    expect(decideVerdict(reached, [block])).toMatchObject({
      id: 'mixed',
      assumptionIds: ['A1'],
      blocks: [block],
      reason: expect.stringMatching(/reach the published line, but a test of something .* cannot do without failed\.$/),
    });
    expect(decideVerdict(reached, [word]).reason).toMatch(/cannot do without rests on your word alone\.$/);
    expect(decideVerdict(reached, [nobody]).reason).toMatch(/, but nobody other than you has confirmed any of it\.$/);
    expect(decideVerdict(scores(told(5, 0.4), told(4, 0.3)), [block])).not.toHaveProperty('blocks');
  });

  it('says in a sentence of its own why it is contradicted', () => {
    const { reason, assumptionIds } = decideVerdict(scores(told(5, 0.4, 0.5), told(4, 0.9)));
    expect(reason).toBe('The evidence speaks against something the idea cannot do without.');
    expect(assumptionIds).toHaveLength(1);
  });

  it('untested under 40% of the important ones, however good the rest looks', () => {
    const two = [told(5, 0.9), told(4, 0.9)];
    expect(idOf(...two, { importance: 4 }, { importance: 4 }, { importance: 4 })).toBe('mixed');
    expect(idOf(...two, { importance: 4 }, { importance: 4 }, { importance: 4 }, { importance: 4 })).toBe('untested');
    expect(idOf({ importance: 5, b: 0.9, bestLevel: 'L2' })).toBe('untested');
    expect(idOf(told(3, 0.9))).toBe('untested');
  });

  it('supported at exactly b = .5 and .3; importance 3 and below does not count', () => {
    expect(idOf(told(5, 0.5), told(4, 0.3), { importance: 3 })).toBe('supported');
    expect(idOf(told(5, 0.4999999), told(4, 0.3))).toBe('mixed');
    expect(idOf(told(5, 0.5), told(4, 0.2999999))).toBe('mixed');
  });

  it('is not turned by floating-point dust', () => {
    expect(idOf(told(5, 0.49999999999999994), told(4, 0.29999999999999993))).toBe('supported');
  });

  it('names the assumptions it rests on', () => {
    expect(decideVerdict(scores(told(5, 0, 0.6), told(4, 0.3))).assumptionIds).toEqual(['A1']);
    expect(decideVerdict(scores(told(5, 0.6), told(4, 0.1))).assumptionIds).toEqual(['A2']);
    expect(decideVerdict(scores({ importance: 5 })).assumptionIds).toEqual(['A1']);
  });

  it('reads the golden base as untested and the refused payments as contradicted', () => {
    const five = (['A1', 'A2', 'A3', 'A4', 'A5'] as const).map((id, index) => ({
      id,
      importance: ([5, 5, 4, 3, 4] as const)[index] ?? (1 as const),
    }));
    const refused = observed('1', { assumptionId: 'A2', level: 'L5', proof: 'verified', count: 3, side: 'against' });
    expect(decideVerdict(scoreAssumptions(five, [], TODAY).assumptions).id).toBe('untested');
    expect(decideVerdict(scoreAssumptions(five, [refused], TODAY).assumptions).id).toBe('contradicted');
  });
});

describe('supportRange', () => {
  it('gives Support with each assumption left out in turn', () => {
    const range = supportRange(scores(told(5, 0.5), told(5, 0.25), told(2, 0)));
    expect(range).toEqual({
      min: 17.9,
      max: 37.5,
      each: [
        { assumptionId: 'A1', support: 17.9 },
        { assumptionId: 'A2', support: 35.7 },
        { assumptionId: 'A3', support: 37.5 },
      ],
    });
  });

  it('is nothing for a single assumption', () => {
    expect(supportRange(scores(told(5, 0.5)))).toBeNull();
  });
});
