import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type AdminQuote, makeOffer, makeOfferBody } from '#contract/quotes/admin.ts';
import { CADENCES } from '#domain/consultation/quote-machine.ts';
import { offerTotals } from '#domain/consultation/quote-offer.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { statusStyle } from '#domain/statuses.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { localDay } from '#web/time/local-day.ts';
import { focusPage } from '../../parts/act.ts';
import { AdminForm } from '../../parts/admin-form.tsx';
import { useAdminForm } from '../../parts/use-admin-form.ts';
import { ZoneField } from '../../parts/zone-field.tsx';
import { addDays, viewerZone } from '../../parts/zone-time.ts';
import { AgreedPart } from './agreed-part.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferPreview } from './offer-preview.tsx';

/** Answers a quote with an offer, or with a new version of it. */
export function OfferForm({ quote }: { quote: AdminQuote }) {
  const [previewed, setPreviewed] = useState(false);
  const state = useAdminForm({
    name: `admin-offer-${quote.id}`,
    schema: makeOfferBody,
    saved: startValues(quote),
    send: (body, options) => call(makeOffer, { params: { quoteId: quote.id }, body }, options),
    onSaved: ({ offers }) => {
      toast.success(`Version ${offers[0]?.version ?? 1} of the offer was sent to the founder`);
      focusPage();
    },
  });
  const { form } = state;
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  const totals = offerTotals(
    (values.lines ?? []).map(({ description = '', quantity = Number.NaN, unitMinor = Number.NaN }) => ({
      description,
      quantity,
      unitMinor: unitMinor ?? Number.NaN,
    })),
    values.discountMinor ?? 0,
  );
  const set = { shouldValidate: form.formState.isSubmitted };
  return (
    <AdminForm
      state={state}
      submitLabel="Send this offer"
      savingText="Sending…"
      onSaveOver={() => {
        form.setValue('after', quote.offers.length);
        void state.submit();
      }}
      actions={
        <Button variant="secondary" disabled={!totals.ok} onClick={() => setPreviewed(true)}>
          See it as the founder will
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...form.register('currency')}
          label="Currency"
          options={CURRENCIES.map((value) => ({ value, label: value === 'NGN' ? 'Naira (NGN)' : 'US dollars (USD)' }))}
          error={errors.currency?.message}
        />
        <SelectField
          {...form.register('cadence')}
          label="Falls due"
          options={CADENCES.map((value) => ({ value, label: statusStyle(value).label }))}
          error={errors.cadence?.message}
        />
      </div>
      <OfferLines form={form} totals={totals} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('validUntil.day')}
          type="date"
          label="Can be accepted until"
          hint="The end of this day."
          error={errors.validUntil?.day?.message}
        />
        <ZoneField
          {...form.register('validUntil.zone')}
          label="In the time of"
          hint="Where that day ends."
          error={errors.validUntil?.zone?.message}
        />
      </div>
      <AgreedPart form={form} setOptions={set} usualService={quote.service?.id} />
      <TextareaField
        {...form.register('note')}
        label="Note"
        hint="What is in it, and what is not. The founder reads this."
        limit={QUOTE_LIMITS.note}
        optional
        error={errors.note?.message}
      />
      {previewed && totals.ok && (
        <OfferPreview
          body={form.getValues()}
          totals={totals.totals}
          title={quote.title}
          onClose={() => setPreviewed(false)}
        />
      )}
    </AdminForm>
  );
}

/** The newest version again where there is one, else an empty offer in the founder's currency. */
function startValues({ offers, currency }: AdminQuote): (typeof makeOfferBody)['_zod']['input'] {
  const [last] = offers;
  return {
    after: offers.length,
    currency: last?.currency ?? currency,
    cadence: last?.cadence ?? 'one_time',
    lines: last?.lines.map(({ description, quantity, unitMinor }) => ({ description, quantity, unitMinor })) ?? [
      { description: '', quantity: 1, unitMinor: Number.NaN },
    ],
    discountMinor: last?.discountMinor ?? 0,
    validUntil: { day: addDays(localDay(), 14), zone: last?.zone ?? viewerZone() },
    note: last?.note ?? '',
    workTitle: last?.workTitle ?? '',
    appointment: last?.appointment
      ? {
          serviceId: last.appointment.serviceId,
          adviserId: last.appointment.adviserId,
          startsAt: last.appointment.startsAt,
        }
      : null,
  };
}
