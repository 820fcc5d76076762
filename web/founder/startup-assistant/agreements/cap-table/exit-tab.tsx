import type { CapTable } from '#domain/deals/cap-table.ts';
import { type Exit, payExit } from '#domain/deals/cap-table-exit.ts';
import type { Participation } from '#domain/deals/exit-waterfall.ts';
import { type Currency, formatMoney } from '#domain/money/money.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Table } from '#ui/table/table.tsx';
import type { ExitDraft } from './cap-table-draft.ts';
import { formatPercent } from './figures.ts';
import { Lines } from './lines.tsx';
import { MoneyField } from './number-fields.tsx';

const PARTICIPATIONS: readonly { value: Participation; label: string }[] = [
  { value: 'none', label: 'Take their money back or convert' },
  { value: 'full', label: 'Take their money back and share the rest' },
];

type ExitTabProps = {
  table: CapTable;
  currency: Currency;
  exit: ExitDraft;
  onChange: (exit: ExitDraft) => void;
};

/** Who gets what if the company is sold after the round. */
export function ExitTab({ table, currency, exit, onChange }: ExitTabProps) {
  const set = (part: Partial<ExitDraft>) => onChange({ ...exit, ...part });
  const terms = { multiple: 1, participation: exit.participation, debtMinor: exit.debtMinor || 0 };
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        name="participation"
        label="At a sale, investors"
        value={exit.participation}
        options={PARTICIPATIONS}
        onChange={({ target }) => set({ participation: target.value === 'full' ? 'full' : 'none' })}
      />
      <MoneyField
        name="exit-debt"
        label="Debt and costs, paid first"
        optional
        currency={currency}
        value={exit.debtMinor}
        onChange={(debtMinor) => set({ debtMinor })}
      />
      <Lines
        noun="sale price"
        kind="exit"
        lines={exit.values}
        fewest={1}
        blank={(id) => ({ id, amountMinor: null })}
        onChange={(lines) => set({ values: lines })}
        render={(line, change) => (
          <MoneyField
            name={`${line.id}-value`}
            label="The company is sold for"
            currency={currency}
            value={line.amountMinor}
            onChange={(amountMinor) => change({ amountMinor })}
          />
        )}
      />
      {exit.values.map(
        ({ id, amountMinor }) =>
          amountMinor !== null &&
          amountMinor > 0 && <ExitTable key={id} exit={payExit(table, terms, amountMinor)} currency={currency} />,
      )}
      <p className="max-w-measure text-sm text-stone">
        Each investor’s preference is what was paid, once; all rank level. Options count as exercised at no price, and
        the pool that is not granted gets nothing. Your documents may say otherwise.
      </p>
    </div>
  );
}

function ExitTable({ exit, currency }: { exit: Exit; currency: Currency }) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">Sold for {money(exit.exitMinor)}</h3>
      <Table
        caption={`Sold for ${money(exit.exitMinor)}`}
        columns={[
          { key: 'name', label: 'Holder' },
          { key: 'amount', label: 'Gets', align: 'end' },
          { key: 'share', label: 'Of what is shared out', align: 'end' },
        ]}
        rows={[
          ...(exit.paidDebtMinor > 0
            ? [{ id: 'debt', name: 'Debt and costs', amount: money(exit.paidDebtMinor), share: '' }]
            : []),
          ...exit.rows.map(({ id, name, amountMinor, fraction }) => ({
            id,
            name,
            amount: money(amountMinor),
            share: fraction === null ? 'None' : formatPercent(fraction),
          })),
        ]}
      />
    </div>
  );
}
