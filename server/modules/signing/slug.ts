import { randomInt } from 'node:crypto';

/** Base 58: no 0, O, I and l, which are mistaken for each other. */
const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LENGTH = 10;

/** An address that says nothing and that nobody guesses: 58 bits. */
export const newSlug = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
