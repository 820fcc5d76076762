import { expect, it } from 'vitest';
import { helpAreas } from '#content/help/questions.ts';
import { SUPPORT_AREAS } from '#domain/support/support-thread.ts';
import { supportAreaWords } from './support-words.ts';

it('names every area of the help page as the help page does, and one for anything else', () => {
  expect(SUPPORT_AREAS).toEqual([...helpAreas.map(({ id }) => id), 'other']);
  for (const { id, heading } of helpAreas) expect(supportAreaWords).toHaveProperty(id, heading);
});
