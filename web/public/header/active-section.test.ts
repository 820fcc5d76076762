import { expect, it } from 'vitest';
import { activeSection } from './active-section.ts';

const tops = [
  { id: 'hero', top: 64 },
  { id: 'about', top: 150 },
  { id: 'process', top: 900 },
  { id: 'pricing', top: 1800 },
] as const;

it.each([
  [0, 'hero'],
  [99, 'hero'],
  [100, 'about'],
  [799, 'about'],
  [800, 'process'],
  [1699, 'process'],
  [1700, 'pricing'],
  [9000, 'pricing'],
])('at scroll %i the active section is %s', (scrollY, section) => {
  expect(activeSection(scrollY, tops)).toBe(section);
});

it('is the hero where no section is found', () => {
  expect(activeSection(500, [])).toBe('hero');
});
