import { readSentence } from '../first-look/sentence.ts';
import type { Intake } from '../validation/intake.ts';
import { saysNoPermission, saysNothing } from '../validation/phrases.ts';
import { safeLine, shortLine } from '../validation/safe-text.ts';
import { countryOf } from './country.ts';
import type { Country } from './source.ts';

export type SearchFor = 'alternatives' | 'permits' | 'names';
/** A search that somebody makes by following the link: nothing is looked up before. */
export type ReadySearch = { for: SearchFor; where: string; words: string; url: string };

const MOST_LETTERS = 60;
const MOST_RIVALS = 3;
/** What every search page reads, in bytes; browsers refuse only much longer addresses. */
const MOST_ENCODED = 240;

type Engine = { where: string; address: (words: string) => string };
const GOOGLE: Engine = { where: 'Google', address: (words) => `https://www.google.com/search?q=${words}` };
const MAPS: Engine = {
  where: 'Google Maps',
  address: (words) => `https://www.google.com/maps/search/?api=1&query=${words}`,
};
const PLAY: Engine = {
  where: 'Google Play',
  address: (words) => `https://play.google.com/store/search?c=apps&q=${words}`,
};

const APP_STORE = 'site:apps.apple.com';
const OFFICIAL: Readonly<Record<Country, string>> = { NG: 'site:gov.ng', GB: 'site:gov.uk', US: 'site:gov' };

/** Where a company's name can be looked up. The Nigerian register takes no words in its address. */
const REGISTERS: Readonly<Record<Country, Engine>> = {
  NG: { where: 'Corporate Affairs Commission', address: () => 'https://icrp.cac.gov.ng/public-search' },
  GB: {
    where: 'Companies House',
    address: (words) => `https://find-and-update.company-information.service.gov.uk/search/companies?q=${words}`,
  },
  US: { where: 'SEC EDGAR', address: (words) => `https://www.sec.gov/edgar/search/#/q=${words}` },
};

/**
 * Searches for what customers can choose instead, for permits and for names, from the founder's answers. Whatever was typed
 * stands encoded in the words of a search and nowhere else. `onlyPermits`: where it may be unlawful, nothing else is asked.
 */
export function searchesFor(intake: Intake, onlyPermits = false): ReadySearch[] {
  const { what, where } = readSentence(intake.pitch);
  const thing = words(what) || words(intake.title);
  const place = words(where) || words(intake.place);
  const country = countryOf(intake);
  const rivals = intake.alternatives.filter(({ name }) => !saysNothing(name)).map(({ name }) => words(name));
  const touchpoint = words(intake.regulatedTouchpoints.find((one) => !saysNoPermission(one)) ?? '');
  const searches = [
    search('alternatives', GOOGLE, `${thing} ${place} price`, thing),
    search('alternatives', MAPS, `${thing} near ${place}`, thing && place),
    search('alternatives', PLAY, thing, thing),
    search('alternatives', GOOGLE, `${APP_STORE} ${thing}`, thing),
    ...rivals.slice(0, MOST_RIVALS).map((rival) => search('alternatives', GOOGLE, `${rival} price complaints`, rival)),
    ...(country
      ? [
          search('permits', GOOGLE, `${OFFICIAL[country]} licence ${thing}`, thing),
          search('permits', GOOGLE, `${OFFICIAL[country]} ${touchpoint}`, touchpoint),
          search('names', REGISTERS[country], words(intake.title), words(intake.title)),
        ]
      : [search('permits', GOOGLE, `licence permit ${thing} ${place}`, thing && place)]),
  ].flat();
  return onlyPermits ? searches.filter((one) => one.for === 'permits') : searches;
}

/** Nothing where the answer that it needs is missing. */
function search(purpose: SearchFor, { where, address }: Engine, query: string, needed: string): ReadySearch[] {
  const asked = fitting(safeLine(query));
  return needed === '' ? [] : [{ for: purpose, where, words: asked, url: address(encodeURIComponent(asked)) }];
}

const words = (text: string) =>
  shortLine(text, MOST_LETTERS)
    .replace(/["“”…]/gu, '')
    .trim();

/** As many whole characters as fit an address. */
function fitting(text: string): string {
  let kept = '';
  for (const character of text) {
    if (encodeURIComponent(kept + character).length > MOST_ENCODED) break;
    kept += character;
  }
  return kept.trim();
}
