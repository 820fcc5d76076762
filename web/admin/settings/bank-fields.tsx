import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { saveBillingSettings } from '#contract/billing/admin.ts';
import type { Currency } from '#domain/money/money.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

type SettingsValues = z.input<(typeof saveBillingSettings)['body']>;
type BankFieldsProps = {
  form: UseFormReturn<SettingsValues, unknown, z.output<(typeof saveBillingSettings)['body']>>;
  currency: Currency;
  title: string;
};

const fields = [
  { name: 'bankName', label: 'Bank' },
  { name: 'accountName', label: 'Account name' },
  { name: 'accountNumber', label: 'Account number' },
  { name: 'swift', label: 'SWIFT code' },
] as const;

/** Where transfers in one currency go; without an account they are not offered, and in dollars never. */
export function BankFields({ form, currency, title }: BankFieldsProps) {
  const account = useWatch({ control: form.control, name: `bankAccounts.${currency}` });
  const errors = form.formState.errors.bankAccounts?.[currency];
  const blank = { bankName: '', accountName: '', accountNumber: '', swift: '' };
  return (
    <Card title={title} aria-label={title}>
      <Checkbox
        id={`account-${currency}`}
        label={currency === 'NGN' ? 'Founders can pay by transfer to this account' : 'Keep an account for dollars'}
        checked={account !== null}
        onChange={({ target }) => form.setValue(`bankAccounts.${currency}`, target.checked ? blank : null)}
      />
      {currency === 'USD' && (
        <p className="text-sm text-stone">Founders pay dollars by card. Transfers to this account are not offered.</p>
      )}
      {account &&
        fields.map(({ name, label }) => (
          <TextField
            key={name}
            {...form.register(`bankAccounts.${currency}.${name}`)}
            label={label}
            optional={name === 'swift'}
            autoComplete="off"
            error={errors?.[name]?.message}
          />
        ))}
    </Card>
  );
}
