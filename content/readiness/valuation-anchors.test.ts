import { expect, it } from 'vitest';
import { isSafeLink } from '#domain/validation/links.ts';
import { VALUATION_ANCHORS } from './valuation-anchors.ts';

it.each(VALUATION_ANCHORS.map((anchor) => [anchor.id, anchor] as const))(
  '%s is whole and was published before it was seen',
  (_, anchor) => {
    expect(isSafeLink(anchor.url)).toBe(true);
    expect(Date.parse(anchor.seenOn)).not.toBeNaN();
    if (anchor.figure) {
      expect(Number.isSafeInteger(anchor.figure.amountMinor)).toBe(true);
      expect(Date.parse(anchor.figure.date)).toBeLessThan(Date.parse(anchor.seenOn));
    }
  },
);
