import type { CapTable, CapTableRow } from '#domain/deals/cap-table.ts';
import { CURRENCY_SYMBOLS, type Currency, formatMoney } from '#domain/money/money.ts';
import { BeforeAfter } from '#ui/before-after/before-after.tsx';
import { Table } from '#ui/table/table.tsx';
import { formatPercent, formatShares } from './figures.ts';

type OwnershipProps = { table: CapTable; currency: Currency };

/** Who owns what before and after the round: drawn, and as a table. */
export function Ownership({ table, currency }: OwnershipProps) {
  const { rows, round, totalBefore, totalAfter } = table;
  return (
    <div className="flex flex-col gap-6">
      {round && <PricedFacts table={table} currency={currency} />}
      <BeforeAfter
        label="Who owns what"
        lines={rows.map(({ id, name, before, after }) => ({
          id,
          label: name,
          before: before && before.fraction * 100,
          after: after && after.fraction * 100,
        }))}
      />
      <Table
        caption="Who owns what before and after the round"
        columns={[
          { key: 'name', label: 'Holder' },
          { key: 'sharesBefore', label: 'Shares before', align: 'end' },
          { key: 'before', label: 'Before', align: 'end' },
          ...(round
            ? [
                { key: 'sharesAfter', label: 'Shares after', align: 'end' as const },
                { key: 'after', label: 'After', align: 'end' as const },
                { key: 'dilution', label: 'Dilution', align: 'end' as const },
              ]
            : []),
        ]}
        rows={[
          ...rows.map(ownershipRow),
          {
            id: 'total',
            name: 'Total',
            sharesBefore: formatShares(totalBefore),
            before: '100.00%',
            sharesAfter: totalAfter === null ? '' : formatShares(totalAfter),
            after: '100.00%',
            dilution: '',
          },
        ]}
      />
      {round && (
        <p className="max-w-measure text-sm text-stone">
          {round.rounding} Dilution is relative: from 25% to 20% is 20%, and five points.
        </p>
      )}
      {round && round.conversions.length > 0 && <Conversions table={table} currency={currency} />}
    </div>
  );
}

function ownershipRow({ id, name, before, after, dilution }: CapTableRow) {
  return {
    id,
    name,
    sharesBefore: before ? formatShares(before.shares) : 'None',
    before: before ? formatPercent(before.fraction) : 'None',
    sharesAfter: after ? formatShares(after.shares) : '',
    after: after ? formatPercent(after.fraction) : '',
    dilution: dilution === null ? 'None' : formatPercent(dilution),
  };
}

function PricedFacts({ table: { round, totalAfter }, currency }: OwnershipProps) {
  if (!round || totalAfter === null) return null;
  const facts = [
    ['Price a share', `${CURRENCY_SYMBOLS[currency]}${round.price}`],
    ['New shares', formatShares(round.newShares)],
    ['Shares after the round', formatShares(totalAfter)],
    ['Company capitalization', formatShares(round.companyCapitalization)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {facts.map(([term, value]) => (
        <div key={term} className="flex min-w-0 flex-col">
          <dt className="text-sm text-stone">{term}</dt>
          <dd className="font-display text-xl font-semibold wrap-break-word tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Conversions({ table: { rows, round }, currency }: OwnershipProps) {
  const name = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  return (
    <Table
      caption="How each SAFE and note converts"
      showCaption
      columns={[
        { key: 'name', label: 'SAFE or note' },
        { key: 'amount', label: 'Converts', align: 'end' },
        { key: 'price', label: 'Price a share', align: 'end' },
        { key: 'decided', label: 'Decided by' },
      ]}
      rows={(round?.conversions ?? []).map(({ id, amountMinor, price, binding }) => ({
        id,
        name: name(id),
        amount: formatMoney({ amountMinor, currency }),
        price: `${CURRENCY_SYMBOLS[currency]}${price.toFixed(4)}`,
        decided: binding === 'cap' ? 'Its cap' : 'The round price or its discount',
      }))}
    />
  );
}
