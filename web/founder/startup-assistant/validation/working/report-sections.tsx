import { type ReactNode, useMemo } from 'react';
import type { Belief } from '#domain/validation/beliefs.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { hasUnlawfulOffer } from '#domain/validation/permission-first.ts';
import type { ReportTest, ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { useOpenedByHash } from '#web/components/opened-by-hash.ts';
import { Contents, ContentsBar } from '#web/founder/documents/report-contents.tsx';
import { marksOf } from '../marks.ts';
import { AssumptionMapSection } from './assumption-map-section.tsx';
import { CaseAgainstSection } from './case-against.tsx';
import { CompetitorsSection } from './competitors.tsx';
import { DecisionLogSection } from './decision-log.tsx';
import { LeanCanvasSection } from './lean-canvas.tsx';
import { MarketSection } from './market-size.tsx';
import { filledSections, outlineOf, sectionTitles } from './outline.ts';
import { OutlineSection } from './outline-section.tsx';
import { PrintPage } from './print-page.tsx';
import { ScoreSection, UnscoredAssumptionsSection } from './score-section.tsx';
import { TestCardsSection } from './test-cards.tsx';
import { UnitEconomicsSection } from './unit-economics.tsx';
import { VerdictSection } from './verdict.tsx';
import { WhereToLookSection } from './where-to-look.tsx';

import '../foot-bar.css';
import '#web/components/report-print.css';

/** Where the page puts what can be done. Everything else on the report only reads. */
export type ReportSlots = {
  /** Under the verdict: save, download, share. */
  verdict?: ReactNode;
  /** On each test card: lock, enter a result, move the mark. */
  test?: (test: ReportTest) => ReactNode;
  /** In each assumption: add evidence, change the importance. */
  assumption?: (belief: Belief) => ReactNode;
  /** Under the assumptions: add one. */
  assumptions?: ReactNode;
  /** What changed since the last version: a `Comparison`. Without it the section is left out. */
  changes?: ReactNode;
  /** The evidence ledger. Without it the section is left out. */
  evidence?: ReactNode;
  /** The stored versions. Without it the section is left out. */
  versions?: ReactNode;
  /** Stays in sight with the contents: the score in small, and what adds to it. */
  summary?: ReactNode;
  /** The same at the foot of a phone. */
  dock?: ReactNode;
  /** Under the decision log: record a decision. */
  decisions?: ReactNode;
};

type ReportSectionsProps = {
  report: ValidationReport;
  /** What the report was built from: the entries of evidence are shown one by one. */
  snapshot: Snapshot;
  /** The URL of the intake question that holds this answer. */
  linkTo: (field: IntakeKey) => string;
  slots?: ReportSlots;
};

/** The whole validation report below the page's own h1, in reading order, with a list of its contents. */
export function ReportSections({ report, snapshot, linkTo, slots = {} }: ReportSectionsProps) {
  const marks = useMemo(() => marksOf(report.beliefs), [report.beliefs]);
  const outline = useMemo(
    () => outlineOf(report, filledSections(slots)).map((id) => ({ id, title: sectionTitles[id] })),
    [report, slots],
  );
  useOpenedByHash();
  const scored = report.score !== null;
  const assumptions = {
    report,
    snapshot,
    marks,
    linkTo,
    assumptionActions: slots.assumption,
    actions: slots.assumptions,
  };
  return (
    <>
      <PrintPage {...{ report, snapshot, marks }} />
      <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12 print:block">
        <Contents sections={outline} summary={slots.summary} />
        <div className="flex min-w-0 flex-col pb-8 print:pb-0">
          <VerdictSection actions={slots.verdict} {...{ report, snapshot, linkTo }} />
          {!scored && <UnscoredAssumptionsSection {...assumptions} />}
          {scored && <AssumptionMapSection report={report} />}
          {report.tests.length > 0 && <TestCardsSection testActions={slots.test} report={report} />}
          {scored && <CaseAgainstSection report={report} marks={marks} />}
          {scored && <ScoreSection {...assumptions} />}
          {slots.evidence && (
            <OutlineSection
              id="evidence"
              lead="Everything you saw, for and against. Evidence moves the score; enthusiasm does not."
            >
              {slots.evidence}
            </OutlineSection>
          )}
          {slots.changes && <OutlineSection id="changes">{slots.changes}</OutlineSection>}
          <CompetitorsSection competitors={report.competitors} linkTo={linkTo} />
          <MarketSection market={report.market} />
          <WhereToLookSection intake={snapshot.intake} isUnlawful={hasUnlawfulOffer(snapshot.assumptions)} />
          <UnitEconomicsSection report={report} />
          <LeanCanvasSection canvas={report.canvas} linkTo={linkTo} />
          <DecisionLogSection actions={slots.decisions} evidence={snapshot.evidence} {...{ report, marks }} />
          {slots.versions && (
            <OutlineSection
              id="versions"
              lead="A saved version never changes. Compare any two to see which input moved the score."
            >
              {slots.versions}
            </OutlineSection>
          )}
        </div>
        <ContentsBar sections={outline} summary={slots.dock ?? slots.summary} always={slots.dock !== undefined} />
      </div>
    </>
  );
}
