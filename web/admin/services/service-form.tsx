import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import type { ServiceBody } from '#contract/consultation/admin-services.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { MoneyField } from '#web/fields/money-field.tsx';
import { AdminForm, type AdminFormState } from '../parts/admin-form.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { AdviserChoice } from '../parts/adviser-choice.tsx';
import { wholeNumber } from '../parts/whole-number.ts';
import { BulletPoints } from './bullet-points.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

type ServiceFormProps = {
  // A form of the same fields, with or without the version that is edited.
  state: AdminFormState & { form: unknown };
  submitLabel: string;
  onSaveOver?: () => void;
};

/** All fields of a service. */
export function ServiceForm({ state, submitLabel, onSaveOver }: ServiceFormProps) {
  const form = state.form as UseFormReturn<ServiceBody>;
  const { errors } = form.formState;
  const [prices, adviserIds] = useWatch({ control: form.control, name: ['prices', 'adviserIds'] });
  const advisers = useQuery(adminQuery(listAdvisers, {}));
  const setPrice = (currency: 'NGN' | 'USD') => (amount: number | null) =>
    // An empty box is no price: the schema refuses it until one is typed, or a zero.
    form.setValue(`prices.${currency}`, amount ?? Number.NaN, { shouldValidate: form.formState.isSubmitted });
  const priceProblem = errors.prices?.root?.message ?? errors.prices?.message;
  return (
    <AdminForm state={state} submitLabel={submitLabel} savingText="Saving…" onSaveOver={onSaveOver}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="What founders read">
          <TextField {...form.register('title')} label="Title" maxLength={120} error={errors.title?.message} />
          <TextareaField
            {...form.register('description')}
            label="Description"
            limit={2000}
            error={errors.description?.message}
          />
          <BulletPoints form={form} />
          <Checkbox
            {...form.register('active')}
            label="Founders see it and can book it"
            hint="Without this it is hidden, and its bookings stay."
          />
          <TextField
            {...form.register('position', wholeNumber)}
            inputMode="numeric"
            label="Place in the list"
            hint="Services are listed from the lowest number to the highest."
            error={errors.position?.message}
          />
        </Card>
        <div className="flex flex-col gap-6">
          <Card title="Price">
            <p className="text-sm text-stone">
              Before tax. Founders see the price with the tax of your settings in it.
            </p>
            <MoneyField
              id="prices.NGN"
              currency="NGN"
              suffix="NGN"
              label="Price in naira"
              amountMinor={readAmount(prices.NGN)}
              onAmount={setPrice('NGN')}
              error={errors.prices?.NGN && 'Enter an amount, such as 25,000, or 0 for free.'}
            />
            <MoneyField
              id="prices.USD"
              currency="USD"
              suffix="USD"
              label="Price in dollars"
              hint="Enter 0 in both for a free service."
              amountMinor={readAmount(prices.USD)}
              onAmount={setPrice('USD')}
              error={(errors.prices?.USD && 'Enter an amount, such as 25, or 0 for free.') ?? priceProblem}
            />
          </Card>
          <Card title="Who advises and where">
            <AdviserChoice
              label="Advisers"
              hint="Times of all of them are offered, in their own hours."
              advisers={advisers.data?.items}
              chosen={adviserIds}
              onChoose={(ids) => form.setValue('adviserIds', ids, { shouldValidate: form.formState.isSubmitted })}
              error={errors.adviserIds?.message}
            />
            <MeetingFields form={form} />
          </Card>
        </div>
      </div>
      <RuleFields form={form} />
    </AdminForm>
  );
}

/** A draft that was kept while the box was empty or could not be read comes back as null. */
function readAmount(amount: number | null): number | null {
  return amount === null || Number.isNaN(amount) ? null : amount;
}
