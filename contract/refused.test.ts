import { expect, it } from 'vitest';
import type { z } from 'zod';
import { addExceptions, saveHours } from './consultation/admin-advisers.ts';
import { serviceBody } from './consultation/admin-services.ts';
import { cashEntryBody } from './readiness/ledger.ts';
import { valuationChanges } from './readiness/valuation.ts';

const hours = saveHours.body.shape.hours;
const day = (weekday: number, spans: object[] = []) => ({ weekday, spans });
const days = { from: '2027-01-01', to: '2027-01-01', spans: [], reason: 'New Year' };
const cash = { month: '2026-11', category: 'Sales', amountMinor: 1, currency: 'NGN' };
const factors = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, '1']));
const scorecard = (scores: object) => ({ scorecard: { scores, weights: null } });
const link = (url: string) => ({ kind: 'link', url });
const https = 'Give an address that begins with https://.';

/** What is refused because of how its parts stand to each other, with the nearest thing that is not. */
it.each<[string, z.ZodType, taken: unknown, refused: unknown, says: string]>([
  ['hours', hours, [day(1), day(2)], [day(1), day(1)], 'Name each day once.'],
  [
    'holiday',
    addExceptions.body,
    { ...days, applyTo: ['a', 'b'] },
    { ...days, applyTo: ['a', 'a'] },
    'Name each adviser once.',
  ],
  ['advisers', serviceBody.shape.adviserIds, ['a', 'b'], ['a', 'a'], 'Name each adviser once.'],
  ['link', serviceBody.shape.meeting, link('https://meet.example'), link('http://meet.example'), https],
  ['no link', serviceBody.shape.meeting, link('https://meet.example'), link('meet.example'), https],
  [
    'link with a space',
    serviceBody.shape.meeting,
    link('https://meet.example/a%20b'),
    link('https://meet.example/a b'),
    https,
  ],
  [
    'money that came in',
    cashEntryBody,
    { ...cash, kind: 'in', raised: true },
    { ...cash, kind: 'out', raised: true },
    'Only money that came in can be money that you raised.',
  ],
  [
    'money that went out',
    cashEntryBody,
    { ...cash, kind: 'out', raised: false },
    { ...cash, kind: 'out', raised: true },
    'Only money that came in can be money that you raised.',
  ],
  ['factors', valuationChanges, scorecard(factors(20)), scorecard(factors(21)), 'These are too many factors.'],
])('takes %s, and refuses the other', (_name, schema, taken, refused, says) => {
  expect(schema.safeParse(taken).error).toBeUndefined();
  expect(schema.safeParse(refused).error?.issues.map(({ message }) => message)).toEqual([says]);
});
