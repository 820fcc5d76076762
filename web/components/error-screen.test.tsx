import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorScreen, errorMessage } from './error-screen.tsx';

it.each([
  [new Error('No data found'), 'No data found'],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    'Network error. Please check your connection and try again.',
  ],
  [
    new TypeError('error loading dynamically imported module'),
    'Network error. Please check your connection and try again.',
  ],
  [new Error(''), 'An unknown error occurred'],
  ['thrown text', 'An unknown error occurred'],
  [undefined, 'An unknown error occurred'],
])('says of %j: %s', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('shows a plain sentence, then the message, then both ways on', () => {
  const html = renderToStaticMarkup(<ErrorScreen error={new Error('No data found')} />);
  const text = html.replace(/<[^>]+>/g, '|');
  const words = [
    'Something went wrong',
    'This page could not be shown. Nothing that was saved is lost. Try it again, or start from the home page.',
    'No data found',
    'Try again',
    'Go to home page',
  ];
  const places = words.map((each) => text.indexOf(`|${each}|`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
