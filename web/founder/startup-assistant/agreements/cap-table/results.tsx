import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { CapTableDraft } from './cap-table-draft.ts';
import { ExitTab } from './exit-tab.tsx';
import { Ownership } from './ownership.tsx';
import { VestingTab } from './vesting-tab.tsx';
import type { WorkedOut } from './work-out.ts';

type ResultsProps = {
  draft: CapTableDraft;
  worked: WorkedOut;
  change: (part: Partial<CapTableDraft>) => void;
};

/** What comes of what is typed, at once. */
export function Results({ draft, worked, change }: ResultsProps) {
  const { table } = worked;
  return (
    <Card title="What comes of it" className="lg:sticky lg:top-24">
      <Tabs
        label="Results"
        tabs={[
          { value: 'ownership', label: 'Ownership', content: <OwnershipTab draft={draft} worked={worked} /> },
          {
            value: 'exit',
            label: 'Sale',
            content: table?.round ? (
              <ExitTab
                table={table}
                currency={draft.currency}
                exit={draft.exit}
                onChange={(exit) => change({ exit })}
              />
            ) : (
              <p className="text-stone">
                Fill in the priced round first: a sale is worked out for the company after it.
              </p>
            ),
          },
          {
            value: 'vesting',
            label: 'Vesting',
            content: <VestingTab vesting={draft.vesting} onChange={(vesting) => change({ vesting })} />,
          },
        ]}
      />
    </Card>
  );
}

function OwnershipTab({ draft, worked: { table, refusal, missing } }: Omit<ResultsProps, 'change'>) {
  return (
    <div className="flex flex-col gap-5">
      {refusal && (
        <Banner tone="error" title="There is no result">
          {refusal.message} What you typed is kept.
        </Banner>
      )}
      {!refusal && missing.length > 0 && (
        <Banner title="Not counted yet">
          <ul>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Banner>
      )}
      {table && <Ownership table={table} currency={draft.currency} />}
    </div>
  );
}
