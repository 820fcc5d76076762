import { readSentence } from '../first-look/sentence.ts';
import type { Intake } from '../validation/intake.ts';
import { countryOf } from './country.ts';
import type { Source, SourceKind, Trade } from './source.ts';

/** Enough to look at in one go. */
export const MOST_SOURCES = 6;

const KIND_ORDER: readonly SourceKind[] = ['permit', 'size', 'register'];

/**
 * Where the founder can look up sizes and permits: those of the idea's country and trade, best match first, then those that
 * fit every idea. Customers do not count for the trade: what is sold to a pharmacy is no pharmacy. This product's own convention.
 */
export function findSources(intake: Intake, sources: readonly Source[], trades: readonly Trade[]): Source[] {
  const country = countryOf(intake);
  const scores = tradeScores(offerOf(intake), trades);
  const scoreOf = (source: Source) => Math.max(0, ...source.trades.map((trade) => scores.get(trade) ?? 0));
  return sources
    .filter((source) => source.country === country && holdsHere(source, intake.place))
    .map((source) => ({ source, score: scoreOf(source) }))
    .filter(({ source, score }) => score > 0 || source.trades.includes('any'))
    .sort((a, b) => b.score - a.score || kindAt(a.source) - kindAt(b.source))
    .slice(0, MOST_SOURCES)
    .map(({ source }) => source);
}

const kindAt = ({ kind }: Source) => KIND_ORDER.indexOf(kind);

const holdsHere = ({ onlyIn }: Source, place: string) =>
  onlyIn === undefined || onlyIn.some((part) => place.toLowerCase().includes(part.toLowerCase()));

/** What is offered, without whom it is for and where. */
function offerOf({ title, pitch, regulatedTouchpoints }: Intake): string {
  const { who, where } = readSentence(pitch);
  const own = [who, where].reduce((text, words) => (words === '' ? text : text.replace(words, ' ')), pitch);
  return plain([title, own, ...regulatedTouchpoints].join(' / '));
}

/** Phrases weigh twice, for single words fit many trades. */
function tradeScores(text: string, trades: readonly Trade[]): Map<string, number> {
  const has = (words: string) => text.includes(` ${words} `) || text.includes(` ${words}s `);
  return new Map(
    trades.map(({ id, words, unless }) => {
      const found = phrasesIn(unless).some(has) ? [] : phrasesIn(words).filter(has);
      return [id, found.reduce((sum, word) => sum + (word.includes(' ') ? 2 : 1), 0)];
    }),
  );
}

const phrasesIn = (list: string) =>
  list
    .split(',')
    .map((words) => plain(words).trim())
    .filter((words) => words !== '');

const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
