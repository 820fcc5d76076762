import { describe, expect, it } from 'vitest';
import { HELP_IDS } from '#content/help/help.ts';
import { helpAreas } from '#content/help/questions.ts';
import { findQuestions } from './find-questions.ts';

const idsOf = (search: string) =>
  findQuestions(helpAreas, search).flatMap(({ questions }) => questions.map((q) => q.id));

describe('the search of the help page', () => {
  it('shows everything while nothing is typed', () => {
    expect(findQuestions(helpAreas, ' ')).toEqual(helpAreas);
    expect(idsOf('')).toEqual(HELP_IDS);
  });

  it.each([
    ['recovery codes', 'lost-phone'],
    ['EMAIL spam', 'verification-email'],
    ['bánk refęrence', 'bank-transfer'],
    ['revoke link', 'private-link'],
    ['refund', 'cancel-booking'],
    ['photo', 'own-details'],
    ['change phone number', 'own-details'],
    ['text messages', 'fewer-messages'],
    ['unsubscribe', 'fewer-messages'],
    ['course reminder', 'course-reminder'],
    ['2FA', 'second-factor'],
    ['two factor', 'second-factor'],
    ['export', 'own-data'],
  ])('finds by the words “%s”', (search, id) => {
    expect(idsOf(search)).toContain(id);
    expect(idsOf(search).length).toBeLessThan(HELP_IDS.length / 2);
  });

  it('looks for every word, also for those of the area', () => {
    expect(idsOf('sign-in passkey')).toEqual(['passkey']);
    expect(idsOf('passkey unicorn')).toEqual([]);
  });

  it('takes signs as signs', () => {
    expect(idsOf('.*')).toEqual([]);
    expect(idsOf('\\')).toEqual([]);
  });
});
