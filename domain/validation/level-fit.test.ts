import { expect, it } from 'vitest';
import { EVIDENCE_LEVELS } from './evidence.ts';
import { whatItLeavesOpen, whyUnfit } from './level-fit.ts';

it('says what reading leaves open of a permission, and names a level that can settle it', () => {
  expect(whatItLeavesOpen('L1', 'permission')).toContain('with its file as “Time, data or reputation committed”');
  expect(whyUnfit('L4', 'permission')).toBeNull();
  for (const level of EVIDENCE_LEVELS.slice(1)) expect(whatItLeavesOpen(level, 'permission')).toBeNull();
  expect(whatItLeavesOpen('L1', 'desirability')).toBeNull();
});
