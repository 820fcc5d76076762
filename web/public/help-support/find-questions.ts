import type { HelpArea, HelpQuestion } from '#content/help/help.ts';

/** The questions that hold every word of `search`, in question, answer or area. Accents and capitals do not matter. */
export function findQuestions(areas: readonly HelpArea[], search: string): HelpArea[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return areas
    .map((area) => ({ ...area, questions: area.questions.filter((one) => holdsAll(area, one, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

function holdsAll({ heading }: HelpArea, { question, answer }: HelpQuestion, words: string[]): boolean {
  const text = plain([heading, question, ...answer].join(' '));
  return words.every((word) => text.includes(word));
}

/** Small letters without accents; "e-mail" and "email" are the same word. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '');
}
