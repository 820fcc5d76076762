import { type ReactNode, useMemo } from 'react';
import type { CheckState } from '#contract/readiness/readiness.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { wordRunwayLength } from '#domain/readiness/runway-words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useOpenedByHash } from '#web/components/opened-by-hash.ts';
import { FoldedSection } from '#web/founder/documents/folded-section.tsx';
import { Contents, ContentsBar } from '#web/founder/documents/report-contents.tsx';
import { paths } from '#web/paths.ts';
import { Blockers } from './blockers.tsx';
import { Dimensions } from './dimensions.tsx';
import { Formulas } from './formulas.tsx';
import { LensTable } from './lens-table.tsx';
import { CashPart, ValuationPart, valuationInShort } from './money-parts.tsx';
import { outlineOf, sectionTitles } from './outline.ts';
import { ProofGrades } from './proof-grades.tsx';
import { targetsWords } from './report-words.ts';
import { ShortestPathPart } from './shortest-path.tsx';
import { Unanswered } from './unanswered.tsx';

import '#web/components/report-print.css';

type ReportSectionsProps = {
  report: ReadinessReport;
  check: CheckState;
  /** What can be changed here, where this is no stored version. */
  weights?: ReactNode;
  history?: ReactNode;
};

/** The parts of a report that stand and fall with its facts, in reading order: what blocks and what to do, then the rest, folded. */
export function ReportSections({ report, check, weights, history }: ReportSectionsProps) {
  const versions = Boolean(history);
  const outline = useMemo(() => outlineOf(report, { versions }), [report, versions]);
  const { runway } = report.cash;
  useOpenedByHash();
  return (
    <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 print:block">
      <Contents sections={outline} />
      <div className="flex min-w-0 flex-col gap-8 pb-8">
        <Blockers report={report} checkId={check.id} />
        <ShortestPathPart report={report} check={check} />
        <div className="border-t border-line">
          <FoldedSection
            id="dimensions"
            title={sectionTitles.dimensions}
            inShort={targetsWords(report)}
            lead="Each area has nine steps, and a step counts only with every step before it. The round says how many it needs."
          >
            <Dimensions report={report} />
          </FoldedSection>
          <ProofGrades report={report} />
          <FoldedSection
            id="lenses"
            title={sectionTitles.lenses}
            inShort="Three ways to read the same answers"
            lead="One investor wants nothing missing, another weighs the areas against each other. You can enter the weights of one whom you know."
          >
            <LensTable report={report} />
            {weights}
          </FoldedSection>
          <FoldedSection
            id="cash"
            title={sectionTitles.cash}
            inShort={runway ? wordRunwayLength(runway) : 'Not known yet'}
          >
            <CashPart report={report} />
            <ButtonLink className="w-fit print:hidden" variant="secondary" href={paths.founder.checkLedger(check.id)}>
              Open the cash ledger
            </ButtonLink>
          </FoldedSection>
          <FoldedSection id="valuation" title={sectionTitles.valuation} inShort={valuationInShort(report)}>
            <ValuationPart report={report} />
            <ButtonLink
              className="w-fit print:hidden"
              variant="secondary"
              href={paths.founder.checkValuation(check.id)}
            >
              Open the five methods
            </ButtonLink>
          </FoldedSection>
          <Unanswered report={report} checkId={check.id} />
          {history}
          <Formulas report={report} />
        </div>
      </div>
      <ContentsBar sections={outline} />
    </div>
  );
}
