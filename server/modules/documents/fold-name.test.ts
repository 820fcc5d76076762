import { expect, it } from 'vitest';
import { foldName } from './fold-name.ts';

it.each([
  ['Ẹ̀wà  Ọjà', 'ewa oja'],
  ['ÀKÀRÀ Café', 'akara cafe'],
  ['₦2,500 Plan', '₦2,500 plan'],
  ['متجر', 'متجر'],
  ['🧺', '🧺'],
])('folds %s to %s', (name, folded) => expect(foldName(name)).toBe(folded));

it('leaves a name that has nothing but marks as it is', () => expect(foldName('\u0301')).toBe('\u0301'));
