import { describe, expect, it } from 'vitest';
import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { placedCriteria } from './criteria.ts';
import { FACT_RULES, type FactRuleId } from './fact-rules.ts';
import { NO_FACTS, withheldNote } from './facts.ts';
import { yes } from './fixtures/answers.ts';
import { FACTS, IDEA } from './fixtures/facts.ts';
import { resolveAnswer, resolveAnswers } from './resolve.ts';

const rules = Object.keys(FACT_RULES) as FactRuleId[];
const nothing = { ...NO_FACTS, finance: { monthsRecorded: 0, runwayMonths: null, cashPositive: false } };
const gradeOf = (id: FactRuleId, facts = FACTS) => FACT_RULES[id].answer(facts)?.grade ?? null;

describe('facts', () => {
  it('answer nothing where there are none', () => {
    expect(rules.filter((id) => FACT_RULES[id].answer(nothing) !== null)).toEqual([]);
  });

  it('take nothing from an idea whose validation may not count, and say why', () => {
    const ofIdea = rules.filter((id) => gradeOf(id, { ...FACTS, ideas: [] }) === null && gradeOf(id) !== null);
    expect(ofIdea.length).toBeGreaterThan(10);
    for (const withheld of ['contradicted', 'unlawful', 'permission'] as const) {
      const facts = { ...FACTS, ideas: [{ ...IDEA, withheld }] };
      expect(ofIdea.filter((id) => gradeOf(id, facts) !== null)).toEqual([]);
      expect(withheldNote(facts)).toMatch(
        /^Nothing is taken from the validation of “Bookkeeping by voice”: [a-z].+\.$/,
      );
    }
    expect(withheldNote(FACTS)).toBeNull();
  });

  it('answer with a grade and a reference to what says so', () => {
    const answered = rules.filter((id) => FACT_RULES[id].answer(FACTS) !== null);
    expect(answered.map((id) => `${id} ${gradeOf(id)}`)).toEqual([
      'email_verified verified',
      'phone_given claimed',
      'idea_testable claimed',
      'idea_not_contradicted claimed',
      'canvas_complete claimed',
      'competitors_linked_3 documented',
      'market_sized claimed',
      'unit_economics_present claimed',
      'contribution_positive claimed',
      'test_locked documented',
      'test_read documented',
      'channel_tested claimed',
      'interviews_1 verified',
      'interviews_5 documented',
      'interviews_10 claimed',
      'commitments_3 documented',
      'payments_1 verified',
      'ledger_1 claimed',
      'ledger_3 claimed',
      'runway_known claimed',
      'runway_6 claimed',
      'founders_agreement_final documented',
      'founders_vesting documented',
      'founders_ip documented',
      'earlier_check documented',
    ]);
    for (const id of answered)
      for (const { id: target, label } of FACT_RULES[id].answer(FACTS)?.references ?? []) {
        expect(target).not.toBe('');
        expect(label).not.toBe('');
      }
    expect(FACT_RULES.interviews_10.answer(FACTS)?.references).toEqual([
      { kind: 'evidence', id: 'idea-1', label: '12 interviews with strangers: Bookkeeping by voice' },
    ]);
  });

  const counting = rules.flatMap((id) => {
    const needed =
      { test_locked: 1, test_read: 1, channel_tested: 1 }[id as string] ?? Number(/_(\d+)$/.exec(id)?.[1] ?? 0);
    return needed > 0 ? [[id, needed] as const] : [];
  });
  it.each(counting)('%s holds from %i on, and not before', (id, needed) => {
    const each = (count: number) => ({ claimed: count, documented: 0, verified: 0 });
    const ideaWith = (count: number) => ({
      ...IDEA,
      strangerInterviews: each(count),
      commitments: each(count),
      payments: each(count),
      renewals: each(count),
      lockedTests: count,
      testsWithResult: count,
      testsOnFile: count,
      channelTests: each(count),
      competitorsWithLink: count,
    });
    const factsWith = (count: number) => ({
      ...FACTS,
      ideas: [ideaWith(count)],
      finance: { monthsRecorded: count, runwayMonths: count, cashPositive: false },
    });
    expect(gradeOf(id, factsWith(needed))).not.toBeNull();
    expect(gradeOf(id, factsWith(needed - 1))).toBeNull();
  });

  it('take the result of a test as claimed where no file shows it, and any other test as none of a channel', () => {
    const grades = (change: Partial<typeof IDEA>) =>
      (['test_read', 'channel_tested'] as const).map((id) =>
        gradeOf(id, { ...FACTS, ideas: [{ ...IDEA, ...change }] }),
      );
    const none = { claimed: 0, documented: 0, verified: 0 };
    expect(grades({ testsOnFile: 0, channelTests: none })).toEqual(['claimed', null]);
    expect(grades({ channelTests: { ...none, claimed: 2, documented: 1 } })).toEqual(['documented', 'documented']);
    const { testsOnFile: _file, channelTests: _channel, ...kept } = IDEA;
    const facts = { ...FACTS, ideas: [kept] };
    expect([gradeOf('test_read', facts), gradeOf('channel_tested', facts)]).toEqual(['claimed', null]);
  });

  it('do not add up the evidence of two ideas', () => {
    const half = { ...IDEA, strangerInterviews: { claimed: 6, documented: 6, verified: 0 } };
    expect(gradeOf('interviews_10', { ...FACTS, ideas: [half, { ...half, id: 'idea-2' }] })).toBeNull();
  });

  it('take a signed agreement as verified, before one that is only final', () => {
    const [agreement] = FACTS.agreements;
    if (!agreement) throw new Error('no agreement');
    const facts = { ...FACTS, agreements: [agreement, { ...agreement, id: 'doc-9', status: 'signed' as const }] };
    expect(FACT_RULES.founders_agreement_signed.answer(FACTS)).toBeNull();
    expect(FACT_RULES.founders_vesting.answer(facts)).toMatchObject({
      grade: 'verified',
      references: [{ id: 'doc-9' }],
    });
  });

  it('take the terms of a round as settled, and an option grant as none', () => {
    const [agreement] = FACTS.agreements;
    if (!agreement) throw new Error('no agreement');
    const ofForm = (equityForm: string | null) => ({
      ...FACTS,
      agreements: [{ ...agreement, kind: 'equity_terms' as const, terms: null, equityForm }],
    });
    expect(['round', 'option_grant', null].map((form) => gradeOf('equity_terms_final', ofForm(form)))).toEqual([
      'documented',
      null,
      null,
    ]);
  });

  it('say how many in words that fit the number', () => {
    expect(FACT_RULES.interviews_1.label).toBe('1 interview with a stranger in the evidence ledger of the idea');
    expect(FACT_RULES.interviews_5.label).toBe('5 interviews with strangers in the evidence ledger of the idea');
    const seven = { ...IDEA, strangerInterviews: { claimed: 7, documented: 7, verified: 7 } };
    const one = { ...IDEA, payments: { claimed: 1, documented: 1, verified: 1 } };
    const months = (monthsRecorded: number) => ({ ...FACTS, finance: { ...FACTS.finance, monthsRecorded } });
    const labelOf = (id: FactRuleId, facts: typeof FACTS) => FACT_RULES[id].answer(facts)?.references[0]?.label;
    expect(labelOf('interviews_1', { ...FACTS, ideas: [seven] })).toMatch(/^7 interviews with strangers: /);
    expect(labelOf('payments_1', { ...FACTS, ideas: [one] })).toMatch(/^1 payment by a stranger: /);
    expect(labelOf('ledger_1', months(1))).toBe('Your own record: cash ledger, 1 month');
    expect(labelOf('ledger_1', months(2))).toBe('Your own record: cash ledger, 2 months');
  });

  it('know that a company that burns nothing does not run out', () => {
    const earning = { ...FACTS, finance: { monthsRecorded: 3, runwayMonths: null, cashPositive: true } };
    expect(gradeOf('runway_12', earning)).toBe('claimed');
    expect(gradeOf('cash_positive', earning)).toBe('claimed');
  });
});

describe('a fact and an answer', () => {
  const [criterion] = placedCriteria(readinessRuleSet).filter(({ fact }) => fact === 'interviews_5');
  if (!criterion) throw new Error('no such criterion');
  const no = { answer: 'no', grade: 'claimed', evidence: null, note: 'not yet' } as const;

  it('the fact answers alone, and before a weaker or equal answer', () => {
    expect(resolveAnswer(criterion, undefined, FACTS)).toMatchObject({
      answer: 'yes',
      grade: 'documented',
      origin: 'fact',
    });
    for (const grade of ['claimed', 'documented'] as const) {
      const { evidence, ...rest } = resolveAnswer(criterion, yes(grade), FACTS);
      expect(rest).toMatchObject({ grade: 'documented', origin: 'fact', note: 'Our accountant' });
      expect(evidence.map(({ kind }) => kind)).toEqual(['fact', 'link']);
    }
  });

  it('a better proof of the founder adds to the fact, which stays', () => {
    const both = resolveAnswer(criterion, yes('verified'), FACTS);
    expect(both).toMatchObject({ grade: 'verified', origin: 'both', disagreement: false });
    expect(both.evidence.map(({ kind }) => kind)).toEqual(['fact', 'link']);
  });

  it('a no does not silence the fact: both are shown', () => {
    expect(resolveAnswer(criterion, no, FACTS)).toMatchObject({ answer: 'yes', disagreement: true, note: 'not yet' });
    expect(resolveAnswer(criterion, no, nothing)).toMatchObject({ answer: 'no', grade: null, disagreement: false });
  });

  it('without either there is no answer', () => {
    expect(resolveAnswer(criterion, undefined, nothing)).toMatchObject({ answer: 'unanswered', origin: 'none' });
    expect(resolveAnswer(criterion, { ...yes('documented'), evidence: null }, nothing).grade).toBe('claimed');
  });

  it('an answer to a criterion that does not exist has no effect', () => {
    expect(resolveAnswers([criterion], { unknown: yes('claimed'), constructor: yes('claimed') }, nothing).size).toBe(1);
  });
});
