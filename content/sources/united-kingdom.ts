import type { Source } from '#domain/sources/source.ts';

/** Public sources for the United Kingdom. `index.ts` says how they were chosen. */
export const UNITED_KINGDOM: readonly Source[] = [
  {
    id: 'uk-ons',
    country: 'GB',
    kind: 'size',
    trades: ['any'],
    name: 'National statistics',
    publisher: 'Office for National Statistics',
    what: 'People, income, spending, prices and firms across the UK.',
    url: 'https://www.ons.gov.uk',
    exactPage: false,
    seenOn: '2026-11-22',
  },
  {
    id: 'uk-names-guide',
    country: 'GB',
    kind: 'register',
    trades: ['any'],
    name: 'Company name rules',
    publisher: 'Companies House',
    what: 'Which names are refused or need consent.',
    url: 'https://www.gov.uk/government/publications/incorporation-and-names/incorporation-and-names',
    exactPage: true,
    seenOn: '2026-11-22',
  },
];
