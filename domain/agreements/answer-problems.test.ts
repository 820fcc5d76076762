import { expect, it } from 'vitest';
import { answerProblems } from './answer-problems.ts';
import { loanOfAVan } from './fixtures/loan-of-a-van.ts';

const variable = (id: string) => {
  const found = loanOfAVan.variables.find((one) => one.id === id);
  if (!found) throw new Error(`no variable ${id}`);
  return found;
};
const party = {
  kind: 'person',
  name: 'A',
  registrationNumber: '',
  address: '',
  email: '',
  signatoryName: '',
  signatoryTitle: '',
};

it.each([
  ['start', '2026-02-28'],
  ['start', '1900-01-01'],
  ['start', ''],
  ['months', 24],
  ['paid', false],
  ['rent', { amountMinor: 0, currency: 'GBP' }],
  ['rules', ['One', 'Two']],
  ['never', 'x'.repeat(2000)],
  ['lender', party],
  ['drivers', [{ name: 'Bola', share: '33.333333' }]],
  ['drivers', []],
])('takes %s: %j', (id, answer) => expect(answerProblems(variable(id), answer)).toEqual({}));

it.each([
  ['start', '2026-02-29', ''],
  ['start', 20_260_228, ''],
  ['start', '0026-12-01', ''],
  ['start', '2200-01-01', ''],
  ['months', 25, ''],
  ['months', 1.5, ''],
  ['months', '6', ''],
  ['paid', 'yes', ''],
  ['rent', { amountMinor: -1, currency: 'NGN' }, ''],
  ['rent', { amountMinor: 0.5, currency: 'NGN' }, ''],
  ['rent', { amountMinor: 1, currency: 'EUR' }, ''],
  ['rent', { amountMinor: 1, currency: 'NGN', admin: true }, ''],
  ['rules', 'One', ''],
  ['rules', ['x'.repeat(501)], ''],
  ['never', 'x'.repeat(2001), ''],
  ['lender', 'Ada', ''],
  ['lender', { ...party, kind: 'ghost' }, ''],
  ['lender', { ...party, role: 'admin' }, ''],
  ['lender', { ...party, email: 'x'.repeat(301) }, 'email'],
  ['drivers', [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }], ''],
  ['drivers', [{ name: 'Bola', share: '101' }], '0.share'],
  ['drivers', [{ name: 'Bola', share: '-1' }], '0.share'],
  ['drivers', [{ name: 'Bola' }, { wings: 2 }], '1'],
  ['drivers', ['Bola'], '0'],
])('refuses %s: %j', (id, answer, place) => {
  expect(Object.keys(answerProblems(variable(id), answer))).toEqual([place]);
});

it('says in words what is wrong with a date: people choose it, and see no figures', () => {
  expect(answerProblems(variable('start'), '2026-02-30')).toEqual({ '': 'Give a date that exists.' });
});
