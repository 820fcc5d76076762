import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { CURRENCY_NAMES } from '#web/words/currencies.ts';
import { paymentMethodsQuery } from './billing-queries.ts';

type MethodChoiceProps = {
  currency: Currency;
  /** Null until somebody has chosen: the first way that is offered then. */
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  /** Where the choice stands, and what follows it. `choice` is null where there is one way only. */
  children: (method: PaymentMethod, choice: ReactNode) => ReactNode;
};

const choices: Record<PaymentMethod, { label: string; hint: string }> = {
  checkout: { label: 'Pay online', hint: 'By card or bank, on our payment provider’s page. Confirmed at once.' },
  bank_transfer: { label: 'Bank transfer', hint: 'Send it from your bank. Confirmed when we see it arrive.' },
};

/** Chooses how to pay in a currency, of the ways that are offered. */
export function MethodChoice({ currency, chosen, onChoose, children }: MethodChoiceProps) {
  const { data, isError, error, refetch } = useQuery(paymentMethodsQuery(currency));
  if (isError)
    return <LoadFailure title="Ways to pay could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-44 w-full rounded-card" />;
  const methods = data.items.map(({ method }) => method);
  const method = chosen ?? methods[0];
  if (!method)
    return (
      <Banner tone="warning" title="This cannot be paid here yet">
        No way to pay in {CURRENCY_NAMES[currency]} has been set up. Please write to us.
      </Banner>
    );
  if (currency === 'USD' && !methods.includes('bank_transfer'))
    return children(method, <p className="text-stone">US dollars are paid online only: we take transfers in naira.</p>);
  const choice = methods.length > 1 && (
    <RadioGroup
      label="How do you want to pay?"
      look="cards"
      name="payment-method"
      options={methods.map((value) => ({ value, ...choices[value] }))}
      value={method}
      onChange={(event) => onChoose(event.target.value as PaymentMethod)}
    />
  );
  return children(method, choice || null);
}
