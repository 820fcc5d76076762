import { beforeEach, expect, it, vi } from 'vitest';
import { markSignedIn } from '../components/signed-in.ts';
import { readClaims } from './claims.ts';
import { keepForMember, keptForMember, memberOnDevice } from './member-on-device.ts';
import { makeToken } from './test-token.ts';

const day = 24 * 3_600_000;
const ada = readClaims(makeToken({ sub: 'ada' }));
const bola = readClaims(makeToken({ sub: 'bola' }));
if (!ada || !bola) throw new Error('the tokens cannot be read');

beforeEach(() => {
  window.localStorage.clear();
  markSignedIn(true);
  memberOnDevice.remember(ada);
  keepForMember('things', { of: 'ada' });
});

it('remembers who was signed in last, without a token', () => {
  expect(memberOnDevice.remembered()).toEqual(ada);
  expect(JSON.stringify(window.localStorage)).not.toContain(makeToken({ sub: 'ada' }));
});

it('remembers nobody once the mark says that nobody is signed in', () => {
  markSignedIn(false);
  expect(memberOnDevice.remembered()).toBeNull();
});

it('forgets them with all that is kept for them, and nothing else', () => {
  window.localStorage.setItem('cairn.draft.idea', 'stays');
  memberOnDevice.forget();
  expect([memberOnDevice.remembered(), keptForMember('things')]).toEqual([null, null]);
  expect(window.localStorage.getItem('cairn.draft.idea')).toBe('stays');
});

it('gives nothing of one member to the next', () => {
  memberOnDevice.remember(ada);
  expect(keptForMember('things')).toEqual({ of: 'ada' });
  memberOnDevice.remember(bola);
  expect(keptForMember('things')).toBeNull();
});

it('keeps saved courses for the same person when a session ends, and for nobody else', () => {
  const save = () => {
    keepForMember('courses', { uid: 'ada', courses: [] });
    keepForMember('course.first', { uid: 'ada' });
  };
  save();
  memberOnDevice.forgetSession();
  expect([memberOnDevice.remembered(), keptForMember('things')]).toEqual([null, null]);
  memberOnDevice.remember(ada);
  expect([keptForMember('courses'), keptForMember('course.first')]).not.toContain(null);
  memberOnDevice.forgetSession();
  memberOnDevice.remember(bola);
  expect([keptForMember('courses'), keptForMember('course.first')]).toEqual([null, null]);
  save();
  memberOnDevice.forget();
  expect([keptForMember('courses'), keptForMember('course.first')]).toEqual([null, null]);
});

it.each([
  [29 * day, ada],
  [31 * day, null],
])('lasts as long as a session that nobody uses: after %i ms', (passed, who) => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + passed);
  expect(memberOnDevice.remembered()).toEqual(who);
  clock.mockRestore();
});

it('remembers nobody by what it cannot read', () => {
  window.localStorage.setItem('cairn.member', '{"claims":{"sub":"ada"},"at":1}');
  expect(memberOnDevice.remembered()).toBeNull();
  window.localStorage.setItem('cairn.member', 'no JSON');
  expect(memberOnDevice.remembered()).toBeNull();
});
