import type { ReactNode } from 'react';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Contents, ContentsButton } from './contents.tsx';
import { ScoreAnnouncer, ScoreBar } from './score-bar.tsx';
import { useScoreMove } from './score-move.ts';
import { type REPORT_SECTIONS, sectionsOf } from './sections.ts';
import { useOpenWhilePrinting } from './use-open-while-printing.ts';

type ReportFrameProps = {
  report: ValidationReport;
  kind: 'live' | 'version';
  head: ReactNode;
  children: ReactNode;
};

/** A long report with its contents and its score always at hand: at the side, or at the foot of a phone. */
export function ReportFrame({ report, kind, head, children }: ReportFrameProps) {
  const { score } = report;
  const move = useScoreMove(score);
  const sections = score ? sectionsOf(kind) : sectionsOf(kind).filter(({ id }) => !needsScore.includes(id));
  useOpenWhilePrinting();
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <aside className="flex flex-col gap-5 max-lg:hidden lg:sticky lg:top-6 print:hidden">
        {score && <ScoreBar shares={score} move={move} />}
        <Contents sections={sections} />
      </aside>
      <article className="flex min-w-0 flex-col gap-10">
        {head}
        {children}
      </article>
      <div className="sticky bottom-0 z-10 -mx-4 flex items-end gap-4 border-t border-line bg-paper px-4 py-2.5 sm:mx-0 sm:px-0 lg:hidden print:hidden">
        {score && <ScoreBar shares={score} move={move} />}
        <div className="ml-auto shrink-0">
          <ContentsButton sections={sections} />
        </div>
      </div>
      <ScoreAnnouncer move={move} />
    </div>
  );
}

/** What is not on the page while there is no score. */
const needsScore: readonly (typeof REPORT_SECTIONS)[number]['id'][] = ['tests', 'against', 'map'];
