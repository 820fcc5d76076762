import { describe, expect, it } from 'vitest';
import { STATUSES, statusStyle } from './statuses.ts';

describe('statusStyle', () => {
  it('knows every value of the specification, and those of credit notes', () => {
    expect(Object.keys(STATUSES)).toEqual([
      'free',
      'ideation',
      'founder',
      'pending',
      'in_progress',
      'successful',
      'completed',
      'cancelled',
      'failed',
      'reversed',
      'draft',
      'paid',
      'refunded',
      'credited',
      'credited_in_part',
      'one_time',
      'monthly',
      'quarterly',
      'yearly',
    ]);
  });

  it.each(Object.keys(STATUSES))('gives %s a colour of its own in any case', (value) => {
    const style = statusStyle(value);
    expect(style.colour).not.toBe('muted');
    expect(statusStyle(value.toUpperCase())).toEqual(style);
    expect(statusStyle(value[0]?.toUpperCase() + value.slice(1))).toEqual(style);
  });

  it.each(['archived', '', 'in progress', 'constructor', '__proto__', 'toString'])('mutes the unknown %j', (value) => {
    expect(statusStyle(value)).toEqual({ label: value, colour: 'muted' });
  });
});
