import { randomLetters } from '../../random-letters.ts';

/** Base 58: no 0, O, I and l, which are mistaken for each other. */
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address that says nothing and that nobody guesses: 58 bits. */
export const newSlug = (): string => randomLetters(10, LETTERS);
