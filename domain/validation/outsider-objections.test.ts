import { expect, it } from 'vitest';
import { object } from './objection.ts';
import { outsiderObjections } from './outsider-objections.ts';

const toldOf = (rule: string, text: string) => outsiderObjections([object(rule, text)]);

it.each([
  ['C4.nobody-paid', 'Nobody has paid yet.', ['Nobody has paid yet.']],
  [
    'C7.your-word',
    'All rests on your word.',
    ['More than half of the entries in favour rest on the founder’s word alone.'],
  ],
  [
    'C2.failed-test',
    'A test failed: “Ask for the money”. 0 of 20 is 0.0% (95% interval 0.0 to 16.1%). The founder objects: “You”',
    ['A test failed: “Ask for the money”.'],
  ],
  [
    'C22.outlived',
    'On your own figures it is worn out.',
    ['On the founder’s own figures what must be bought first wears out before it has paid for itself.'],
  ],
  [
    'C22.slow',
    'On your own figures it is slow.',
    ['On the founder’s own figures what must be bought first takes more than three years to pay for itself.'],
  ],
  ['C3.unobserved', 'Nothing has been observed on D1 and V1.', []],
  ['C12.one-belief', 'Without V1, Support falls from 10.4 to 5.2.', []],
  ['C99.new', 'Have you asked?', []],
  ['C99.new', 'Nobody asked.', ['Nobody asked.']],
])('%s “%s” is told to others as %o', (rule, text, told) => {
  expect(toldOf(rule, text)).toEqual(told);
});

it('keeps the order of the case against', () => {
  const told = outsiderObjections([
    object('C4.a', 'First.'),
    object('C0.riskiest', 'None.'),
    object('C6.b', 'Second.'),
    object('C2.failed-test', 'A test failed: “Ask for the money”. 0 of 20.'),
    object('C2.failed-test', 'A test failed: “Ask for the money”. 1 of 20.'),
  ]);
  expect(told).toEqual(['First.', 'Second.', 'A test failed: “Ask for the money”.']);
});
