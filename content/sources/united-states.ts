import type { Source } from '#domain/sources/source.ts';

/** Public sources for the United States. `index.ts` says how they were chosen. */
export const UNITED_STATES: readonly Source[] = [
  {
    id: 'us-cbp',
    country: 'US',
    kind: 'size',
    trades: ['any'],
    name: 'County Business Patterns',
    publisher: 'US Census Bureau',
    what: 'Employer businesses, staff and pay by trade and county.',
    url: 'https://www.census.gov/programs-surveys/cbp.html',
    exactPage: true,
    seenOn: '2026-11-22',
  },
  {
    id: 'us-nonemployer',
    country: 'US',
    kind: 'size',
    trades: ['any'],
    name: 'Nonemployer Statistics',
    publisher: 'US Census Bureau',
    what: 'One-person businesses by trade, down to county.',
    url: 'https://www.census.gov/programs-surveys/nonemployer-statistics.html',
    exactPage: true,
    seenOn: '2026-11-22',
  },
  {
    id: 'us-uspto',
    country: 'US',
    kind: 'register',
    trades: ['any'],
    name: 'Trademark search',
    publisher: 'US Patent and Trademark Office',
    what: 'Free search of federal marks; it replaced the older TESS in November 2023.',
    url: 'https://tmsearch.uspto.gov/',
    exactPage: false,
    seenOn: '2026-11-22',
  },
];
