import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeContent, type StoredContent } from './content-merge.ts';

const empty: StoredContent = { revision: 0, content: { answers: {}, choices: {}, ownWording: {} }, edits: {} };
const merged = (stored: StoredContent, save: Parameters<typeof mergeContent>[1]) => {
  const result = mergeContent(stored, save);
  if ('conflicts' in result) throw new Error(`conflicts: ${result.conflicts}`);
  return result;
};

it('keeps ids with dots together', () => {
  const changes = { choices: { 'a.b': 'one' }, ownWording: { 'a.b': 'Words' }, answers: { a: 1 } };
  const { merged: after, changed } = merged(empty, { revision: 0, editor: 'x', changes });
  expect(after.content).toEqual(changes);
  expect(changed).toEqual(['answers.a', 'choices.a.b', 'ownWording.a.b']);
});

it('sees a part that another tab has taken out as changed', () => {
  const one = merged(empty, { revision: 0, editor: 'x', changes: { answers: { a: 1 } } }).merged;
  const two = merged(one, { revision: 1, editor: 'x', changes: { answers: { a: null } } }).merged;
  expect(two.content.answers).toEqual({});
  expect(mergeContent(two, { revision: 1, editor: 'y', changes: { answers: { a: 2 } } })).toEqual({
    conflicts: ['answers.a'],
  });
  const { changedElsewhere } = merged(two, { revision: 1, editor: 'y', changes: { answers: { b: 2 } } });
  expect(changedElsewhere.answers).toEqual({ a: null });
});

const part = fc.record({ id: fc.constantFrom('a', 'b', 'c'), value: fc.option(fc.integer({ min: 0, max: 3 })) });
const saves = fc.array(fc.record({ editor: fc.constantFrom('x', 'y'), parts: fc.array(part, { maxLength: 3 }) }));

it('gives what the last editor of each part wanted, for editors who read before they write', () => {
  fc.assert(
    fc.property(saves, (all) => {
      let stored = empty;
      const wanted: Record<string, number> = {};
      for (const { editor, parts } of all) {
        const answers = Object.fromEntries(parts.map(({ id, value }) => [id, value]));
        stored = merged(stored, { revision: stored.revision, editor, changes: { answers } }).merged;
        for (const [id, value] of Object.entries(answers)) {
          if (value === null) delete wanted[id];
          else wanted[id] = value;
        }
      }
      expect(stored.content.answers).toEqual(wanted);
    }),
  );
});

it('changes nothing when the same is sent twice, whatever revision it names', () => {
  fc.assert(
    fc.property(fc.array(part), fc.nat(5), (parts, revision) => {
      const changes = { answers: Object.fromEntries(parts.map(({ id, value }) => [id, value])) };
      const once = merged(empty, { revision: 0, editor: 'x', changes }).merged;
      expect(merged(once, { revision, editor: 'x', changes }).merged).toBe(once);
    }),
  );
});
