import { expect, it } from 'vitest';
import { charactersNotDrawn } from '#domain/print/drawn-characters.ts';
import { loadFonts } from './fonts.ts';
import { missingMark, toPrintable } from './printable.ts';

it.each([
  ['₦2,500 per stall – “good” × ÷ ≥ ½ Σ → …', '₦2,500 per stall – “good” × ÷ ≥ ½ Σ → …'],
  ['Ọjà Ìbàdàn, ẹ̀wà, ṣé, o̩', 'Ọjà Ìbàdàn, ẹ̀wà, ṣé, o̩'],
  ['ɓ ɗ ƙ ƴ ị ụ ṅ ŋ ə', 'ɓ ɗ ƙ ƴ ị ụ ṅ ŋ ə'],
  ['متجر في كانو', 'متجر في كانو'],
  ['two\nlines', 'two\nlines'],
  ['a\tb\r\nc\rd', 'a b\nc\nd'],
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

it('agrees with the list that the browser has of what can be drawn', async () => {
  const characters = await loadFonts();
  const printed = (point: number) => toPrintable(String.fromCodePoint(point), characters) !== missingMark;
  const points = Array.from({ length: 0xffff - 0x20 }, (_, index) => 0x20 + index);
  const letters = points.filter((point) => point !== 0x25a1 && /[^\s\p{Cs}\p{Cf}]/u.test(String.fromCodePoint(point)));
  const differing = letters.filter(
    (point) => printed(point) !== (charactersNotDrawn(String.fromCodePoint(point)).length === 0),
  );
  expect(differing.map((point) => point.toString(16))).toEqual([]);
});
