import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nigerianMobile, phoneToE164 } from './phone.ts';

const national = fc
  .tuple(fc.constantFrom('70', '71', '80', '81', '90', '91'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([prefix, rest]) => prefix + String(rest).padStart(8, '0'));

describe('nigerianMobile', () => {
  it.each([
    '0803 123 4567',
    '803 123 4567',
    '+234 803 123 4567',
    '+234 (0)803 123 4567',
    '+2340803 123 4567',
    '2348031234567',
    '00234 8031234567',
    '009 234 803 123 4567',
    '0803-123-4567',
    '0803–123–4567',
    '0803\u00a0123\u00a04567',
    '[0803] 1234567',
    '  08031234567  ',
  ])('reads %j', (text) => {
    expect(nigerianMobile(text)).toBe('+2348031234567');
    expect(phoneToE164(text)).toBe('+2348031234567');
  });

  it.each([
    '',
    '0123456789',
    '803123456',
    '80312345678',
    '0603 123 4567',
    '0723 123 4567',
    '+234 012 345 6789',
    '+234 00803 123 4567',
    '++234 803 123 4567',
    '234+8031234567',
    '0803 123 456x',
    '0803.123.4567;',
    '٠٨٠٣١٢٣٤٥٦٧',
    '08031234567\u0000',
    "0803' OR 1=1",
  ])('refuses %j', (text) => {
    expect(nigerianMobile(text)).toBeNull();
    expect(phoneToE164(text)).toBeNull();
  });

  it('gives one number for every way of writing it, with no trunk zero behind +234', () => {
    fc.assert(
      fc.property(national, fc.constantFrom('', '0', '234', '+234', '+234(0)', '00234', '009234'), (digits, prefix) => {
        expect(nigerianMobile(prefix + digits)).toBe(`+234${digits}`);
        expect(nigerianMobile(`+234${digits}`)).toBe(`+234${digits}`);
      }),
    );
  });

  it('never forces a foreign number under +234', () => {
    expect(nigerianMobile('+44 7700 900123')).toBeNull();
    expect(nigerianMobile('+1 803 123 4567')).toBeNull();
    expect(nigerianMobile('+8031234567')).toBeNull();
  });
});

describe('phoneToE164', () => {
  it.each([
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['+233 20 123 4567', '+233201234567'],
  ])('keeps the foreign number %s', (text, e164) => {
    expect(phoneToE164(text)).toBe(e164);
  });

  it.each(['+', '+0123456789', '+123456', '+1234567890123456', '44 7700 900123', '+44 7700 9OO123'])(
    'refuses %j',
    (text) => {
      expect(phoneToE164(text)).toBeNull();
    },
  );

  it('settles: what it returns, it returns again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0012346789 -()') }), (text) => {
        const e164 = phoneToE164(text);
        if (e164 === null) return;
        expect(e164).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(phoneToE164(e164)).toBe(e164);
      }),
    );
  });
});
