import { describe, expect, it } from 'vitest';
import { countSegments } from './segments.ts';

describe('countSegments', () => {
  it.each([
    ['nothing', '', 1],
    ['160 letters', 'a'.repeat(160), 1],
    ['161 letters', 'a'.repeat(161), 2],
    ['306 letters', 'a'.repeat(306), 2],
    ['307 letters', 'a'.repeat(307), 3],
    ['80 letters of two places each', '€'.repeat(80), 1],
    ['81 of them', '€'.repeat(81), 2],
    ['a naira sign and 69 letters', `₦${'a'.repeat(69)}`, 1],
    ['a naira sign and 70 letters', `₦${'a'.repeat(70)}`, 2],
    ['134 dotted letters', 'ọ'.repeat(134), 2],
    ['135 of them', 'ọ'.repeat(135), 3],
    ['35 faces, which take two places each', '😀'.repeat(35), 1],
    ['36 of them', '😀'.repeat(36), 2],
  ])('%s', (_what, text, segments) => {
    expect(countSegments(text)).toBe(segments);
  });
});
