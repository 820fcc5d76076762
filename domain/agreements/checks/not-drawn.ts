import { charactersNotDrawn } from '../../print/drawn-characters.ts';
import type { Answer, Answers } from '../answers.ts';
import { warn } from './common.ts';
import type { Problem } from './problem.ts';

/** So many are named; the others are many of the same script. */
const NAMED = 8;

/** Letters that the fonts of a PDF lack, in answers and in the founder's own words: they would be signed as empty boxes. */
export function notDrawn(answers: Answers, ownWording: Readonly<Record<string, string>>): Problem[] {
  const found = Object.entries(answers).map(([id, answer]) => ({ id, missing: charactersNotDrawn(textOf(answer)) }));
  const own = Object.values(ownWording).flatMap(charactersNotDrawn);
  const missing = [...new Set([...found.flatMap((each) => each.missing), ...own])];
  if (missing.length === 0) return [];
  const named = `${missing.slice(0, NAMED).join(' ')}${missing.length > NAMED ? ' …' : ''}`;
  const message = `A PDF, and so what is signed, cannot show ${named} and prints □ instead. Write it in Latin letters; Word and text files keep it as it is.`;
  const variables = found.filter((each) => each.missing.length > 0).map(({ id }) => id);
  return [warn('not_drawn', message, variables)];
}

function textOf(answer: Answer | undefined): string {
  if (typeof answer === 'string') return answer;
  return typeof answer === 'object' ? Object.values(answer).map(textOf).join(' ') : '';
}
