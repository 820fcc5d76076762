import { describe, expect, it } from 'vitest';
import { takeFirstLook } from './first-look.ts';
import { withPurpose } from './purpose.ts';

const lookAt = (says: string) => {
  const look = takeFirstLook(says);
  if (look.kind === 'ask') throw new Error(look.ask);
  return look;
};

describe('a bare platform', () => {
  it.each([
    ['HR people need a platform to manage staff leave', 'HR people', 'platform to manage staff leave', ''],
    ['estate agents need a system to share inspection dates', 'estate agents', 'system to share inspection dates', ''],
    [
      'A platform that helps tailors in Aba take measurement from a photo',
      'tailors',
      'platform to take measurement',
      'Aba',
    ],
    ['software that lets poultry farmers record eggs every morning', 'poultry farmers', 'software to record eggs', ''],
  ])('is told by what it is for: %s', (says, who, what, where) => {
    expect(lookAt(says)).toMatchObject({ ideaKind: 'software', parts: { who, what, where } });
  });

  it('reads so in each of the five', () => {
    const { beliefs } = lookAt('HR people need a platform to manage staff leave');
    expect(beliefs.filter((line) => line.includes('platform'))).not.toEqual([]);
    for (const line of beliefs) expect(line).not.toMatch(/platforms?(?! to manage staff leave)/u);
    expect(withPurpose('platform', 'platform (beta) for C++ (new) people', ['C++ (new) people'])).toBe('platform');
  });

  it.each([
    [
      'software',
      'software for pharmacies so their drug no go expire for shelf, dem go dey pay 10k monthly',
      'pharmacies',
    ],
    ['app', 'app for estates so visitors no go wait for gate', 'estates'],
    ['app', 'an app so mechanics can remember which car get which part', 'mechanics'],
    ['cold box', 'cold box to keep fish fresh', ''],
    ['booking app', 'booking app to find a bus', ''],
  ])('stays as it is where nothing is said that it does, and so does what has a name: %s', (what, says, who) => {
    expect(withPurpose(what, says, [who])).toBe(what);
  });
});
