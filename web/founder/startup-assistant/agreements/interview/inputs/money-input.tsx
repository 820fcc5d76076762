import { AGREEMENT_CURRENCIES, type AgreementMoney } from '#domain/money/money.ts';
import type { FieldTexts } from '#ui/field/field.tsx';
import { MoneyAnswer } from '#web/fields/money-field.tsx';
import { documentCurrency } from '../../document-currency.ts';
import { useAgreement } from '../../use-agreement.ts';

type MoneyInputProps = FieldTexts & {
  name: string;
  subject: string;
  value: AgreementMoney | null;
  onChange: (value: AgreementMoney | null) => void;
};

/** An amount with its currency: the document's own unless another is chosen. */
export function MoneyInput(props: MoneyInputProps) {
  const { agreement, content } = useAgreement();
  return (
    <MoneyAnswer
      {...props}
      currencies={AGREEMENT_CURRENCIES}
      usual={documentCurrency(content, agreement.jurisdiction)}
    />
  );
}
