import { expect, it } from 'vitest';
import { loanOfAVan } from '#domain/agreements/fixtures/loan-of-a-van.ts';
import { fromChanges, partProblem, toChanges, toContent, toParts } from './content-parts.ts';

const clause = loanOfAVan.clauses[0]?.id ?? '';
const content = {
  answers: { months: 6, paid: false },
  choices: { [clause]: 'x' },
  ownWording: { [clause]: 'My own words' },
};

it('takes a content apart and puts it together again', () => {
  const parts = toParts(loanOfAVan, content);
  expect(parts['answers.start']).toBeNull();
  expect(toContent(parts)).toEqual(content);
});

it('sends what was taken out as null', () => {
  expect(toChanges({ 'answers.months': null, [`ownWording.${clause}`]: 'New' })).toEqual({
    answers: { months: null },
    ownWording: { [clause]: 'New' },
  });
});

it('reads what others have changed', () => {
  expect(fromChanges({ answers: { months: 7 }, choices: { [clause]: null } })).toEqual({
    'answers.months': 7,
    [`choices.${clause}`]: null,
  });
});

it('says why a part cannot be saved', () => {
  expect(partProblem(loanOfAVan, 'answers.months', 99)).toBe('Give a whole number from 1 to 24.');
  expect(partProblem(loanOfAVan, 'answers.months', null)).toBeUndefined();
  expect(partProblem(loanOfAVan, `ownWording.${clause}`, '')).toMatch(/^Write the clause/);
  expect(partProblem(loanOfAVan, `choices.${clause}`, 'x')).toBeUndefined();
});
