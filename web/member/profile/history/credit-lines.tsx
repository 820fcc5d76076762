import { useQuery } from '@tanstack/react-query';
import type { CreditView } from '#contract/billing/credit.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { DateTime } from '#web/time/date-time.tsx';
import { CURRENCY_NAMES } from '#web/words/currencies.ts';
import { creditQuery, useRefundCredit } from './history-queries.ts';

type Balance = CreditView['balances'][number];

/**
 * What the member has paid and not used, in each currency, with the way to have it back, and the payments that another took the place
 * of. Nothing where there is none.
 */
export function CreditLines() {
  const { data } = useQuery(creditQuery);
  const refund = useRefundCredit();

  async function askRefund({ available, back, currency }: Balance) {
    try {
      let asksAccount = false;
      const isDone = await askConfirm({
        title: `Send ${formatMoney(available)} back?`,
        text: `${sayBack(back)} Then it pays no invoice any more.`,
        confirmLabel: 'Refund it',
        work: async () => {
          const { refunds } = await refund.mutateAsync(currency);
          asksAccount = refunds.some(({ can }) => can.giveBankDetails);
        },
      });
      if (!isDone) return;
      if (asksAccount)
        toast.info(
          'You can say where to send it: press “Give bank details” in the history below. Otherwise it goes to the account that it came from.',
        );
      else toast.success(`${formatMoney(available)} is on its way back to you.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <>
      {data?.balances.map((balance) => (
        <Banner
          key={balance.currency}
          tone="info"
          title={`You have ${formatMoney(balance.held)} of credit`}
          action={
            balance.available.amountMinor > 0 && (
              <Button
                variant="secondary"
                size="small"
                loading={refund.isPending}
                onClick={() => void askRefund(balance)}
              >
                Refund it
              </Button>
            )
          }
        >
          {wordsOf(balance)}
        </Banner>
      ))}
      {data?.mayCome.map(({ paymentId, reference, amount, begunAt, claimedAt }) => (
        <Banner
          key={paymentId}
          tone="info"
          title={
            claimedAt ? `${formatMoney(amount)} may still come` : `A payment of ${formatMoney(amount)} was begun online`
          }
        >
          {claimedAt ? (
            <>
              You told us on <DateTime value={claimedAt} withTime /> that you sent it by bank transfer, {reference}.
              What it was for does not need it any more.
            </>
          ) : (
            <>
              You began it on <DateTime value={begunAt} withTime />, and it is not needed any more. If you did not
              finish, nothing was taken, and this note is gone within a day.
            </>
          )}{' '}
          If it comes, it becomes your credit.
        </Banner>
      ))}
    </>
  );
}

/** Where credit goes, by how it was paid; the sums where it was paid both ways. */
const GOES_BACK = {
  checkout: (what: string) =>
    `You paid ${what} online: it goes back to the card or account that you paid from, and your bank takes some days to show it.`,
  bank_transfer: (what: string) =>
    `You paid ${what} by bank transfer: we send it to a bank account. You can say which afterwards, under “Give bank details” in the history; otherwise it goes to the account that it came from.`,
};

const sayBack = (back: Balance['back']): string =>
  back.map(({ method, amount }) => GOES_BACK[method](back.length > 1 ? formatMoney(amount) : 'it')).join(' ');

function wordsOf({ awaited, available, asked, currency }: Balance): string {
  const pays =
    asked.amountMinor > 0
      ? `The plan that you chose before still asks for ${formatMoney(asked)}: choose it again above, and your credit pays first.`
      : `It pays first, at your next payment for a plan in ${CURRENCY_NAMES[currency]}.`;
  if (awaited.amountMinor === 0) return pays;
  if (available.amountMinor === 0) return 'It pays a part of an invoice that is not paid yet.';
  return `${formatMoney(awaited)} of it pays a part of an invoice that is not paid yet. ${formatMoney(available)} can go back to you.`;
}
