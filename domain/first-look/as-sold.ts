import type { IdeaKind } from './kinds.ts';
import { asMany } from './plain.ts';

/** A home, a dog or a cat pays nobody: its people do. */
export const asOwners = (who: string) =>
  who
    .replace(/^homes$/iu, 'households')
    .replace(/^(?:\p{L}+ ){0,2}(?:babies|toddlers|infants)$/iu, (young) => `parents of ${young}`)
    .replace(/^(?:(?:\p{L}+ )?(?:dogs|cats|pets)(?: and |$))+/iu, (pets) => `owners of ${pets}`);
/** Who gets it pays nothing. */
export const IS_GIVEN =
  /\b(?:charity|ngo|foundation|non-?profit|donat(?:e|es|ed|ing|ions?)|giv(?:e|es|ing) (?:out )?free|for free)\b/iu;

/** "Cleaning" is said for "cleaning service", and a poultry farm sells poultry. */
export function asOffered(what: string, kind: IdeaKind): string {
  if (kind === 'jobs')
    return what.replace(/^(.*) (?:agency|agencies|company|service)$/iu, (_, staff: string) => asMany(staff));
  if (kind === 'making' || kind === 'food')
    return what.replace(
      /(?:(?: (?:processing|production|making))? (?:factory|plant)| (?:processing|production))$/iu,
      '',
    );
  if (kind === 'marketplace') return what.replace(/(?<=\p{L}) (?:marketplace|exchange|swap)$/iu, '');
  if (kind === 'service') return what.replace(/(?<=ing) services?$/iu, '');
  const [, grown = ''] = (kind === 'farming' && IS_FARM.exec(what)) || [];
  return grown === '' ? what : COUNTED_ONES.test(grown) ? asMany(grown) : grown;
}

const IS_FARM = /^(.*\p{L}) (?:farm(?:s|ing)?|rearing|breeding)$/iu;
const COUNTED_ONES = /(?:pig|snail|goat|cow|rabbit|duck|quail|turkey|mushroom)$/iu;
