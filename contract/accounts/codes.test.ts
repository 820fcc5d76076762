import { describe, expect, it } from 'vitest';
import { anyCodeBody, appCode, codeTexts, recoveryCode } from './codes.ts';

describe('a code of the app', () => {
  it.each([
    '123456',
    ' 123456 ',
    '123 456',
    '123-456',
    '123–456',
    '1 2 3 4 5 6',
    '\u200b123456\ufeff',
    '123\u00a0456',
    '１２３４５６',
    '123456\n',
    '\u202a123456\u202c',
  ])('is read from %j', (typed) => {
    expect(appCode.parse(typed)).toBe('123456');
  });

  it.each([
    '',
    ' ',
    '12345',
    '1234567',
    '12345a',
    'abcdef',
    '123.456',
    '123,456',
    '1234 56 7',
    '+123456',
    '0x1e240',
    '1e5',
    '12345\u0000',
    '\u0000123456',
    '١٢٣٤٥٦',
    '12345²6',
    '½23456',
    '😀😀😀😀😀😀',
    "' or 1=1",
    '<b>123456</b>',
    '123456; drop table users',
    '1'.repeat(10_000),
    ` ${' '.repeat(64)}123456`,
    'abcde-23456',
    '000000 000000',
    null,
    undefined,
    123456,
    ['123456'],
    { $gt: '' },
  ])('is not %j', (typed) => {
    const result = appCode.safeParse(typed);
    expect(result.error?.issues[0]?.message).toBe(codeTexts.code);
  });
});

describe('a recovery code', () => {
  it.each([
    'abcde-23456',
    'ABCDE-23456',
    ' abcde23456 ',
    'abcde 23456',
    'ab cd e2 34 56',
    'ａｂｃｄｅ-23456',
    'abcde—23456',
  ])('is read from %j', (typed) => {
    expect(recoveryCode.parse(typed)).toBe('abcde-23456');
  });

  it.each([
    '',
    'abcde',
    'abcde-2345',
    'abcde-234567',
    'abcde_23456',
    'äbcde-23456',
    'abcde-2345\u0000',
    '123456',
    null,
  ])('is not %j', (typed) => {
    expect(recoveryCode.safeParse(typed).error?.issues[0]?.message).toBe(codeTexts.recoveryCode);
  });
});

it.each([{}, { code: '123456', recoveryCode: 'abcde-23456' }, { code: '123456', uid: 'u1' }, [], null])(
  'takes one code and nothing beside it: %j',
  (body) => {
    expect(anyCodeBody.safeParse(body).success).toBe(false);
  },
);
