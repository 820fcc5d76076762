import { describe, expect, it } from 'vitest';
import { peopleInNote } from './note-people.ts';

describe('the people that a note counts', () => {
  it.each([
    ['like 15 of dem dey complain of light', 15, '15 of dem'],
    ['I asked 20 drivers at Oshodi park', 20, '20 drivers'],
    ['about ten people came', 10, 'ten people'],
    ['Asked 20 drivers, 12 drivers said they lose a day', 20, '20 drivers'],
    ['Met twenty five women at the jetty', 25, 'twenty five women'],
    ['Nine fish sellers told me the ice melts', 9, 'Nine fish sellers'],
    ['1,200 students signed the form', 1200, '1,200 students'],
    ['six hundred people signed', 600, 'six hundred people'],
    ['a dozen traders paid me', 12, 'a dozen traders'],
    ['3 of the market women refuse to pay', 3, '3 of the market women'],
    ['I talk to 7 pipo for Mile 12', 7, '7 pipo'],
    ['I spoke to 8 nurses on Monday. She sells to 30 women.', 8, '8 nurses'],
  ])('%s: %i', (note, count, words) => {
    expect(peopleInNote(note)).toEqual({ count, words });
  });

  it.each([
    'She sells to 30 women every day',
    'A class of 40 pupils was there',
    'He has 5 workers',
    'One woman told me',
    '20 litres of diesel, women complained',
    'They lost 3 crates of tomatoes',
    'She paid ₦2,500 people laughed',
    'She came 3 times',
    '4 traders paid and 5 traders refused',
    'If 10 people buy I go continue',
    'the freezer no work for 2 days',
    '',
  ])('is offered nothing for “%s”', (note) => {
    expect(peopleInNote(note)).toBeNull();
  });
});
