import type { ReactNode } from 'react';
import type { IntakeKey } from '#domain/validation/intake.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { VerdictId } from '#domain/validation/verdict.ts';
import { cx } from '#ui/class-names.ts';
import { Day } from '#web/time/date-time.tsx';
import { AnswerAdvice, FieldsToFix } from './fields-to-fix.tsx';
import type { Marks } from './marks.ts';
import { ShareBar } from './share-bar.tsx';
import { SupportRange } from './support-range.tsx';
import { VERDICT_MEANING } from './verdict-words.ts';
import { WhatWouldChange } from './what-would-change.tsx';

type VerdictProps = {
  report: ValidationReport;
  marks: Marks;
  linkTo: (field: IntakeKey) => string;
  /** Publish, download and the like, under the verdict. */
  actions?: ReactNode;
};

const edges: Record<VerdictId, string> = {
  not_testable: 'border-t-amber',
  contradicted: 'border-t-brick',
  untested: 'border-t-control',
  supported: 'border-t-moss',
  mixed: 'border-t-amber',
};

/** The answer on one sheet: the verdict, what it means, what would change it, and the three figures. */
export function VerdictSection({ report, marks, linkTo, actions }: VerdictProps) {
  const { verdict, score } = report;
  return (
    <section
      id="verdict"
      aria-labelledby="verdict-title"
      className={cx(
        'flex scroll-mt-24 flex-col gap-8 rounded-card border border-t-4 border-line bg-surface p-5 shadow-soft sm:p-8',
        edges[verdict.id],
      )}
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm text-stone" aria-hidden="true">
          Verdict
        </p>
        <h2 id="verdict-title" className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
          <span className="sr-only">Verdict: </span>
          {verdict.label}
        </h2>
        <p className="max-w-measure text-lg">{VERDICT_MEANING[verdict.id]}</p>
        <p className="max-w-measure text-stone">
          {score && `${verdict.reason} `}
          The rule: {verdict.label} is given when {verdict.when} ({verdict.rule}).
        </p>
      </div>
      {score ? (
        <>
          <ShareBar shares={score} />
          {score.range && <SupportRange support={score.support} range={score.range} {...{ report, marks }} />}
          <WhatWouldChange report={report} marks={marks} />
        </>
      ) : (
        <FieldsToFix report={report} linkTo={linkTo} />
      )}
      <AnswerAdvice findings={report.findings} linkTo={linkTo} />
      {actions && <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>}
      <Versions report={report} />
    </section>
  );
}

function Versions({ report }: { report: ValidationReport }) {
  return (
    <div className="flex max-w-measure flex-col gap-1 border-t border-line pt-4 text-sm text-stone">
      {report.score && report.notes.map((note) => <p key={note}>{note}</p>)}
      <p>
        As of <Day value={report.asOf} />. Rule set {report.ruleSetVersion}, formula {report.formulaVersion}.
      </p>
    </div>
  );
}
