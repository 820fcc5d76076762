import { createHash } from 'node:crypto';

const longest = 100;

/** First and last name as Moodle takes them: neither is blank, none has a `<`, at most 100 signs each. */
export function splitName(name: string, email: string): { firstname: string; lastname: string } {
  const [first = '', ...others] = wordsOf(name);
  const firstname = first || wordsOf(email.split('@')[0] ?? '').join(' ') || 'User';
  return { firstname: cut(firstname), lastname: cut(others.join(' ') || '-') };
}

const wordsOf = (text: string): string[] =>
  text
    .toWellFormed()
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

const cut = (text: string): string => [...text].slice(0, longest).join('').trim();

const prefix = 'fp-';

/** The name of the account that we make for a founder: the only thing that Moodle holds to be unique. */
export function usernameOf(uid: string): string {
  const name = `${prefix}${uid.toLowerCase()}`;
  if (/^[a-z0-9._@-]{1,100}$/.test(name)) return name;
  return prefix + createHash('sha256').update(uid).digest('hex').slice(0, 40);
}

/** Whether we made the account of this name, for anybody. */
export const isOurName = (username: string): boolean => username.startsWith(prefix);
