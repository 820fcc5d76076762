import { expect, it } from 'vitest';
import type { Party } from './answers.ts';
import { formatAnswer } from './format-answer.ts';
import type { Field } from './template.ts';

const field: Field = { id: 'lender', kind: 'party', label: 'Lender' };
const person: Party = {
  kind: 'person',
  name: 'Ada Obi',
  registrationNumber: '',
  address: '3 Hill Road',
  email: '',
  signatoryName: '',
  signatoryTitle: '',
};

it('describes a party by its name, its registration number where it has one, and its address', () => {
  expect(formatAnswer(field, person, 'described')).toBe('Ada Obi of 3 Hill Road');
  const company: Party = { ...person, kind: 'company', name: 'Vans Ltd', registrationNumber: 'RC 12' };
  expect(formatAnswer(field, company, 'described')).toBe('Vans Ltd (registration number RC 12) of 3 Hill Road');
  expect(formatAnswer(field, { ...person, address: '' }, 'described')).toBe('Ada Obi of [____]');
});
