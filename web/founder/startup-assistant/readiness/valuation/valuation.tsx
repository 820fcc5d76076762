import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { CURRENCIES } from '#domain/money/money.ts';
import type { Anchor, ValuationMethodId } from '#domain/readiness/valuation.ts';
import { valueCompany } from '#domain/readiness/value-company.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Conflicts } from '#web/drafts/conflicts.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { paths } from '#web/paths.ts';
import { useCheck } from '../use-check.ts';
import { AnchorFields } from './anchor-fields.tsx';
import { BerkusFields } from './berkus-fields.tsx';
import { ChicagoFields } from './chicago-fields.tsx';
import { MethodPart } from './method-part.tsx';
import { RiskFields } from './risk-fields.tsx';
import { ScorecardFields } from './scorecard-fields.tsx';
import { useValuationDraft } from './use-valuation-draft.ts';
import { figuresLine, needFigure, ValuationRange } from './valuation-range.tsx';
import { type ValuationKey, valuationProblems } from './valuation-values.ts';
import { VentureFields } from './venture-fields.tsx';
import { WhereToFind } from './where-to-find.tsx';

const labels: Record<ValuationKey, string> = {
  currency: 'Currency',
  regionalAverage: 'Regional average',
  scorecard: 'Scorecard',
  berkus: 'Berkus',
  riskFactorSummation: 'Risk Factor Summation',
  ventureCapital: 'Venture Capital',
  firstChicago: 'First Chicago',
};

/** Five published methods side by side: a range, never one true number. */
export default function Valuation() {
  const { check } = useCheck();
  const { draft, view } = useValuationDraft(check);
  const sound = useDeferredValue(view.sound);
  const panel = useMemo(() => valueCompany(sound), [sound]);
  const input = view.answers;
  const { currency } = input;
  const fields = { input, currency, edit: draft.edit };
  // A method that is given its figure in the fold stays there until the page is opened again: it must not move under the hand.
  const [waiting] = useState(() => needFigure(panel.lines).map(({ method }) => method));
  const parts: Record<ValuationMethodId, ReactNode> = {
    scorecard: <ScorecardFields {...fields} />,
    berkus: <BerkusFields {...fields} />,
    risk_factor_summation: <RiskFields {...fields} />,
    venture_capital: <VentureFields {...fields} />,
    first_chicago: <ChicagoFields {...fields} />,
  };
  const methods = (isWanted: (method: ValuationMethodId) => boolean) =>
    panel.lines
      .filter(({ method }) => isWanted(method))
      .map((line) => (
        <MethodPart key={line.method} line={line}>
          {parts[line.method]}
        </MethodPart>
      ));
  const average = (
    <AnchorFields
      name="regional-average"
      legend="Regional average"
      hint="What comparable young companies in your region were worth before their investment. Scorecard and Risk Factor Summation start from it."
      anchor={input.regionalAverage}
      currency={currency}
      problems={valuationProblems('regionalAverage', input.regionalAverage)}
      onChange={(anchor) => draft.edit('regionalAverage', anchor)}
    />
  );
  const averageWaits = waiting.includes('scorecard');
  /** Puts a public figure where it belongs; what was scored stays. */
  function start(starts: 'regionalAverage' | 'berkus', anchor: Anchor) {
    if (starts === 'regionalAverage') draft.edit('regionalAverage', anchor);
    else draft.edit('berkus', { elements: input.berkus?.elements ?? {}, maximum: anchor });
  }
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title="Valuation range"
        eyebrow={
          <TextLink className="inline-flex min-h-11 items-center sm:min-h-6" href={paths.founder.check(check.id)}>
            Back to {check.name}
          </TextLink>
        }
        lead="Five published methods on what you enter. A method without a sourced figure to start from gives no number."
      />
      <Conflicts
        conflicts={view.conflicts}
        draft={draft}
        labelOf={(key) => labels[key]}
        wordsOf={(_, value) => JSON.stringify(value)}
      />
      <ValuationRange panel={panel} />
      <form noValidate className="flex flex-col gap-6" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          name="valuation-currency"
          label="Currency of every amount"
          className="sm:w-64"
          options={CURRENCIES.map((one) => ({ value: one, label: one === 'NGN' ? 'Naira (NGN)' : 'US dollars (USD)' }))}
          value={currency}
          onChange={({ target }) => draft.edit('currency', target.value === 'USD' ? 'USD' : 'NGN')}
        />
        {!averageWaits && average}
        <div className="border-t border-line">
          {methods((method) => !waiting.includes(method))}
          {waiting.length > 0 && (
            <Disclosure look="ruled" className="[&>div]:max-w-none" summary={figuresLine(panel.lines)}>
              <div className="flex flex-col gap-6 text-ink">
                <WhereToFind currency={currency} onUse={start} />
                {averageWaits && average}
                <div className="border-t border-line">{methods((method) => waiting.includes(method))}</div>
              </div>
            </Disclosure>
          )}
        </div>
      </form>
      <div data-foot-bar className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
        <SaveLine view={view} />
      </div>
    </div>
  );
}
