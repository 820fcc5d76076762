import { type ReactNode, useMemo } from 'react';
import type { CheckState } from '#contract/readiness/readiness.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Contents, ContentsBar } from '#web/founder/documents/report-contents.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { paths } from '#web/paths.ts';
import { Blockers } from './blockers.tsx';
import { Dimensions } from './dimensions.tsx';
import { Formulas } from './formulas.tsx';
import { LensTable } from './lens-table.tsx';
import { CashPart, ValuationPart } from './money-parts.tsx';
import { outlineOf } from './outline.ts';
import { ProofGrades } from './proof-grades.tsx';
import { ShortestPathPart } from './shortest-path.tsx';
import { Unanswered } from './unanswered.tsx';

type ReportSectionsProps = {
  report: ReadinessReport;
  check: CheckState;
  /** What can be changed here, where this is no stored version. */
  weights?: ReactNode;
  history?: ReactNode;
};

/** The parts of a report that stand and fall with its facts, in reading order. */
export function ReportSections({ report, check, weights, history }: ReportSectionsProps) {
  const versions = Boolean(history);
  const outline = useMemo(() => outlineOf(report, { versions }), [report, versions]);
  return (
    <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 print:block">
      <Contents sections={outline} />
      <div className="flex min-w-0 flex-col gap-8 pb-8">
        <ShortestPathPart report={report} check={check} />
        <Blockers report={report} checkId={check.id} />
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
      </div>
      <ContentsBar sections={outline} />
    </div>
  );
}
