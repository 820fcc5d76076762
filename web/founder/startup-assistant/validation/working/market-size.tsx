import type { ReactNode } from 'react';
import { formatPlainMoney, withPlainAmounts } from '#domain/money/money.ts';
import type { Market, MarketFactor } from '#domain/validation/market.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { figure } from '#web/words/figures.ts';
import { FigureTable } from './figure-table.tsx';
import { OutlineSection } from './outline-section.tsx';
import { ProductOf } from './product-of.tsx';

const shortNames: Record<MarketFactor['key'], string> = {
  accounts: 'could buy it',
  annualValue: 'a year from one',
  serviceable: 'you can serve',
  obtainable: 'you can win',
};

/** How many factors each line multiplies. */
const lengths = { tam: 2, sam: 3, som: 4 } as const;

/** The market counted from the bottom up: each line as the product of its factors, each factor with its source. */
export function MarketSection({ market }: { market: Market }) {
  const { factors, lines, somCustomers } = market;
  return (
    <OutlineSection
      id="market"
      lead="Counted from the bottom up: how many, times what one is worth. A line is only as good as its weakest factor."
    >
      <FigureTable
        caption="The factors of the market size and where each comes from"
        head={['Factor', 'Figure']}
        lines={factors.map(({ label, value, source, isEstimate }) => ({
          name: label,
          note: isEstimate ? <Badge colour="amber">{source}</Badge> : `Source: ${source}`,
          value: value ? withPlainAmounts(value) : <span className="text-stone">Missing</span>,
        }))}
      />
      <ol className="flex flex-col gap-6">
        {lines.map(({ key, label, amount }) => (
          <li key={key} className="flex min-w-0 flex-col gap-2">
            <h3 className="font-semibold">{label}</h3>
            <ProductOf
              factors={factors
                .slice(0, lengths[key])
                .map((factor) => ({ value: withPlainAmounts(factor.value ?? '?'), name: shortNames[factor.key] }))}
              result={amount.value ? formatPlainMoney(amount.value) : 'No figure'}
              name={amount.reason ?? 'a year'}
            />
          </li>
        ))}
      </ol>
      <Customers somCustomers={somCustomers} />
    </OutlineSection>
  );
}

function Customers({ somCustomers }: Pick<Market, 'somCustomers'>): ReactNode {
  if (somCustomers.value === null) return null;
  return (
    <p className="max-w-measure">
      The last line means about <strong className="font-semibold">{figure(Number(somCustomers.value))}</strong> paying
      customers in three years. Could you name the first ten?
    </p>
  );
}
