import { useWatch } from 'react-hook-form';
import { announcePlanPrice, type PlanPrice } from '#contract/billing/admin-prices.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { addDays } from '#domain/time/days.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { askConfirm } from '#web/components/dialog-store.ts';
import { MoneyField } from '#web/fields/money-field.tsx';
import { dayNote } from '#web/time/date-time.tsx';
import { AdminForm } from '../parts/admin-form.tsx';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { announcementWords, keyOf, membersWords, nameOf } from './price-words.ts';

type PriceFormProps = { item: PlanPrice; onDone: () => void };

/** What these terms cost from a day on. Another price for the same day takes its place. */
export function PriceForm({ item, onDone }: PriceFormProps) {
  const { terms, price, subscribers } = item;
  const tomorrow = addDays(lagosDay(Date.now()), 1);
  const state = useAdminForm({
    name: `admin-price-${keyOf(terms)}`,
    schema: announcePlanPrice.body,
    saved: { terms, amountMinor: price?.amountMinor ?? Number.NaN, from: tomorrow },
    send: (body, options) => call(announcePlanPrice, { body }, options),
    onSaved: () => {
      toast.success('The new price is announced');
      onDone();
    },
  });
  const { form } = state;
  const { errors, isSubmitted } = form.formState;
  const [amountMinor, from] = useWatch({ control: form.control, name: ['amountMinor', 'from'] });
  /** Members get mails of it: asked first, with what it changes. */
  const submit = form.handleSubmit(
    async (announced) => {
      const isMeant = await askConfirm({
        title: `Announce this price of ${nameOf(terms)}?`,
        text: announcementWords(item, announced),
        confirmLabel: 'Announce it',
        cancelLabel: 'Not yet',
      });
      if (isMeant) await state.submit();
    },
    () => state.submit(),
  );
  return (
    <AdminForm
      state={{ ...state, submit }}
      lead={
        <p className="text-stone">
          {price ? `It costs ${formatPlainMoney(price)} today.` : 'It is not sold today.'} {membersWords(subscribers)}{' '}
          Who buys from that day on pays the new price. A member who has it pays a higher one at the first renewal that
          comes 30 days after our mail.
        </p>
      }
      submitLabel="Announce this price…"
      savingText="Announcing…"
    >
      <MoneyField
        id="amountMinor"
        currency={terms.currency}
        suffix={terms.currency}
        label="New price"
        amountMinor={Number.isNaN(amountMinor) ? null : amountMinor}
        onAmount={(amount) => form.setValue('amountMinor', amount ?? Number.NaN, { shouldValidate: isSubmitted })}
        error={errors.amountMinor && 'Enter an amount above zero, such as 15,000.'}
      />
      <TextField
        {...form.register('from')}
        type="date"
        min={tomorrow}
        label="From"
        hint="A day in Lagos, tomorrow at the earliest."
        note={dayNote(from)}
        error={errors.from?.message}
      />
    </AdminForm>
  );
}
