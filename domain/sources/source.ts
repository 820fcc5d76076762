export const COUNTRIES = ['NG', 'GB', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

/** What one finds there: how many there are, who must allow it, or who holds a name or a licence. */
export type SourceKind = 'size' | 'permit' | 'register';

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
  /** The day on which the address was seen, YYYY-MM-DD. */
  seenOn: string;
  /** Of a permit: what the permission is called. */
  permission?: string;
  /** Where it holds in no other part of the country. */
  onlyIn?: readonly string[];
};

/** How founders write a trade, as words and phrases between commas; with one of `unless` it is another trade. */
export type Trade = { id: string; words: string; unless: string };
