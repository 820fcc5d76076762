import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { type BillingSettingsView, readBillingSettings } from '#contract/billing/admin.ts';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { listAllServices } from '#contract/consultation/admin-services.ts';
import type { makeOfferBody } from '#contract/quotes/admin.ts';
import type { OfferTotals } from '#domain/consultation/quote-offer.ts';
import { invoiceTax } from '#domain/finance/invoice-tax.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { adminQuery } from '../../parts/admin-query.ts';
import { OfferPaper } from './offer-paper.tsx';

type OfferPreviewProps = {
  body: z.input<typeof makeOfferBody>;
  totals: OfferTotals;
  /** Of the quote: what work without a title is called. */
  title: string;
  onClose: () => void;
};

/** An offer that is still written, as the founder will read it. */
export function OfferPreview({ body, totals, title, onClose }: OfferPreviewProps) {
  const services = useQuery(adminQuery(listAllServices, {})).data?.items ?? [];
  const advisers = useQuery(adminQuery(listAdvisers, {})).data?.items ?? [];
  const settings = useQuery(adminQuery(readBillingSettings, {})).data;
  const tax = computeTax(settings, totals.totalMinor);
  const { appointment } = body;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="The offer as the founder will read it"
      description="It is not sent yet."
      actions={
        <Button variant="secondary" onClick={onClose}>
          Go on writing
        </Button>
      }
    >
      <OfferPaper
        offer={{
          currency: body.currency,
          cadence: body.cadence,
          lines: body.lines.map((line, index) => ({ ...line, amountMinor: totals.lineMinor[index] ?? 0 })),
          subtotalMinor: totals.subtotalMinor,
          discountMinor: totals.discountMinor,
          ...tax,
          totalMinor: totals.totalMinor + tax.taxMinor,
          validOn: body.validUntil.day,
          zone: body.validUntil.zone,
          note: body.note ?? '',
          workTitle: appointment ? null : body.workTitle || title,
          appointment: appointment?.startsAt
            ? {
                service: services.find(({ id }) => id === appointment.serviceId)?.title ?? '',
                adviser: advisers.find(({ id }) => id === appointment.adviserId)?.name ?? '',
                startsAt: appointment.startsAt,
              }
            : null,
        }}
      />
    </Dialog>
  );
}

/** Tax on the net amount, as the server adds it when the offer is made; none while the settings are read. */
function computeTax(settings: BillingSettingsView | undefined, netMinor: number) {
  if (!settings?.taxRegistered) return { taxPercent: '0', taxMinor: 0 };
  // The exponent keeps the rate exact: dividing by 100 in binary is off by a kobo at times.
  const rate = Number(`${settings.taxPercent}e-2`);
  const { taxes } = invoiceTax({ lines: [{ quantity: 1, unit_minor: netMinor }], rate });
  return { taxPercent: String(Number(settings.taxPercent)), taxMinor: taxes.vat ?? 0 };
}
