import type { CapTable, CapTableRow } from '#domain/deals/cap-table.ts';
import { type AgreementCurrency, CURRENCY_SYMBOLS, formatMoney } from '#domain/money/money.ts';
import { BeforeAfter } from '#ui/before-after/before-after.tsx';
import { Table } from '#ui/table/table.tsx';
import { formatPercent, formatShares } from './figures.ts';

type OwnershipProps = { table: CapTable; currency: AgreementCurrency };

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
          { key: 'before', label: 'Before', align: 'end' },
          ...(round
            ? [
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
            before: <Part shares={totalBefore} fraction={1} />,
            after: totalAfter === null ? null : <Part shares={totalAfter} fraction={1} />,
            dilution: 'None',
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
    before: before ? <Part {...before} /> : 'None',
    after: after && <Part {...after} />,
    dilution: dilution === null || dilution <= 0 ? 'None' : formatPercent(dilution),
  };
}

function Part({ shares, fraction }: { shares: number; fraction: number }) {
  return (
    <>
      <span className="block font-semibold">{formatPercent(fraction)}</span>
      <span className="block text-sm text-stone">{formatShares(shares)}</span>
    </>
  );
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
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">How each SAFE and note converts</h3>
      <Table
        caption="How each SAFE and note converts"
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
    </div>
  );
}
