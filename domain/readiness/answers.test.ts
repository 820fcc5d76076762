import { describe, expect, it } from 'vitest';
import { ANSWER_LIMITS, checkAnswer, earnedGrade, type FounderAnswer } from './answers.ts';
import { yes } from './fixtures/answers.ts';

describe('checkAnswer', () => {
  it('wants evidence for documented, and somebody who can check for verified', () => {
    expect(checkAnswer(yes('verified'))).toEqual([]);
    expect(checkAnswer({ ...yes('claimed'), evidence: null, note: '' })).toEqual([]);
    const fields = (answer: FounderAnswer) => checkAnswer(answer).map(({ field }) => field);
    expect(fields({ ...yes('documented'), evidence: null })).toEqual(['evidence']);
    expect(fields({ ...yes('verified'), note: ' ' })).toEqual(['grade']);
    expect(fields({ ...yes('claimed'), evidence: { kind: 'link', url: 'javascript:alert(1)' } })).toEqual(['evidence']);
    expect(fields({ ...yes('claimed'), note: 'a'.repeat(ANSWER_LIMITS.noteLength + 1) })).toEqual(['note']);
    expect(fields({ ...yes('verified'), answer: 'no', evidence: null })).toEqual([]);
  });

  it('counts a grade only with what it needs', () => {
    expect(earnedGrade({ ...yes('verified'), evidence: null })).toBe('claimed');
    expect(earnedGrade({ ...yes('verified'), note: '' })).toBe('documented');
    expect(earnedGrade(yes('verified'))).toBe('verified');
  });
});
