import { expect, it } from 'vitest';
import { mergeNews, type News } from './merge-news.ts';

const before: News = { off: { app: ['quotes'], mail: [] }, texts: ['sessions'], digest: 'off', quiet: null };
const night = { from: '22:00', until: '07:00' };

it.each<[string, Partial<News>, Partial<News>, Partial<News>]>([
  [
    'takes what was saved elsewhere, where nothing was touched here',
    {},
    { digest: 'daily', quiet: night },
    { digest: 'daily', quiet: night },
  ],
  ['keeps what was touched here', { digest: 'weekly' }, { digest: 'daily' }, { digest: 'weekly' }],
  [
    'turns off here what was turned off here, and elsewhere what was there',
    { off: { app: ['quotes', 'sessions'], mail: [] } },
    { off: { app: ['quotes'], mail: ['quotes'] } },
    { off: { app: ['quotes', 'sessions'], mail: ['quotes'] } },
  ],
  [
    'turns on again what was turned on here, although it is still off there',
    { off: { app: [], mail: [] } },
    { off: { app: ['quotes', 'product'], mail: [] } },
    { off: { app: ['product'], mail: [] } },
  ],
  [
    'names a topic once that both turned off',
    { texts: ['sessions', 'quotes'] },
    { texts: ['sessions', 'quotes'] },
    { texts: ['sessions', 'quotes'] },
  ],
  ['lets both turn one off', { texts: [] }, { texts: [] }, { texts: [] }],
])('%s', (_what, mine, now, merged) => {
  expect(mergeNews({ ...before, ...mine }, before, { ...before, ...now })).toEqual({ ...before, ...merged });
});
