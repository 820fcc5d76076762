import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { type Currency, formatMoney } from '#domain/money/money.ts';
import { showTimeInLine } from '#domain/scheduling/show-time.ts';
import { Table } from '#ui/table/table.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { viewerZone } from '../../parts/zone-time.ts';
import { cadenceWords } from '../quote-words.ts';

/** What an offer says, whether it was made or is still written. */
export type OfferWords = {
  currency: Currency;
  cadence: Cadence;
  lines: { description: string; quantity: number; unitMinor: number; amountMinor: number }[];
  subtotalMinor: number;
  discountMinor: number;
  taxPercent: string;
  taxMinor: number;
  totalMinor: number;
  validOn: string;
  zone: string;
  note: string;
  workTitle: string | null;
  appointment: { service: string; adviser: string; startsAt: string } | null;
};

const columns = [
  { key: 'description', label: 'What' },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** An offer as the founder reads it. */
export function OfferPaper({ offer }: { offer: OfferWords }) {
  const { lines, discountMinor, taxPercent, taxMinor, appointment, workTitle, note, validOn, zone } = offer;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: offer.currency });
  const sum = (id: string, description: string, amountMinor: number) => ({
    id,
    description,
    amount: money(amountMinor),
  });
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption="Lines of the offer"
        look="compact"
        columns={columns}
        rows={[
          ...lines.map(({ description, quantity, unitMinor, amountMinor }, index) => ({
            id: `line-${index}`,
            description: (
              <>
                {description}
                <span className="block text-sm text-stone">
                  {quantity} × {money(unitMinor)}
                </span>
              </>
            ),
            amount: money(amountMinor),
          })),
          ...(discountMinor > 0 || taxMinor > 0 ? [sum('subtotal', 'Subtotal', offer.subtotalMinor)] : []),
          ...(discountMinor > 0 ? [sum('discount', 'Discount', -discountMinor)] : []),
          ...(taxMinor > 0 ? [sum('tax', `VAT ${taxPercent}%`, taxMinor)] : []),
        ]}
      />
      <p className="text-lg font-semibold">
        Total: {money(offer.totalMinor)} {cadenceWords[offer.cadence]}
      </p>
      <p>
        {appointment
          ? `Appointment: ${appointment.service} with ${appointment.adviser}, ${showTimeInLine(appointment.startsAt, viewerZone())}.`
          : `Work: ${workTitle}.`}{' '}
        To be accepted until the end of {formatDay(validOn)} in {zone.replaceAll('_', ' ')}.
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}
