import type { DevCheckoutAction } from '#contract/dev/checkout.ts';
import type { CheckoutRecord } from './checkout-store.ts';
import type { ProviderCard, Verdict } from './port.ts';

/** What a kept card of the development checkout does when it is charged again, by the action that it was first paid with. */
const behaviours = {
  pay_then_funds: { last4: '9995', charged: { status: 'declined', declined: 'funds' } },
  pay_then_expired: { last4: '0069', charged: { status: 'declined', declined: 'expired' } },
  pay_then_confirm: { last4: '3184', charged: { status: 'open', wantsConfirmation: true } },
} as const satisfies Partial<
  Record<
    DevCheckoutAction,
    { last4: string; charged: Pick<CheckoutRecord, 'status' | 'declined' | 'wantsConfirmation'> }
  >
>;
type Behaviour = keyof typeof behaviours;

const isBehaviour = (word: string): word is Behaviour => Object.hasOwn(behaviours, word);

/** The card that a checkout was paid with; none where the payer did not let us keep it. */
export function cardOf({ keepCard, paidWith, email, paidAt }: CheckoutRecord): ProviderCard | undefined {
  if (!keepCard || !paidAt) return undefined;
  const known = paidWith && isBehaviour(paidWith) ? paidWith : undefined;
  return {
    token: known ?? 'pay',
    email,
    brand: 'visa',
    last4: known ? behaviours[known].last4 : '4081',
    expiresYear: new Date(paidAt).getUTCFullYear() + 3,
    expiresMonth: 12,
    reusable: true,
    signature: known ?? 'pay',
  };
}

/** What becomes of a charge of a kept card. */
export function chargeOf(token: string, at: Date): Pick<CheckoutRecord, 'status' | 'paidAt'> & Partial<CheckoutRecord> {
  if (isBehaviour(token)) return { paidAt: null, ...behaviours[token].charged };
  return { status: 'paid', paidAt: at.toISOString() };
}

/** What the provider says of a checkout that is not paid, or was. */
export function verdictOf(record: CheckoutRecord, isPaid: boolean, confirmUrl: string): Verdict {
  const { amountMinor, currency, status, declined, wantsConfirmation, takenBack } = record;
  const card = cardOf(record);
  if (isPaid && takenBack) return { status: 'reversed', amountMinor, currency };
  if (isPaid) return { status: 'success', amountMinor, currency, ...(card && { card }) };
  if (status === 'open' && wantsConfirmation) return { status: 'confirm', amountMinor, currency, confirmUrl };
  if (status === 'declined') return { status: 'failed', amountMinor, currency, declined: declined ?? 'other' };
  return { status: status === 'abandoned' ? 'abandoned' : 'pending', amountMinor, currency };
}
