import { describe, expect, it } from 'vitest';
import { template as nda } from '#content/clauses/nda/ng.ts';
import { answeredNda } from '#tests/agreements/nda.ts';
import { interviewItems, itemToContinue, mustDecide, progressOf, sectionsOf } from './interview-items.ts';

const nothing = { answers: {}, choices: {}, ownWording: {} };

describe('the interview of an NDA', () => {
  it('begins with the wordings that must be chosen', () => {
    const items = interviewItems(nda, nothing);
    expect(items[0]).toMatchObject({ kind: 'clause', id: 'nda.direction', state: 'open' });
    expect(itemToContinue(items)?.id).toBe('nda.direction');
  });

  it('goes on with the first that is open', () => {
    const { forum: _forum, ...answers } = answeredNda('ng').answers;
    expect(itemToContinue(interviewItems(nda, { ...answeredNda('ng'), answers }))?.id).toBe('forum');
  });

  it('is whole when everything is answered', () => {
    const items = interviewItems(nda, answeredNda('ng'));
    const { done, total } = progressOf(items);
    expect(done).toBe(total);
    expect(sectionsOf(items).flatMap((section) => section.items)).toEqual(items);
  });

  it('asks no wording where the founder wrote their own', () => {
    const own = interviewItems(nda, { ...nothing, ownWording: { 'nda.direction': 'Both of us.' } });
    expect(own[0]).toMatchObject({ id: 'nda.direction', state: 'answered' });
  });

  it('says what the document cannot be final without', () => {
    expect(mustDecide(nda, nothing, 'purpose')?.id).toBe('purpose');
    expect(mustDecide(nda, answeredNda('ng'), 'purpose')).toBeUndefined();
  });
});
