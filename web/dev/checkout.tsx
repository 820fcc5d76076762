import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { actOnDevCheckout, type DevCheckout, type DevCheckoutAction, readDevCheckout } from '#contract/dev/checkout.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return call(readDevCheckout, { params: { reference: params.reference ?? '' } });
}

export const meta = () => [{ title: 'Development checkout' }];

const outcomes: Record<DevCheckout['status'], string | null> = {
  open: null,
  declined: 'The last try was declined. You can try again.',
  abandoned: 'The payment was cancelled. You can still pay.',
  paid: 'This is paid. You can close the window.',
  refunded: 'This was paid and sent back.',
};

/** The page of the pretended payment provider: /dev/checkout/:reference. No money moves. */
export default function DevelopmentCheckout() {
  const checkout = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<DevCheckoutAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const said = outcomes[checkout.status];

  async function act(action: DevCheckoutAction) {
    setBusy(action);
    setProblem(null);
    try {
      const { goTo } = await call(actOnDevCheckout, { params: { reference: checkout.reference }, body: { action } });
      if (goTo) return window.location.assign(goTo);
      await revalidate();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(null);
  }

  const button = (
    action: DevCheckoutAction,
    label: string,
    variant: 'primary' | 'secondary' | 'quiet' = 'secondary',
  ) => (
    <Button
      variant={variant}
      fullWidth
      loading={busy === action}
      disabled={busy !== null}
      onClick={() => void act(action)}
    >
      {label}
    </Button>
  );
  const isPaid = checkout.status === 'paid' || checkout.status === 'refunded';

  return (
    <main className="mx-auto flex max-w-md flex-col gap-6 px-4 py-10">
      <PageHeading
        eyebrow={`Pay ${checkout.merchant}`}
        title={formatMoney(checkout.amount)}
        lead={`${checkout.title}. A checkout for development: no money moves.`}
      />
      {said && (
        <Banner tone="info" role="status">
          {said}
        </Banner>
      )}
      {problem && (
        <Banner tone="error" role="alert">
          {problem}
        </Banner>
      )}
      {!isPaid && (
        <Card title="What happens">
          {button('pay', 'Pay', 'primary')}
          {button('pay_without_return', 'Pay, and close before returning')}
          {button('decline', 'Decline')}
          {button('cancel', 'Cancel')}
        </Card>
      )}
      {!isPaid && checkout.keepsCard && (
        <Card title="Pay, and keep a card that later" look="quiet">
          {button('pay_then_funds', 'has too little on it')}
          {button('pay_then_expired', 'has expired')}
          {button('pay_then_confirm', 'has to be confirmed with the bank')}
        </Card>
      )}
      <Card title="Try a fault" look="quiet">
        {isPaid ? (
          <>
            {button('repeat_webhook', 'Report the payment once more')}
            {checkout.isTakenBack
              ? button('give_back', 'The payer’s bank gives the money back')
              : button('take_back', 'The payer’s bank takes the money back')}
          </>
        ) : (
          <>
            {button('pay_twice_told', 'Pay, and report it twice')}
            {button('pay_late', 'Pay, but let the money come in 20 minutes')}
          </>
        )}
      </Card>
      <p className="text-sm wrap-anywhere text-stone">Reference {checkout.reference}</p>
    </main>
  );
}
