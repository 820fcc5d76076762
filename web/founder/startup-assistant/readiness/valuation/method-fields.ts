import type { Currency } from '#domain/money/money.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import type { Draft } from '#web/drafts/draft.ts';

/** What the fields of every method work with. */
export type MethodFieldsProps = {
  input: ValuationInput;
  currency: Currency;
  edit: Draft<ValuationInput>['edit'];
};
