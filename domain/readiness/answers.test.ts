import { describe, expect, it } from 'vitest';
import { ANSWER_LIMITS, checkAnswer, earnedGrade, type FounderAnswer, GRADES, isAtLeast } from './answers.ts';
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

  it('takes a note of exactly its length, and says what is wrong in a sentence', () => {
    expect(checkAnswer({ ...yes('claimed'), note: 'a'.repeat(2000) })).toEqual([]);
    const wrong: FounderAnswer = {
      answer: 'yes',
      grade: 'verified',
      evidence: { kind: 'link', url: 'example.com' },
      note: ' '.repeat(2001),
    };
    expect(checkAnswer(wrong)).toEqual([
      { field: 'evidence', message: 'Give a web address that starts with https:// or http://.' },
      { field: 'note', message: 'Keep the note to 2000 characters.' },
      { field: 'grade', message: 'Say in the note who outside your team can check it.' },
    ]);
    expect(checkAnswer({ ...yes('documented'), evidence: null })).toEqual([
      { field: 'evidence', message: 'Attach a file or give a link, or choose “Claimed”.' },
    ]);
  });

  it('knows which grade is at least as good', () => {
    const table = GRADES.map((grade) => GRADES.filter((needed) => isAtLeast(grade, needed)).length);
    expect(table).toEqual([1, 2, 3]);
    expect(GRADES).toEqual(['claimed', 'documented', 'verified']);
  });

  it('counts a grade only with what it needs', () => {
    expect(earnedGrade({ ...yes('verified'), evidence: null })).toBe('claimed');
    expect(earnedGrade({ ...yes('verified'), note: '' })).toBe('documented');
    expect(earnedGrade(yes('verified'))).toBe('verified');
  });
});
