import { expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { snapshotOf } from './fixtures/ledger.ts';
import { posterLink, withPosterLink } from './poster-link.ts';
import { testCardFor } from './test-cards.ts';
import { testKit } from './test-kits.ts';

it.each([
  ['0803 123 4567', 'https://wa.me/2348031234567?text=Hello.%20I%20saw%20the%20poster%20of%20Kasuwa%20Ledger.'],
  ['+44 7700 900123', 'https://wa.me/447700900123?text=Hello.%20I%20saw%20the%20poster%20of%20Kasuwa%20Ledger.'],
  [' https://forms.gle/abc?x=1 ', 'https://forms.gle/abc?x=1'],
  ['wa.me/2348031234567', 'https://wa.me/2348031234567'],
])('leads to a chat or to an address: %s', (typed, href) => {
  expect(posterLink(typed, 'Kasuwa Ledger')?.href).toBe(href);
});

it.each([
  '',
  '0803',
  'call me',
  'javascript:alert(1)',
  'http://me@evil.example',
  'https://localhost',
  'ftp://a.example',
])('leads nowhere else: %s', (typed) => {
  expect(posterLink(typed, '')).toBeNull();
});

it('greets without a name where the idea has none', () => {
  expect(posterLink('08031234567', '')?.href).toBe(
    'https://wa.me/2348031234567?text=Hello.%20I%20saw%20your%20poster.',
  );
});

it('fills the line that was left open on the poster', () => {
  const { assumptions, intake } = snapshotOf({ intake: BOOKKEEPING });
  const price = assumptions.find(({ id }) => id === 'V1');
  const words = price
    ? (testKit(testCardFor(price, intake), intake, null).find(({ id }) => id === 'poster')?.text ?? '')
    : '';
  const lastLine = (typed: string) => {
    const link = posterLink(typed, '');
    return link && withPosterLink(words, link).split('\n').at(-1);
  };
  expect(words).toMatch(/____$/u);
  expect(lastLine('0803 123 4567')).toBe('Call or WhatsApp: +2348031234567');
  expect(lastLine('forms.gle/abc')).toBe('forms.gle/abc');
});
