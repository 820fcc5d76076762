import { describe, expect, it } from 'vitest';
import { opaqueId, personText, webLink } from './text.ts';

const line = personText({ max: 40 });
const lines = personText({ max: 40, lines: 'many' });

describe('text that a person types', () => {
  it.each([
    'متجر في كانو',
    'ọjà Ìbàdàn ẹ̀wà',
    '₦2,500 a stall 🧺👩🏾‍🌾',
    '<script>alert(1)</script>',
    "Robert'); --",
    '{{7*7}} %00',
  ])('keeps %s as it is', (text) => {
    expect(line.parse(text)).toBe(text);
  });

  it('trims, and keeps line breaks only where there may be some', () => {
    expect(line.parse('  a b \r\n')).toBe('a b');
    expect(lines.parse('a\r\nb\tc')).toBe('a\nb\tc');
    expect(line.safeParse('a\nb').error?.issues[0]?.message).toBe('Keep this on one line, without control characters.');
  });

  it.each([['a\u0000b'], ['a\u001bb'], ['a\u0085b'], ['a\u007fb']])('refuses control characters: %j', (text) => {
    expect(line.safeParse(text).success).toBe(false);
    expect(lines.safeParse(text).error?.issues[0]?.message).toMatch(/control characters/);
  });

  it('refuses half a character, and more characters than fit', () => {
    expect(line.safeParse('a\ud83d').error?.issues[0]?.message).toMatch(/broken character/);
    expect(line.safeParse('x'.repeat(41)).error?.issues[0]?.message).toBe('Use 40 characters or fewer.');
  });

  it.each([[null], [7], [['a']], [{ toString: 'a' }], [undefined]])('refuses %j', (value) => {
    expect(line.safeParse(value).error?.issues[0]?.message).toBe('Write this as text.');
  });
});

describe('a web link', () => {
  it.each([
    '',
    'example.com/a?b=c',
    'https://example.com',
    'http://localhost:3000/x',
    'localhost:3000',
    'EXAMPLE.com:8080/a',
  ])('may be %j', (link) => expect(webLink(100).parse(link)).toBe(link));
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,hi',
    'https://exa mple.com',
    'vbscript:x',
    'https://"onload=x',
    'file:///etc/passwd',
  ])('may not be %j', (link) => expect(webLink(100).safeParse(link).success).toBe(false));
});

it('an id holds nothing that could leave its place', () => {
  for (const id of ['', '../x', 'a/b', 'a%2fb', 'a\u0000', 'x'.repeat(65)])
    expect(opaqueId.safeParse(id).success).toBe(false);
});
