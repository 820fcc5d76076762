import type { OfferLine, OfferTerms } from './quote-offer.ts';

/** What a version of an offer changed. A line is told by its description. */
export type OfferChange =
  | { kind: 'added'; line: OfferLine }
  | { kind: 'removed'; line: OfferLine }
  | { kind: 'changed'; before: OfferLine; after: OfferLine }
  | { kind: 'discount'; before: number; after: number }
  | { kind: 'cadence'; before: OfferTerms['cadence']; after: OfferTerms['cadence'] }
  | { kind: 'currency'; before: OfferTerms['currency']; after: OfferTerms['currency'] };

/** From one version to a later one: terms first, then lines as the later version has them, then those that are gone. */
export function offerChanges(before: OfferTerms, after: OfferTerms): OfferChange[] {
  const changes: OfferChange[] = [];
  if (before.currency !== after.currency)
    changes.push({ kind: 'currency', before: before.currency, after: after.currency });
  if (before.cadence !== after.cadence) changes.push({ kind: 'cadence', before: before.cadence, after: after.cadence });
  if (before.discountMinor !== after.discountMinor)
    changes.push({ kind: 'discount', before: before.discountMinor, after: after.discountMinor });

  const left = [...before.lines];
  for (const line of after.lines) {
    const at = left.findIndex(({ description }) => description === line.description);
    const [earlier] = at < 0 ? [] : left.splice(at, 1);
    if (!earlier) changes.push({ kind: 'added', line });
    else if (earlier.quantity !== line.quantity || earlier.unitMinor !== line.unitMinor)
      changes.push({ kind: 'changed', before: earlier, after: line });
  }
  return [...changes, ...left.map((line): OfferChange => ({ kind: 'removed', line }))];
}
