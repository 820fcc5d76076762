/** A longer sentence is no plain one: it is dropped unread, so that no pattern ever meets a long text. */
export const SENTENCE_LENGTH = 600;

/** One spelling for each character (NFKC), no invisible ones, one kind of space. What is judged is also what is shown. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{Surrogate}\p{Variation_Selector}]/gu, (character) => (/\s/u.test(character) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** One kind of apostrophe and of quotation mark, for comparing. The length stays. */
export function foldMarks(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201a\u201b`\u00b4\u2032\u02bc\u02b9]/gu, "'")
    .replace(/["\u201c-\u201f\u00ab\u00bb\u2039\u203a\u300c-\u300f\u301d-\u301f]/gu, '"');
}

/** Letters without their marks, in small: ọ̀kan as okan. */
export const bareLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
