import { useQueries, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import type { Booking } from '#contract/bookings/bookings.ts';
import { confirmBooking, priceChangedData } from '#contract/bookings/holds.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { paymentMethodsQuery } from '#web/billing/billing-queries.ts';
import { useDraftSchemaForm } from '#web/components/draft-form.ts';
import { paths } from '#web/paths.ts';
import { withTaxWords } from '#web/words/service-words.ts';
import { useConfirm } from '../../bookings/booking-queries.ts';
import { serviceQuery } from '../../consultation-queries.ts';
import { detailsKey } from './details-key.ts';
import { ReleaseButton } from './release-button.tsx';

const { body: details } = confirmBooking;

/** What the adviser should know, and the currency to pay in. Kept on the device, also when the hold runs out. */
export function DetailsForm({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const confirm = useConfirm(booking.id);
  const service = useQuery(serviceQuery(booking.service.id));
  const payable = usePayable(booking.prices);
  const { form } = useDraftSchemaForm(details, detailsKey(booking.service.id), startValues(booking));
  const { errors } = form.formState;
  const currency = useWatch({ control: form.control, name: 'currency' });
  const price = payable.find((one) => one.currency === currency) ?? payable[0];
  const isByPhone = service.data?.meetingPlace === 'phone';

  function submit(body: z.output<typeof details>) {
    confirm.mutate(
      { ...body, currency: price?.currency ?? null, method: null },
      {
        onSuccess: ({ booking: now }) => {
          if (now.stage !== 'awaiting_payment') return navigate(paths.founder.confirmationOf(now.id));
          document.getElementById('main')?.focus();
        },
      },
    );
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(submit)}>
      <TextField
        {...form.register('topic')}
        label="What is it about?"
        hint="One line, so that your adviser can prepare."
        optional
        autoComplete="off"
        error={errors.topic?.message}
      />
      <TextareaField
        {...form.register('notes')}
        label="What should your adviser know before?"
        optional
        limit={BOOKING_LIMITS.notes}
        error={errors.notes?.message}
      />
      {isByPhone && (
        <TextField
          {...form.register('phone')}
          type="tel"
          autoComplete="tel"
          label="Which number should we call?"
          error={errors.phone?.message}
        />
      )}
      {payable.length > 1 && (
        <RadioGroup
          {...form.register('currency')}
          label="Pay in"
          look="cards"
          options={payable.map((money) => ({
            value: money.currency,
            label: formatMoney(money),
            hint: withTaxWords({ NGN: 'Naira', USD: 'US dollars' }[money.currency], booking.tax),
          }))}
          error={errors.currency?.message}
        />
      )}
      {booking.prices.length > 0 && payable.length === 0 && (
        <Banner tone="error" role="alert" title="This cannot be paid here just now">
          No way to pay is set up. Nothing is charged, and what you typed is kept: please ask us, or come back later.
        </Banner>
      )}
      {confirm.isError && (
        <Banner tone="error" role="alert" title={messageOf(confirm.error)}>
          {newPriceWords(confirm.error)}What you typed is still here.
        </Banner>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" loading={confirm.isPending} disabled={booking.prices.length > 0 && payable.length === 0}>
          {price ? `Confirm and go on to pay ${formatMoney(price)}` : 'Confirm the booking'}
        </Button>
        <ReleaseButton booking={booking} />
      </div>
    </form>
  );
}

/** The prices in currencies that there is a way to pay in; all of them until that is known. */
function usePayable(prices: Booking['prices']): Booking['prices'] {
  const methods = useQueries({ queries: prices.map(({ currency }) => paymentMethodsQuery(currency)) });
  return prices.filter((_price, index) => methods[index]?.data?.items.length !== 0);
}

/** Where the price has changed since the time was held: what it would cost now. */
function newPriceWords(error: unknown): string {
  const read = priceChangedData.safeParse(error instanceof ApiError ? error.data : undefined);
  return read.success ? `It would cost ${formatMoney(read.data.price)} now. ` : '';
}

function startValues({ topic, notes, phone, prices }: Booking): z.input<typeof details> {
  return { topic, notes, phone, currency: prices[0]?.currency ?? null, method: null };
}
