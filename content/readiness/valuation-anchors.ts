import type { Country } from '#domain/sources/source.ts';

/** A public, dated place that says what young companies were valued at before an investment. */
export type ValuationAnchor = {
  id: string;
  country: Country;
  publisher: string;
  name: string;
  what: string;
  url: string;
  /** The day on which the address was seen, YYYY-MM-DD. */
  seenOn: string;
  /** Its figure in words and in minor units, where the page itself was seen to state it, and the day it was published. */
  figure?: {
    words: string;
    amountMinor: number;
    currency: 'USD';
    date: string;
    /** What it starts: the average of a region, or the most that one element of the Berkus method is worth. */
    starts: 'regionalAverage' | 'berkus';
  };
};

/** No such page was found for Nigeria: reports there count rounds and money raised, not what the companies were valued at. */
export const VALUATION_ANCHORS: readonly ValuationAnchor[] = [
  {
    id: 'us-carta-private-markets',
    country: 'US',
    publisher: 'Carta',
    name: 'State of Private Markets: Q1 2025',
    what: 'Medians by stage of the US companies whose shares Carta keeps. A newer quarter may be out.',
    url: 'https://carta.com/data/state-of-private-markets-q1-2025/',
    seenOn: '2026-11-23',
    figure: {
      words: 'Median before the investment, new seed rounds of January to March 2025',
      amountMinor: 1_600_000_000,
      currency: 'USD',
      date: '2025-05-13',
      starts: 'regionalAverage',
    },
  },
  {
    id: 'us-gust-berkus',
    country: 'US',
    publisher: 'Gust',
    name: 'Valuations 101: The Dave Berkus Method',
    what: 'The most that the author of the method gives each of its five elements, for companies in the United States.',
    url: 'https://gust.com/angel-investing/startup-blogs/2011/11/02/248/',
    seenOn: '2026-11-26',
    figure: {
      words: 'Most for one element of the Berkus method',
      amountMinor: 50_000_000,
      currency: 'USD',
      date: '2011-11-02',
      starts: 'berkus',
    },
  },
  {
    id: 'gb-equity-tracker',
    country: 'GB',
    publisher: 'British Business Bank',
    name: 'Small Business Equity Tracker 2025',
    what: 'Equity deals of smaller UK companies in 2024, by stage and region, in pounds.',
    url: 'https://www.british-business-bank.co.uk/about-research-and-publications/small-business-equity-tracker-2025',
    seenOn: '2026-11-23',
  },
];
