import { type KanoAnswer, type KanoCategory, type KanoPair, kano } from '../../statistics/kano.ts';
import type { MethodReading } from './methods.ts';

/** The five answers as they are asked. */
export const KANO_WORDS: Readonly<Record<KanoAnswer, string>> = {
  like: 'I like it',
  must: 'It must be so',
  neutral: 'It is all the same to me',
  live: 'I can live with it',
  dislike: 'I dislike it',
};

const MEANING: Readonly<Record<KanoCategory, string>> = {
  M: 'They expect it: without it they stay away, and with it nobody thanks you.',
  O: 'The more of it, the better they like it. It is worth competing on.',
  A: 'It pleases them, and nobody would miss it. It can wait.',
  I: 'They do not care. Do not build it first.',
  R: 'They would rather be without it.',
  Q: 'The answers contradict each other. Ask again, in plainer words.',
};

/** Wanted is what most expect, compete on or enjoy. */
const WANTED: readonly KanoCategory[] = ['M', 'O', 'A'];

/** What the pairs of answers on one feature say. Source: `domain/statistics/kano.ts`. */
export function readFeature(feature: string, answers: readonly KanoPair[]): MethodReading {
  const { counts, category, better, worse } = kano({ answers });
  const people = answers.length;
  if (category === null) return { says: ['Nobody has answered yet.'], entry: null };
  const most = `${counts[category]} of ${people} ${people === 1 ? 'answer says' : 'answers say'} so.`;
  const effect =
    better === null || worse === null
      ? []
      : [`With it ${inPercent(better)} would be happier; without it ${inPercent(-worse)} would be less happy.`];
  const note = `${feature.trim() === '' ? 'One feature' : feature.trim()}: ${MEANING[category]} ${most}`;
  const isSaying = category !== 'Q';
  const side = WANTED.includes(category) ? 'for' : 'against';
  return {
    says: [`${MEANING[category]} ${most}`, ...effect],
    entry: isSaying ? { side, level: 'L2', people, note } : null,
  };
}

const inPercent = (share: number) => `${Math.round(share * 100)}%`;
