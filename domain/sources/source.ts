export const COUNTRIES = ['NG', 'GB', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

/** What one finds there: how many there are, who must allow it, or who holds a name or a licence. */
export type SourceKind = 'size' | 'permit' | 'register';

/**
 * How a source was confirmed. What is only known from memory, or whose address alone was seen, has no word here: it is not shown.
 * The words are those of the list that the sources come from.
 */
export const CONFIRMATIONS = {
  'official-page': 'A page of the official site itself was seen',
  'fact-and-address': 'Another public page states it, and the official address was seen',
} as const;
export type Confirmation = keyof typeof CONFIRMATIONS;

/** A public place where something can be looked up. `any` among its trades fits every idea. */
export type Source = {
  id: string;
  country: Country;
  kind: SourceKind;
  trades: readonly string[];
  name: string;
  publisher: string;
  what: string;
  url: string;
  /** False where the address is a front page on which the right page must be looked for. */
  exactPage: boolean;
  /** The day on which the address was last seen, YYYY-MM-DD, and what was seen that confirms what is said of it. */
  seen: { on: string; how: Confirmation };
  /** Of a permit: what the permission is called. */
  permission?: string;
  /** Where it holds in no other part of the country. */
  onlyIn?: readonly string[];
};

/** How founders write a trade, as words and phrases between commas; with one of `unless` it is another trade. */
export type Trade = { id: string; words: string; unless: string };
