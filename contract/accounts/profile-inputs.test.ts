import { kept, type Row, refusals, same, says, tryFields } from '#tests/field-inputs.ts';
import { detailsBody } from './profile.ts';

const { address, hidden } = refusals;
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

tryFields([
  ['company', detailsBody.shape.company, companies],
  ['experience', detailsBody.shape.experience_years, years],
]);
