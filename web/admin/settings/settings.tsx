import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type BillingSettingsView, readBillingSettings, saveBillingSettings } from '#contract/billing/admin.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { AdminForm } from '../parts/admin-form.tsx';
import { adminQuery } from '../parts/admin-query.ts';
import { useAdminForm } from '../parts/use-admin-form.ts';
import { BankFields } from './bank-fields.tsx';

/** /m/admin/settings: who sells, with which tax, and where transfers go. */
export default function Settings() {
  const settings = useQuery(adminQuery(readBillingSettings, {}));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Seller, tax and banks"
        lead="New invoices are made with this. Invoices that exist stay as they are."
      />
      <Loaded query={settings} what="The settings">
        {(data) => <SettingsForm settings={data} />}
      </Loaded>
    </div>
  );
}

function SettingsForm({ settings }: { settings: BillingSettingsView }) {
  const state = useAdminForm({
    name: 'admin-settings',
    schema: saveBillingSettings.body,
    saved: valuesOf(settings),
    send: (body, options) => call(saveBillingSettings, { body }, options),
    onSaved: (saved) => {
      toast.success('Settings saved');
      state.takeSaved(valuesOf(saved));
    },
  });
  const { form } = state;
  const { errors } = form.formState;
  const prefix = useWatch({ control: form.control, name: 'invoicePrefix' });
  return (
    <AdminForm
      state={state}
      submitLabel="Save these settings"
      savingText="Saving…"
      onSaveOver={() => {
        form.setValue('revision', settings.revision);
        void state.submit();
      }}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Seller">
          <TextField {...form.register('sellerName')} label="Name" error={errors.sellerName?.message} />
          <TextareaField
            {...form.register('sellerAddress')}
            label="Address"
            rows={3}
            limit={400}
            error={errors.sellerAddress?.message}
          />
          <TextField
            {...form.register('invoicePrefix')}
            label="Invoice numbers begin with"
            hint={`Such as ${prefix || 'INV'}-2026-0001.`}
            error={errors.invoicePrefix?.message}
          />
        </Card>
        <Card title="Tax">
          <TextField
            {...form.register('sellerTin')}
            label="Tax identification number"
            optional
            error={errors.sellerTin?.message}
          />
          <Checkbox
            {...form.register('taxRegistered')}
            label="The seller is registered for this tax"
            hint="Only then is it charged, on the total of an invoice."
          />
          <TextField
            {...form.register('taxPercent')}
            inputMode="decimal"
            label="Rate"
            suffix="%"
            error={errors.taxPercent?.message}
          />
        </Card>
        <BankFields form={form} currency="NGN" title="Bank account for naira" />
        <BankFields form={form} currency="USD" title="Bank account for dollars" />
      </div>
    </AdminForm>
  );
}

function valuesOf({ updatedAt: _updatedAt, ...values }: BillingSettingsView) {
  return values;
}
