import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CookieNotice } from './cookie-banner.tsx';

const render = (asks: boolean) =>
  renderToStaticMarkup(<CookieNotice asks={asks} onAnswer={() => undefined} onChoose={() => undefined} />);
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)/g)].map((match) => match[1]);

it('has the single button "I understand" while there is nothing to choose', () => {
  expect(buttonsOf(render(false))).toEqual(['I understand']);
});

it('offers rejecting beside accepting, in the same look, when there is something to choose', () => {
  const html = render(true);
  expect(buttonsOf(html)).toEqual(['Accept all', 'Reject all', 'Choose one by one']);
  const [accept, reject] = [...html.matchAll(/<button[^>]*class="([^"]*)"/g)].map((match) => match[1]);
  expect(reject).toBe(accept);
});

it.each([false, true])('links the privacy policy and the terms (asks: %s)', (asks) => {
  expect(render(asks)).toContain('href="/privacy-policy"');
  expect(render(asks)).toContain('href="/terms"');
});
