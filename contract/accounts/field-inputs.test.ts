import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { FIRST_PREFERENCES } from '#domain/notifications/preferences.ts';
import { changePreferences, newsBody } from '../preferences/preferences.ts';
import { supportText } from '../support/support.ts';
import { emailAddress, newPassword, personName } from './identity.ts';
import { passkeyName } from './passkeys.ts';
import { detailsBody } from './profile.ts';

/**
 * What people and programs put into each field of an account: at least 30 really different ones a field. A text is what is
 * kept of it; a sentence after `says` is what is read where it is refused.
 */
type Outcome = { kept: unknown } | { says: string };
const kept = (value: unknown): Outcome => ({ kept: value });
const says = (sentence: string): Outcome => ({ says: sentence });
const same = Symbol('kept as it is');
type Row = [input: unknown, outcome: Outcome | typeof same];

function outcomeOf(schema: z.ZodType, input: unknown): Outcome {
  const read = schema.safeParse(input);
  return read.success ? kept(read.data) : says(read.error.issues[0]?.message ?? '');
}

const signs = 'The name has characters that cannot be used.';
const address = 'A name cannot hold a web address. Leave it out, or put a space after the full stop.';
const hidden = 'There are hidden characters in this. Type it again without them.';
const names: Row[] = [
  ['Ada Obi', same],
  ['  Ada Obi  ', kept('Ada Obi')],
  ['', says('Enter your name.')],
  [' \t ', says('Enter your name.')],
  ['\u00a0', says('Enter your name.')],
  ['Ọláńrewájú Adébáyọ̀', same],
  ['Chukwuemeka Nwachukwu-Okonkwo', same],
  ['Aïssatou N’Diaye', same],
  ['محمد عبد الله', same],
  ['李小龍', same],
  ['Дарья Соколова', same],
  ['ನಿಖಿಲ್ ರಾವ್', same],
  ['X Æ A-12', same],
  ['Ada 👩🏾‍💻', same],
  ["Robert'); DROP TABLE users;--", same],
  ['<b>Ada</b>', same],
  ['<script>alert(1)</script>', same],
  ['{{7*7}}', same],
  ['=HYPERLINK("x")', same],
  ['Ada\r\nBcc: everybody@example.com', says(signs)],
  ['Ada\nObi', says(signs)],
  ['Ada\u0000Obi', says(signs)],
  ['Ada\u001b[31m', says(signs)],
  ['Ada \u202eibO', says(hidden)],
  ['Ada \u2066Obi\u2069', says(hidden)],
  ['\u200b\u200b', says(hidden)],
  ['\u3164', says(hidden)],
  ['\u2800 \u00ad', says(hidden)],
  ['https://evil.example', says(address)],
  ['www.evil.example', says(address)],
  ['Ada evil.com', says(address)],
  ['Dr. Ada', same],
  ['x'.repeat(100), same],
  ['x'.repeat(101), says('The name must be 100 characters long or fewer.')],
  ['💡'.repeat(100), same],
  ['💡'.repeat(101), says('The name must be 100 characters long or fewer.')],
];

const malformed = 'The email address is badly formatted.';
const emails: Row[] = [
  ['ada@cairn.example', same],
  ['  ADA@Cairn.Example ', kept('ada@cairn.example')],
  ['ada+test@cairn.example', same],
  ['a.d.a@sub.cairn.example', same],
  ['o’neill@cairn.example', says(malformed)],
  ["o'neill@cairn.example", same],
  ['', says('Enter your email.')],
  ['   ', says('Enter your email.')],
  ['ada', says(malformed)],
  ['ada@', says(malformed)],
  ['@cairn.example', says(malformed)],
  ['ada@cairn', says(malformed)],
  ['ada@@cairn.example', says(malformed)],
  ['ada@cairn..example', says(malformed)],
  ['.ada@cairn.example', says(malformed)],
  ['ada.@cairn.example', says(malformed)],
  ['ada..obi@cairn.example', says(malformed)],
  ['ada obi@cairn.example', says(malformed)],
  ['ada@cairn .example', says(malformed)],
  ['ada@-cairn.example', says(malformed)],
  ['ada@cairn.example\r\nBcc: b@b.example', says(malformed)],
  ['ada@cairn.example\nto: b@b.example', says(malformed)],
  ['ada@cairn.example,b@b.example', says(malformed)],
  ['ada@cairn.example;b@b.example', says(malformed)],
  ['Ada <ada@cairn.example>', says(malformed)],
  ['mailto:ada@cairn.example', says(malformed)],
  ['ada@cairn.example\u0000', says(malformed)],
  ['ada@cairn.example\u200b', says(malformed)],
  ['аda@cairn.example', says(malformed)],
  ['ada@cаirn.example', says(malformed)],
  ['ada@münchen.example', says(malformed)],
  ['ada@[127.0.0.1]', says(malformed)],
  ['"ada obi"@cairn.example', says(malformed)],
  ["ada@cairn.example' OR '1'='1", says(malformed)],
  [`${'a'.repeat(246)}@b.example`, says(malformed)],
  [null, says('Invalid input: expected string, received null')],
];

const tooShort = 'The password must be 6 characters long or more.';
const tooLong = 'The password must be 128 characters long or fewer.';
const passwords: Row[] = [
  ['three brown cows', same],
  ['  three brown cows  ', kept('three brown cows')],
  ['', says(tooShort)],
  ['      ', says(tooShort)],
  ['12345', says(tooShort)],
  ['12345 ', says(tooShort)],
  ['123456', same],
  ['ọ̀rọ̀ ìpamọ́', same],
  ['密码密码密码', same],
  ['пароль', same],
  ['🔑🔑🔑🔑🔑🔑', same],
  ['🔑🔑🔑', says(tooShort)],
  ["' OR 1=1 --", same],
  ['<script>alert(1)</script>', same],
  ['pass word with spaces', same],
  ['tab\tin the middle', same],
  ['quote"quote', same],
  ['back\\slash', same],
  [['$', '{jndi:ldap://x}'].join(''), same],
  ['%00%00%00', same],
  ['{"$ne":null}', same],
  ['../../etc/passwd', same],
  ['\u202ereversed', same],
  ['zero\u200bwidth', same],
  ['UPPERCASE', same],
  ['nbsp\u00a0inside', same],
  ['e\u0301e\u0301e\u0301', same],
  ['x'.repeat(128), same],
  ['x'.repeat(129), says(tooLong)],
  ['x'.repeat(100_000), says(tooLong)],
];

const companySigns = 'The company name has characters that cannot be used.';
const companies: Row[] = [
  ['Kasuwa Ledger Ltd', same],
  ['  Kasuwa  ', kept('Kasuwa')],
  ['', same],
  ['   ', kept('')],
  ['Adébáyọ̀ & Sons', same],
  ['شركة النور', same],
  ['株式会社ことば', same],
  ['O’Reilly’s', same],
  ['A/S Dansk', same],
  ['Company (Nigeria) Limited', same],
  ['100% Pure', same],
  ['#1 Shop', same],
  ['“Quoted”', same],
  ['C++ Partners', same],
  ['<i>Kasuwa</i>', same],
  ["'; DELETE FROM founders; --", same],
  ['=1+1', same],
  ['🐟 Fish', same],
  ['Kasuwa\nLedger', says(companySigns)],
  ['Kasuwa\r\nSubject: hi', says(companySigns)],
  ['Kasuwa\u0000', says(companySigns)],
  ['Kasuwa\u0007bell', says(companySigns)],
  ['Kasuwa \u202eredgeL', says(hidden)],
  ['\u2067Kasuwa', says(hidden)],
  ['kasuwa.ng', says(address)],
  ['http://kasuwa', says(address)],
  ['www.kasuwa', says(address)],
  ['St. Mary Clinics', same],
  ['x'.repeat(120), same],
  ['x'.repeat(121), says('The company name must be 120 characters long or fewer.')],
];

const notANumber = 'Invalid input: expected number, received string';
const fewer = 'Too small: expected number to be >=1';
const more = 'Too big: expected number to be <=10';
const years: Row[] = [
  ...Array.from({ length: 10 }, (_, index): Row => [index + 1, same]),
  [null, same],
  [0, says(fewer)],
  [-1, says(fewer)],
  [11, says(more)],
  [100, says(more)],
  [1.5, says('Invalid input: expected int, received number')],
  [9.999, says('Invalid input: expected int, received number')],
  [1e10, says(more)],
  [Number.NaN, says('Invalid input: expected number, received NaN')],
  [Number.POSITIVE_INFINITY, says('Invalid input: expected number, received Infinity')],
  ['1', says(notANumber)],
  ['10', says(notANumber)],
  ['', says(notANumber)],
  ['ten', says(notANumber)],
  ['1 year', says(notANumber)],
  ['1; DROP TABLE users', says(notANumber)],
  ['<b>3</b>', says(notANumber)],
  ['٣', says(notANumber)],
  [true, says('Invalid input: expected number, received boolean')],
  [[3], says('Invalid input: expected number, received array')],
  [{ years: 3 }, says('Invalid input: expected number, received object')],
];

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

const control = 'There are control characters in this. Type it again without them.';
const messages: Row[] = [
  ['My session moved. Why?', same],
  ['  two lines\nof it  ', kept('two lines\nof it')],
  ['one\r\ntwo\rthree', kept('one\ntwo\nthree')],
  ['tab\there', same],
  ['', says('Fill this in.')],
  [' \n\t ', says('Fill this in.')],
  ['\u00a0\u2003', says('Fill this in.')],
  ['?', same],
  ['E no dey open for my phone o', same],
  ['Mo fẹ́ mọ̀ ìdí tí kò fi ṣiṣẹ́', same],
  ['لماذا تغير الموعد؟', same],
  ['为什么改时间？', same],
  ['👍🏾 thanks', same],
  ['family 👨‍👩‍👧‍👦', same],
  ['\u202eturned', same],
  ['zero\u200bwidth', same],
  ["'; DROP TABLE support_threads; --", same],
  ['<img src=x onerror=alert(1)>', same],
  ['</textarea><script>1</script>', same],
  ['https://example.com/page?x=1#y', same],
  ['Bcc: everybody@example.com', same],
  ['{{constructor.constructor("x")()}}', same],
  ['=cmd|"/c calc"!A1', same],
  ['%s%n%x', same],
  ['\\u0000 written out', same],
  ['null\u0000here', says(control)],
  ['escape \u001b[2J', says(control)],
  ['bell\u0007', says(control)],
  ['broken \ud800 character', says('There is a broken character in this. Delete it and type it again.')],
  ['x'.repeat(4000), same],
  ['x'.repeat(4001), says('Use 4,000 characters or fewer.')],
  ['word '.repeat(50_000), says('Use 4,000 characters or fewer.')],
  [7, says('Write this as text.')],
];

const passkeySigns = 'The name has characters that cannot be used.';
const noPasskeyName = 'Enter a name, such as the device.';
const passkeys: Row[] = [
  ['My phone', same],
  ['  My phone  ', kept('My phone')],
  ['', says(noPasskeyName)],
  [' \t ', says(noPasskeyName)],
  ['\u00a0\u2003', says(noPasskeyName)],
  ['Fóònù mi', same],
  ['هاتفي', same],
  ['我的手机', same],
  ['📱', same],
  ['Ada’s Tecno Spark 10 (blue)', same],
  ['1', same],
  ['<b>phone</b>', same],
  ["'; DROP TABLE passkeys; --", same],
  ['{{7*7}}', same],
  ['=HYPERLINK("x")', same],
  ['%s%n', same],
  ['../../etc/passwd', same],
  ['My\nphone', says(passkeySigns)],
  ['My phone\r\nBcc: b@b.example', says(passkeySigns)],
  ['My\tphone', says(passkeySigns)],
  ['My\u0000phone', says(passkeySigns)],
  ['\u001b[31mphone', says(passkeySigns)],
  ['bell\u0007', says(passkeySigns)],
  ['My \u202eenohp', says(hidden)],
  ['\u2067My phone\u2069', says(hidden)],
  ['My\u2028phone', says(hidden)],
  ['https://evil.example', says(address)],
  ['www.evil.example', says(address)],
  ['call evil.com', says(address)],
  ['x'.repeat(60), same],
  ['x'.repeat(61), says('The name must be 60 characters long or fewer.')],
  ['x'.repeat(100_000), says('The name must be 60 characters long or fewer.')],
  [null, says('Invalid input: expected string, received null')],
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

const fields: [field: string, schema: z.ZodType, rows: Row[]][] = [
  ['name', personName, names],
  ['email', emailAddress, emails],
  ['password', newPassword, passwords],
  ['company', detailsBody.shape.company, companies],
  ['experience', detailsBody.shape.experience_years, years],
  ['support message', supportText, messages],
  ['passkey name', passkeyName, passkeys],
  ['quiet hours', newsBody.shape.quiet, quietHours],
];

describe.each(fields)('the field %s', (_field, schema, rows) => {
  it.each(rows)('takes %j as it should', (input, outcome) => {
    expect(outcomeOf(schema, input)).toEqual(outcome === same ? kept(input) : outcome);
  });

  it('was tried with 30 different inputs at least', () => {
    expect(new Set(rows.map(([input]) => JSON.stringify(input) + String(input))).size).toBeGreaterThanOrEqual(30);
  });
});

describe('the field time zone', () => {
  it.each(zones)('takes %j as it should', (zone, outcome) => {
    const read = changePreferences.body.safeParse({ zone });
    const found = read.success ? kept(read.data.zone) : says(read.error.issues[0]?.message ?? '');
    expect(found).toEqual(outcome === same ? kept(zone) : outcome);
  });

  it('was tried with 30 different inputs at least, and begins empty', () => {
    expect(zones.length).toBeGreaterThanOrEqual(30);
    expect(FIRST_PREFERENCES.zone).toBeNull();
  });
});
