import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike: people copy it by hand. 5 bits each. */
const CLEAR = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many letters that nobody guesses. @param alphabet each letter is one of these, all as likely. */
export const randomLetters = (count: number, alphabet = CLEAR): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
