import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from '../validation/fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from '../validation/intake.ts';
import { isSafeLink } from '../validation/links.ts';
import { safeLine } from '../validation/safe-text.ts';
import { countryOf } from './country.ts';
import { findSources, MOST_SOURCES } from './find-sources.ts';
import { searchesFor } from './searches.ts';
import type { Source, Trade } from './source.ts';

const intake = (draft: IntakeDraft) => completeIntake({ ...BOOKKEEPING, ...draft });
const source = (id: string, more: Partial<Source> = {}): Source => ({
  id,
  country: 'NG',
  kind: 'permit',
  trades: ['any'],
  name: id,
  publisher: id,
  what: id,
  url: 'https://example.com',
  exactPage: true,
  seen: { on: '2026-11-22', how: 'official-page' },
  ...more,
});
const TRADES: Trade[] = [
  { id: 'lending', words: 'loan, loan app', unless: '' },
  { id: 'exams', words: 'past question, jamb', unless: 'expo, live paper' },
];
const found = (pitch: string, sources: Source[], more: IntakeDraft = {}) =>
  findSources(intake({ pitch, ...more }), sources, TRADES).map(({ id }) => id);

describe('the country where an idea starts', () => {
  it.each<[string, IntakeDraft, string | null]>([
    ['Balogun Market, Lagos Island', {}, 'NG'],
    ['Leeds', {}, 'GB'],
    ['Houston, Texas', {}, 'US'],
    ['the car park behind the church', {}, 'NG'],
    ['the car park behind the church', { price: { amountMinor: 100, currency: 'USD' } }, null],
    ['the car park behind the church', { price: null }, null],
    ['Kasarani, Nairobi', { price: null }, null],
    ['Jossie’s bus stop', { price: null }, null],
  ])('%s %j', (place, more, country) => {
    expect(countryOf(intake({ place, ...more }))).toBe(country);
  });
});

describe('sources for an idea', () => {
  const loans = source('loans', { trades: ['lending'] });
  const exams = source('exams', { trades: ['exams'] });
  const any = source('any');

  it('are those of its trade, then those for every idea', () => {
    expect(found('Students compare loans by phone', [any, exams, loans])).toEqual(['loans', 'any']);
    expect(found('Bead kits for grandmothers', [any, exams, loans])).toEqual(['any']);
  });

  it('put a phrase before a word', () => {
    expect(found('Loan app with JAMB prizes', [exams, loans])).toEqual(['loans', 'exams']);
    expect(found('Past questions and a loan', [loans, exams])).toEqual(['exams', 'loans']);
  });

  it('look at whole words alone, and at what is offered', () => {
    expect(found('Sloane Street dresses for brides', [loans])).toEqual([]);
    expect(found('Voice notes become books', [loans], { regulatedTouchpoints: ['A loan to traders'] })).toEqual([
      'loans',
    ]);
    expect(found('Loan officers in Yaba get tea at their desks', [loans])).toEqual([]);
    expect(found('Voice notes become books', [loans], { segment: 'People with a loan' })).toEqual([]);
  });

  it('leave a trade that another word excludes', () => {
    expect(found('JAMB expo the night before', [exams])).toEqual([]);
  });

  it('put permits first, then sizes, then registers', () => {
    const kinds = (['register', 'size', 'permit'] as const).map((kind) => source(kind, { kind }));
    expect(found('Bead kits', kinds)).toEqual(['permit', 'size', 'register']);
  });

  it('are of its country, and of its part of it', () => {
    const lagos = source('lagos', { onlyIn: ['Lagos'] });
    const british = source('british', { country: 'GB' });
    expect(found('Bead kits', [lagos, british])).toEqual(['lagos']);
    expect(found('Bead kits', [lagos, british], { place: 'Kano' })).toEqual([]);
    expect(found('Bead kits', [lagos, british], { place: 'Leeds' })).toEqual(['british']);
  });

  it('are few enough to look at', () => {
    const many = Array.from({ length: 9 }, (_, index) => source(`s${index}`));
    expect(found('Bead kits', many)).toHaveLength(MOST_SOURCES);
  });
});

describe('ready searches', () => {
  const lines = (draft: IntakeDraft, onlyPermits = false) =>
    searchesFor(intake(draft), onlyPermits).map(({ for: purpose, where, words }) => `${purpose}: ${where}: ${words}`);

  it('are built from the answers', () => {
    expect(
      lines({ pitch: 'Fish sellers in Makoko rent a cold box by the day', regulatedTouchpoints: ['Selling food'] }),
    ).toMatchInlineSnapshot(`
      [
        "alternatives: Google: cold box Makoko price",
        "alternatives: Google Maps: cold box near Makoko",
        "alternatives: Google Play: cold box",
        "alternatives: Google: site:apps.apple.com cold box",
        "alternatives: Google: A bookkeeping app price complaints",
        "alternatives: Google: A nephew who studies accounting price complaints",
        "permits: Google: site:gov.ng licence cold box",
        "permits: Google: site:gov.ng Selling food",
        "names: Corporate Affairs Commission: Kasuwa Ledger",
      ]
    `);
  });

  it.each([
    ['NG', 'Lagos', 'https://icrp.cac.gov.ng/public-search', 'site:gov.ng'],
    [
      'GB',
      'Leeds',
      'https://find-and-update.company-information.service.gov.uk/search/companies?q=Kasuwa%20Ledger',
      'site:gov.uk',
    ],
    ['US', 'Houston', 'https://www.sec.gov/edgar/search/#/q=Kasuwa%20Ledger', 'site:gov '],
  ])('ask the register and the authorities of %s', (_, place, register, site) => {
    const searches = searchesFor(intake({ place, pitch: 'A cold box by the day' }));
    expect(searches.find(({ for: purpose }) => purpose === 'names')?.url).toBe(register);
    expect(searches.find(({ for: purpose }) => purpose === 'permits')?.words).toContain(site);
  });

  it('ask for permits alone where it may be unlawful', () => {
    const all = lines({ pitch: 'Sell guns to vigilantes in Zamfara' }, true);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((line) => line.startsWith('permits'))).toBe(true);
  });

  it('ask for three of the named alternatives at most', () => {
    const alternatives = ['Aba', 'Bida', 'Gusau', 'Jos'].map((name) => ({ name }));
    expect(lines({ alternatives }).filter((line) => line.includes('complaints'))).toHaveLength(3);
  });

  it('are none where the answers that they need are missing', () => {
    expect(searchesFor(completeIntake({}))).toEqual([]);
  });

  const HOSTS =
    /^https:\/\/(?:www\.google\.com|play\.google\.com|icrp\.cac\.gov\.ng|find-and-update\.company-information\.service\.gov\.uk|www\.sec\.gov)\//;
  const hostile = fc.oneof(
    fc.constantFrom(
      '" onclick="alert(1)',
      '&q=evil#/x',
      'javascript:alert(1)',
      '<script>',
      '\ud800 lone',
      '\u202egnp.exe',
      '%0d%0aSet-Cookie',
      '../../..',
      '👩‍👩‍👧'.repeat(80),
      'a b+c',
    ),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );

  it('hold what was typed as their words and nowhere else, whatever it was', () => {
    fc.assert(
      fc.property(
        hostile,
        hostile,
        hostile,
        fc.constantFrom('Lagos', 'Leeds', 'Texas', 'x'),
        (title, pitch, name, place) => {
          const searches = searchesFor(
            intake({ title, pitch, place, alternatives: [{ name }], regulatedTouchpoints: [name] }),
          );
          for (const { url, words } of searches) {
            expect(url).toMatch(HOSTS);
            expect(isSafeLink(url)).toBe(true);
            expect(safeLine(words)).toBe(words);
            const { searchParams, hash } = new URL(url);
            const asked =
              searchParams.get('q') ?? searchParams.get('query') ?? decodeURIComponent(hash.replace(/^#\/q=/, ''));
            expect([words, '']).toContain(asked);
            expect([...searchParams.keys()].filter((key) => !['q', 'query', 'api', 'c'].includes(key))).toEqual([]);
          }
        },
      ),
    );
  });
});
