import { expect, it } from 'vitest';
import { hasAnswer } from './consent.ts';

const record = { categories: ['necessary'], revision: 2, consentTimestamp: '2026-01-15T10:00:00.000Z' };
const cookie = (value: object) => `theme=dark; cc_cookie=${encodeURIComponent(JSON.stringify(value))}; x=1`;

it('finds the answer to this revision of the notice among the cookies', () => {
  expect(hasAnswer(cookie(record), 2)).toBe(true);
});

it.each([
  ['no cookie', ''],
  ['an answer to an earlier revision', cookie({ ...record, revision: 1 })],
  ['a record without an answer', cookie({ revision: 2 })],
  ['a broken record', 'cc_cookie=%7B%22rev'],
  ['another cookie of a similar name', cookie(record).replace('cc_cookie', 'acc_cookie')],
])('asks again with %s', (_name, cookies) => {
  expect(hasAnswer(cookies, 2)).toBe(false);
});
