import { expect, it } from 'vitest';
import { isZone } from './zone.ts';

it.each(['Africa/Lagos', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Asia/Kolkata', 'Etc/GMT+5', 'UTC'])(
  'computes with %s',
  (name) => {
    expect(isZone(name)).toBe(true);
    expect(isZone(name)).toBe(true);
  },
);

it.each(['', 'Mars/Base', 'WAT', '+01:00', 'GMT+1', 'Africa/', '/Lagos', 'Africa/Lagos ', '../Lagos', '__proto__'])(
  'refuses %j',
  (name) => {
    expect(isZone(name)).toBe(false);
  },
);
