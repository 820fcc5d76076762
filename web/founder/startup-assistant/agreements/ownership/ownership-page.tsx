import { useMemo, useState } from 'react';
import { type DealPreview, dealPreview } from '#domain/agreements/deal-preview.ts';
import type { ConvertiblePreview, PreviewScenario, ScenarioKey } from '#domain/deals/convertible-preview.ts';
import { type AgreementCurrency, type AgreementMoney, formatMoney } from '#domain/money/money.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { paths } from '#web/paths.ts';
import { Ownership } from '../cap-table/ownership.tsx';
import { documentCurrency } from '../document-currency.ts';
import { MoneyInput } from '../interview/inputs/money-input.tsx';
import { useAgreement } from '../use-agreement.ts';

/** What signing would do to ownership, before and after, worked out from the answers so far. */
export default function OwnershipPage() {
  const { agreement, template, content } = useAgreement();
  const currency = documentCurrency(content, agreement.jurisdiction);
  const [expected, setExpected] = useState<AgreementMoney | null>(null);
  const expectedMinor = expected && Number.isSafeInteger(expected.amountMinor) ? expected.amountMinor : null;
  const preview = useMemo(() => dealPreview(template, content, expectedMinor), [template, content, expectedMinor]);
  const asksValuation = preview.type === 'convertible' && preview.preview.breakEvenMinor === null;
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Who would own what"
        lead="Before and after, exact to the share, from your answers so far. An example of what the document does, not a forecast."
        actions={
          <ButtonLink variant="secondary" href={paths.founder.capTable}>
            Cap table simulator
          </ButtonLink>
        }
      />
      {asksValuation && (
        <Card look="plain">
          <MoneyInput
            name="expected-pre-money"
            subject="Expected valuation"
            label="Which valuation do you expect before the next round?"
            hint="Only for this example: it is not kept, and it is not in the document."
            value={expected}
            onChange={setExpected}
          />
        </Card>
      )}
      <Preview preview={preview} currency={currency} agreementId={agreement.id} />
    </div>
  );
}

type PreviewProps = { preview: DealPreview; currency: AgreementCurrency; agreementId: string };

function Preview({ preview, currency, agreementId }: PreviewProps) {
  if (preview.type === 'none')
    return (
      <Banner
        title="No figures yet"
        action={
          <ButtonLink variant="secondary" href={paths.founder.agreementQuestions(agreementId)}>
            Go on with the questions
          </ButtonLink>
        }
      >
        {preview.reason}
      </Banner>
    );
  return (
    <>
      {preview.leavesOut && <Banner tone="warning">{preview.leavesOut}</Banner>}
      {preview.type === 'round' ? (
        <Card title="Before and after the round">
          <Ownership table={preview.table} currency={currency} />
        </Card>
      ) : (
        <Convertible preview={preview.preview} currency={currency} />
      )}
    </>
  );
}

const names: Record<ScenarioKey, string> = { low: 'Low valuation', break_even: 'Middle', high: 'High valuation' };

function Convertible({ preview, currency }: { preview: ConvertiblePreview; currency: AgreementCurrency }) {
  const { breakEvenMinor, scenarios, reasons } = preview;
  return (
    <>
      <p className="max-w-measure">
        {breakEvenMinor === null ? (
          reasons.breakEvenMinor
        ) : (
          <>
            Above a pre-money valuation of <strong>{formatMoney({ amountMinor: breakEvenMinor, currency })}</strong> the
            cap decides the price; below it the round price or the discount does.
          </>
        )}
      </p>
      {scenarios === null ? (
        <Banner title="No figures yet">{reasons.scenarios}</Banner>
      ) : (
        <Tabs
          label="Three valuations of the next round"
          defaultValue="break_even"
          tabs={scenarios.map((scenario) => ({
            value: scenario.key,
            label: names[scenario.key],
            content: <Scenario scenario={scenario} currency={currency} />,
          }))}
        />
      )}
    </>
  );
}

function Scenario({ scenario, currency }: { scenario: PreviewScenario; currency: AgreementCurrency }) {
  const { preMoneyMinor, newMoneyMinor, table } = scenario;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="font-display text-xl font-semibold tracking-tight">
          A round at {formatMoney({ amountMinor: preMoneyMinor, currency })} before the money
        </h2>
        <p className="max-w-measure text-stone">
          With {formatMoney({ amountMinor: newMoneyMinor, currency })} of new money: a fifth of the company for the new
          investors, our own convention.
        </p>
      </div>
      <Ownership table={table} currency={currency} />
    </div>
  );
}
