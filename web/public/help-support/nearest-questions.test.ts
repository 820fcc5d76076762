import { describe, expect, it } from 'vitest';
import { helpAreas } from '#content/help/questions.ts';
import { nearestQuestions } from './nearest-questions.ts';

const idsOf = (search: string) =>
  nearestQuestions(helpAreas, search).flatMap(({ questions }) => questions.map((one) => one.id));

describe('the questions nearest to a search', () => {
  it.each([
    ['freezer score no move', 'score-stays'],
    ['my scor no dey move', 'score-stays'],
    ['why score stuck after evidence', 'score-stays'],
    ['score not changing', 'score-stays'],
    ['lost fone codes', 'lost-phone'],
    ['change my fone number', 'own-details'],
    ['stop emails', 'fewer-messages'],
    ['wetin be verdict', 'verdict'],
  ])('%s: %s', (search, id) => {
    expect(idsOf(search)).toContain(id);
    expect(idsOf(search).length).toBeLessThanOrEqual(3);
  });

  it.each(['unicorn', 'no no no', '', '.*', 'qwerty zxcvb'])('are none for “%s”', (search) => {
    expect(idsOf(search)).toEqual([]);
  });
});
