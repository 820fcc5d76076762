import { expect, it } from 'vitest';
import { findChanges } from './mutations.ts';

/** What could be made of a source, one change at a time. */
function changed(source: string): string[] {
  const changes = findChanges('file.tsx', source, () => 0);
  return changes.map(({ start, end, to }) => source.slice(0, start) + to + source.slice(end));
}

it.each([
  ['a === b;', 'a !== b;'],
  ['a && b;', 'a || b;'],
  ['a <= b;', 'a < b;'],
  ['f(!a);', 'f(a);'],
  ['f(true);', 'f(false);'],
  ['f(20);', 'f(21);'],
  ["f('Ọ̀yọ́' + a - 'b');", "f('b' + a - 'b');"],
])('changes one token of %s', (source, expected) => {
  expect(changed(source)).toContain(expected);
});

it.each([
  ["import a from './a.ts';"],
  ["let a: 'b' | 'c' = d;"],
  ["const boxClass = 'p-4';"],
  ["cx('p-4', a && 'p-5');"],
  ['<p className="p-4" />;'],
  ["f({ 'x-y': a });"],
])('leaves %s as it is', (source) => {
  expect(changed(`${source} f('one', 'two');`)).toHaveLength(2);
});
