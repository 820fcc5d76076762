import { describe, expect, it } from 'vitest';
import type { AnswerRecord, HeldFile } from '#contract/readiness/readiness.ts';
import { answerWords } from '../startup-assistant/readiness/answers/answer-words.ts';
import {
  answerProblem,
  criteria,
  founderAnswers,
  NOT_ANSWERED,
  type TypedAnswer,
  toChange,
  typedAnswers,
} from './check-answers.ts';

const file = { name: 'lease.pdf', mediaType: 'application/pdf', bytes: 9, heldBy: null };
const record: AnswerRecord = {
  criterionId: 'team_1_named',
  answer: 'yes',
  grade: 'documented',
  note: '',
  evidence: { kind: 'file', id: 'f1', name: 'lease.pdf' },
  file,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const held: HeldFile = {
  evidenceId: 'e1',
  ideaId: 'i1',
  ideaName: 'Books',
  note: '',
  name: 'talks.pdf',
  sha256: 'ab',
  mediaType: 'application/pdf',
  bytes: 9,
};
const yes = (evidence: TypedAnswer['evidence']): TypedAnswer => ({
  ...NOT_ANSWERED,
  answer: 'yes',
  grade: evidence ? 'documented' : 'claimed',
  evidence,
});

describe('the answers of a check', () => {
  it('have a place for every criterion, and say nothing of those without an answer', () => {
    const answers = typedAnswers([record]);
    expect(Object.keys(answers)).toHaveLength(criteria.length);
    expect(answers.team_1_named).toEqual(yes({ kind: 'file', name: 'lease.pdf' }));
    expect(Object.keys(founderAnswers(answers, []))).toEqual(['team_1_named']);
  });

  it('leave an attached file where it is, and send every other evidence', () => {
    expect(toChange('a', yes({ kind: 'file', name: 'lease.pdf' }))).not.toHaveProperty('evidence');
    expect(toChange('a', yes(null)).evidence).toBeNull();
    expect(toChange('a', yes({ kind: 'held', evidenceId: 'e1' })).evidence).toEqual({ kind: 'held', evidenceId: 'e1' });
  });

  it('count a file that the evidence ledger has lost as no evidence', () => {
    const pointing = typedAnswers([{ ...record, file: { ...file, heldBy: { ideaId: 'i1', evidenceId: 'e1' } } }]);
    expect(founderAnswers(pointing, [held]).team_1_named?.evidence).toEqual({
      kind: 'file',
      id: 'e1',
      name: 'talks.pdf',
    });
    expect(founderAnswers(pointing, []).team_1_named?.evidence).toBeNull();
  });

  it('cannot be saved with a link that is none', () => {
    expect(answerProblem('team_1_named', yes({ kind: 'link', url: 'ftp://x' }))).toMatch(/web address/);
    expect(answerProblem('team_1_named', yes({ kind: 'link', url: 'https://example.com' }))).toBeUndefined();
    expect(answerProblem('team_1_named', yes(null))).toBeUndefined();
    expect(answerProblem('team_1_named', { ...yes(null), note: 'x'.repeat(2001) })).toMatch(/2,000|2000/);
  });

  it('are told in words', () => {
    expect(answerWords(NOT_ANSWERED)).toBe('Not answered');
    expect(answerWords({ ...yes(null), answer: 'no', note: 'Not yet' })).toBe('No\nNot yet');
    expect(answerWords(yes({ kind: 'file', name: 'lease.pdf' }))).toBe('Yes, documented: lease.pdf');
  });
});
