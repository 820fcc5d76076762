import type { Offer } from '#contract/quotes/offers.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Table } from '#ui/table/table.tsx';

const columns = [
  { key: 'description', label: 'Description' },
  { key: 'quantity', label: 'Quantity', align: 'end' },
  { key: 'unit', label: 'Each', align: 'end' },
  { key: 'amount', label: 'Amount', align: 'end' },
] as const;

/** Every line of an offer and what they come to, to the kobo. */
export function OfferTable({ offer }: { offer: Offer }) {
  const write = (amountMinor: number) => formatMoney({ amountMinor, currency: offer.currency });
  const { discountMinor, taxMinor, taxPercent } = offer;
  return (
    <>
      <Table
        caption={`Lines of version ${offer.version}`}
        columns={columns}
        rows={offer.lines.map((line, index) => ({
          id: String(index),
          description: line.description,
          quantity: line.quantity,
          unit: write(line.unitMinor),
          amount: write(line.amountMinor),
        }))}
      />
      <dl className="ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        {(discountMinor > 0 || taxMinor > 0) && <Sum term="Subtotal" amount={write(offer.subtotalMinor)} />}
        {discountMinor > 0 && <Sum term="Discount" amount={write(-discountMinor)} />}
        {taxMinor > 0 && <Sum term={`VAT ${taxPercent}%`} amount={write(taxMinor)} />}
        <dt className="border-t border-line pt-1 font-semibold">Total</dt>
        <dd className="border-t border-line pt-1 pl-6 text-right font-semibold">{write(offer.totalMinor)}</dd>
      </dl>
    </>
  );
}

function Sum({ term, amount }: { term: string; amount: string }) {
  return (
    <>
      <dt className="text-stone">{term}</dt>
      <dd className="pl-6 text-right">{amount}</dd>
    </>
  );
}
