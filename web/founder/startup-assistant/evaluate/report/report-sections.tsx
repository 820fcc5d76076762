import type { ReactNode } from 'react';
import type { CheckState } from '#contract/readiness.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { Blockers } from './blockers.tsx';
import { Dimensions } from './dimensions.tsx';
import { Formulas } from './formulas.tsx';
import { LensTable } from './lens-table.tsx';
import { CashPart, ValuationPart } from './money-parts.tsx';
import { ProofGrades } from './proof-grades.tsx';
import { ShortestPathPart } from './shortest-path.tsx';
import { TitledSection } from './titled-section.tsx';
import { Unanswered } from './unanswered.tsx';

type ReportSectionsProps = {
  report: ReadinessReport;
  check: CheckState;
  /** What can be changed here, where this is no kept version. */
  weights?: ReactNode;
  history?: ReactNode;
};

/** The parts of a report that stand and fall with its facts, in reading order. */
export function ReportSections({ report, check, weights, history }: ReportSectionsProps) {
  return (
    <>
      <Blockers report={report} checkId={check.id} />
      <ShortestPathPart report={report} check={check} />
      <ProofGrades report={report} />
      <TitledSection
        id="dimensions"
        title="The ten dimensions"
        lead="How far you reach in each, against what the round asks. A level counts only with every level under it."
      >
        <Dimensions report={report} />
      </TitledSection>
      <TitledSection id="lenses" title="Three ways to read it" lead="The same facts, read by three different rules.">
        <LensTable report={report} />
        {weights}
      </TitledSection>
      <TitledSection id="cash" title="Cash and runway">
        <CashPart report={report} />
        <ButtonLink className="w-fit print:hidden" variant="secondary" href={paths.founder.checkLedger(check.id)}>
          Open the cash ledger
        </ButtonLink>
      </TitledSection>
      <TitledSection id="valuation" title="Valuation range">
        <ValuationPart report={report} />
        <ButtonLink className="w-fit print:hidden" variant="secondary" href={paths.founder.checkValuation(check.id)}>
          Open the five methods
        </ButtonLink>
      </TitledSection>
      <Unanswered report={report} checkId={check.id} />
      {history}
      <Formulas report={report} />
    </>
  );
}
