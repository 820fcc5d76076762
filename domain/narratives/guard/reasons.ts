/** Why a sentence is dropped, and what the founder is told of it. */
export const REASONS = {
  number: 'a number or a quantity of its own',
  verdict: 'a verdict or a forecast',
  quotation: 'words that nobody is known to have said',
  name: 'a name that is not in what was sent',
  link: 'a link or an address',
  reference: 'a figure or a quotation in a place where it does not belong',
  binding: 'words of a contract',
  machine: 'words about the AI itself',
  wording: 'words or signs that cannot be checked',
} as const;

export type Reason = keyof typeof REASONS;
export const reasons = Object.keys(REASONS) as Reason[];
