import { describe, expect, it } from 'vitest';
import { CONFIRMATIONS, COUNTRIES } from '#domain/sources/source.ts';
import { isSafeLink } from '#domain/validation/links.ts';
import { SOURCES } from './index.ts';
import { TRADES } from './trades.ts';

/** The days on which pages and addresses were looked at. */
const DAYS = ['2026-11-22', '2026-11-23'];

describe('the list of sources', () => {
  it.each(SOURCES.map((source) => [source.id, source] as const))('%s is whole', (_, source) => {
    expect(isSafeLink(source.url)).toBe(true);
    expect(DAYS).toContain(source.seen.on);
    expect(['official-page', 'fact-and-address']).toContain(source.seen.how);
    expect(source.kind === 'permit').toBe(source.permission !== undefined);
    for (const words of [source.name, source.publisher, source.what]) expect(words.length).toBeGreaterThan(2);
    for (const trade of source.trades) expect(['any', ...TRADES.map(({ id }) => id)]).toContain(trade);
    expect(JSON.stringify(source)).not.toMatch(/believed|unconfirmed|undefined/);
  });

  it('can say of nothing that it is believed, known or seen by its address alone', () => {
    expect(Object.keys(CONFIRMATIONS)).toEqual(['official-page', 'fact-and-address']);
    for (const how of Object.keys(CONFIRMATIONS)) expect(SOURCES.some(({ seen }) => seen.how === how)).toBe(true);
  });

  it('has something for every idea of each country', () => {
    for (const country of COUNTRIES) {
      const fit = SOURCES.filter((source) => source.country === country && source.trades.includes('any'));
      expect(fit.length).toBeGreaterThan(0);
    }
  });

  it('names nothing twice, and holds no trade that nothing serves', () => {
    expect(new Set(SOURCES.map(({ id }) => id)).size).toBe(SOURCES.length);
    const served = new Set(SOURCES.flatMap(({ trades }) => trades));
    expect(TRADES.filter(({ id }) => !served.has(id))).toEqual([]);
  });
});
