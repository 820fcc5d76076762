import { isMoney } from '#domain/agreements/answers.ts';
import type { AgreementContent, Jurisdiction } from '#domain/agreements/template.ts';
import type { AgreementCurrency } from '#domain/money/money.ts';

const usual: Record<Jurisdiction, AgreementCurrency> = { ng: 'NGN', 'us-de': 'USD', 'gb-ew': 'GBP' };

/** The currency that a document is in: that of its first amount, else the usual one of its law. */
export function documentCurrency({ answers }: AgreementContent, law: Jurisdiction): AgreementCurrency {
  return Object.values(answers).find(isMoney)?.currency ?? usual[law];
}
