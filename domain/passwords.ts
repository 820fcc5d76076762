/** How hard a password is to guess, as far as its length and signs tell. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Whose password it is: what others know of them is tried first. */
export type PasswordOwner = { email: string; name?: string };

const short = 10;
const long = 14;
/** Of different signs: "aaaaaaaaaaaaaa" is long, and guessed at once. */
const [few, many] = [5, 8];

/**
 * Length counts most, then how many different signs there are (NIST SP 800-63B, appendix A: length is what makes guessing
 * slow); the lines between are this product's own. Weak is also what is made of the owner's e-mail address or name, or is a
 * row of neighbouring signs. The list of common passwords is the server's.
 */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const signs = [...password.toLowerCase()];
  const different = new Set(signs).size;
  if (signs.length < short || different < few || isRow(signs) || holdsOwner(password, owner)) return 'weak';
  return signs.length >= long && different >= many ? 'strong' : 'fair';
}

/** Whether it is the owner's e-mail address, the part before its @, or their name. */
export function isOwnersWord(password: string, owner: PasswordOwner): boolean {
  return wordsOf(owner).includes(plain(password));
}

/** With nothing, or next to nothing, beside it. */
function holdsOwner(password: string, owner: PasswordOwner): boolean {
  const typed = plain(password);
  return wordsOf(owner).some(
    (word) => word.length > 3 && typed.includes(word) && typed.length - word.length < short / 2,
  );
}

const wordsOf = ({ email, name = '' }: PasswordOwner): string[] =>
  [email, email.split('@')[0] ?? '', name].map(plain).filter(Boolean);

/** Without capitals, accents and spaces: neither makes a name another. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** "abcdefghij", "9876543210": each sign is the neighbour of the one before. */
function isRow(signs: string[]): boolean {
  const steps = signs.slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  return steps.length > 0 && steps.every((step) => Math.abs(step) <= 1);
}
