import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes every text, and leaves numbers as they are', () => {
  expect(
    toCsv([
      ['Title', 'Amount'],
      ['A "fine", plan\nfor two', -12.5],
    ]),
  ).toBe('"Title","Amount"\r\n"A ""fine"", plan\nfor two",-12.5\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])('runs %j nowhere', (text) => {
  expect(toCsv([[text]])).toBe(`"'${text}"\r\n`);
});
