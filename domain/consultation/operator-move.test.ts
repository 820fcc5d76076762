import { expect, it } from 'vitest';
import { findMoveProblems, isTooFar } from './operator-move.ts';

const now = Date.parse('2026-03-15T09:00:00Z');
/** Lagos is an hour ahead: day 60 is 14 May and ends at 23:00 UTC. */
const move = { now, horizonDays: 60, zone: 'Africa/Lagos' };
const fine = { ...move, startsAt: now, isFounderBusy: false, givesService: true, isInHours: true };

it('finds nothing against a time that founders could book', () => {
  expect(findMoveProblems({ ...fine, startsAt: Date.parse('2026-05-14T22:59:59Z') })).toEqual([]);
});

it('finds each thing by itself, and all of them in the order of their weight', () => {
  const beyond = Date.parse('2026-05-14T23:00:00Z');
  expect(findMoveProblems({ ...fine, isFounderBusy: true })).toEqual(['MOVE_FOUNDER_BUSY']);
  expect(findMoveProblems({ ...fine, givesService: false })).toEqual(['MOVE_ADVISER_OTHER']);
  expect(findMoveProblems({ ...fine, isInHours: false })).toEqual(['MOVE_OUTSIDE_HOURS']);
  expect(findMoveProblems({ ...fine, startsAt: beyond })).toEqual(['MOVE_BEYOND_HORIZON']);
  const all = { ...fine, startsAt: beyond, isFounderBusy: true, givesService: false, isInHours: false };
  expect(findMoveProblems(all)).toEqual([
    'MOVE_FOUNDER_BUSY',
    'MOVE_ADVISER_OTHER',
    'MOVE_OUTSIDE_HOURS',
    'MOVE_BEYOND_HORIZON',
  ]);
});

it('lets nobody move further than a year beyond the horizon', () => {
  expect(isTooFar({ ...move, startsAt: Date.parse('2027-05-14T22:59:59Z') })).toBe(false);
  expect(isTooFar({ ...move, startsAt: Date.parse('2027-05-14T23:00:00Z') })).toBe(true);
});
