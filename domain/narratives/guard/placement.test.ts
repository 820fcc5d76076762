import { expect, it } from 'vitest';
import type { Reference } from '../facts.ts';
import { isPlacedWell } from './placement.ts';
import { tokenise } from './tokens.ts';

const figure = (id: string, label: string): [string, Reference] => [
  id,
  { id, kind: 'figure', label, value: '12', source: null },
];
const references = new Map<string, Reference>([
  figure('f1', 'Support'),
  figure('f2', 'Interviews'),
  figure('f3', 'Months of runway'),
  ['q1', { id: 'q1', kind: 'quote', label: 'Your note', value: 'They pay', source: null }],
]);

it.each([
  ['Support is [[f1]].', true],
  ['Support is [[f2]].', false],
  ['Support is [[f9]].', false],
  ['You held [[f2]] interviews.', true],
  ['You held [[f1]] interviews.', false],
  ['You wrote [[q1]].', true],
  ['The score is [[q1]].', false],
  ['Support is more than [[f1]].', false],
  ['Support is close to [[f1]].', false],
  ['Support is due to [[f1]].', true],
  ['Support is [[f1]] or more.', false],
  ['Support is [[f1]] plus.', false],
  ['Support is [[f1]] times that.', false],
  ['Support is full.', false],
  ['Support is not known.', true],
])('%s is placed well: %s', (sentence, well) => {
  expect(isPlacedWell(tokenise(sentence), references)).toBe(well);
});
