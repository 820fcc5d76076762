import { expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { missingMark, toPrintable } from './printable.ts';

it.each([
  ['₦2,500 per stall – “good” × ÷ ≥ ½ Σ → …', '₦2,500 per stall – “good” × ÷ ≥ ½ Σ → …'],
  ['Ọjà Ìbàdàn, ẹ̀wà, ṣé, o̩', 'Ọjà Ìbàdàn, ẹ̀wà, ṣé, o̩'],
  ['ɓ ɗ ƙ ƴ ị ụ ṅ ŋ ə', 'ɓ ɗ ƙ ƴ ị ụ ṅ ŋ ə'],
  ['متجر في كانو', 'متجر في كانو'],
  ['two\nlines', 'two\nlines'],
  ['👩🏾‍🌾 sells 🧺', `${missingMark} sells ${missingMark}`],
  ['市场', missingMark.repeat(2)],
  ['a\u202eb\u200bc', 'abc'],
  ['\u0000', missingMark],
])('prints %j as %j', async (text, printed) => {
  expect(toPrintable(text, await loadFonts())).toBe(printed.normalize('NFC'));
});

it('can draw the mark that stands for what is missing', async () => {
  expect(toPrintable(missingMark, await loadFonts())).toBe(missingMark);
});
