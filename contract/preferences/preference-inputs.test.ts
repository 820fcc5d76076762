import { expect, it } from 'vitest';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { type Row, same, says, tryFields } from '#tests/field-inputs.ts';
import { changePreferences, newsBody } from './preferences.ts';

const noZone = 'Choose a time zone, such as Africa/Lagos.';
const zones: Row[] = [
  ['Africa/Lagos', same],
  ['Africa/Accra', same],
  ['Africa/Nairobi', same],
  ['Europe/London', same],
  ['America/New_York', same],
  ['America/Argentina/Buenos_Aires', same],
  ['Asia/Kolkata', same],
  ['UTC', same],
  [null, says(noZone)],
  ['', says(noZone)],
  [' ', says(noZone)],
  ['Lagos', says(noZone)],
  ['Africa/Lagos ', says(noZone)],
  ['Africa\\Lagos', says(noZone)],
  ['Africa/Abuja', says(noZone)],
  ['WAT', says(noZone)],
  ['+01:00', says(noZone)],
  ['GMT+1', says(noZone)],
  ['UTC+1', says(noZone)],
  ['1', says(noZone)],
  ['Africa/Lagos\n', says(noZone)],
  ['Africa/Lagos\u0000', says(noZone)],
  ['../../etc/localtime', says(noZone)],
  ["Africa/Lagos' OR 1=1", says(noZone)],
  ['<b>Africa/Lagos</b>', says(noZone)],
  ['Аfrica/Lagos', says(noZone)],
  ['非洲/拉各斯', says(noZone)],
  ['🌍', says(noZone)],
  ['x'.repeat(65), says(noZone)],
  [1, says(noZone)],
  [['Africa/Lagos'], says(noZone)],
];

const noTime = 'Give a time from 00:00 to 23:59.';
const quiet = (from: unknown, until: unknown = '07:00') => ({ from, until });
const sameTimes = 'The quiet hours end when they begin. Choose another time.';
const quietHours: Row[] = [
  [quiet('22:00'), same],
  [quiet('00:00', '23:59'), same],
  [quiet('23:59', '00:00'), same],
  [quiet('06:59'), same],
  [null, same],
  [quiet('07:00'), says(sameTimes)],
  [quiet('00:00', '00:00'), says(sameTimes)],
  [quiet(''), says(noTime)],
  [quiet('22:00', ''), says(noTime)],
  [quiet('', ''), says(noTime)],
  [quiet(' '), says(noTime)],
  [quiet('22'), says(noTime)],
  [quiet('22:'), says(noTime)],
  [quiet(':30'), says(noTime)],
  [quiet('7:00', '22:00'), says(noTime)],
  [quiet('24:00'), says(noTime)],
  [quiet('22:60'), says(noTime)],
  [quiet('99:99'), says(noTime)],
  [quiet('-1:00'), says(noTime)],
  [quiet('22:00:00'), says(noTime)],
  [quiet('22.00'), says(noTime)],
  [quiet('22h00'), says(noTime)],
  [quiet('2200'), says(noTime)],
  [quiet('10 pm'), says(noTime)],
  [quiet('10:00 PM'), says(noTime)],
  [quiet(' 22:00'), says(noTime)],
  [quiet('22:00\n'), says(noTime)],
  [quiet('22:00\u0000'), says(noTime)],
  [quiet('22：00'), says(noTime)],
  [quiet('٢٢:٠٠'), says(noTime)],
  [quiet('ten'), says(noTime)],
  [quiet('2026-11-22T22:00'), says(noTime)],
  [quiet("22:00' OR 1=1"), says(noTime)],
  [quiet('<b>22:00</b>'), says(noTime)],
  [quiet('🌙'), says(noTime)],
  [quiet('22:00', 'x'.repeat(100_000)), says(noTime)],
  [quiet(22), says('Invalid input: expected string, received number')],
  [quiet(null), says('Invalid input: expected string, received null')],
  [{ from: '22:00' }, says('Invalid input: expected string, received undefined')],
  [{ ...quiet('22:00'), zone: 'UTC' }, says('Unrecognized key: "zone"')],
  ['22:00-07:00', says('Invalid input: expected object, received string')],
];

tryFields([
  ['time zone', changePreferences.body.shape.zone, zones],
  ['quiet hours', newsBody.shape.quiet, quietHours],
]);

it('begins with no time zone', () => {
  expect(FIRST_PREFERENCES.zone).toBeNull();
});
