import type { ReactNode } from 'react';
import type { IntakeKey } from '#domain/validation/intake.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';
import { hasUnlawfulOffer } from '#domain/validation/permission-first.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import type { VerdictId } from '#domain/validation/verdict.ts';
import { verdictReason } from '#domain/validation/verdict-reason.ts';
import { MOSTLY_UNTESTED, NO_VERDICT, toldVerdict, verdictMeaning } from '#domain/validation/verdict-told.ts';
import { cx } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { SectionLink } from '#web/components/section-link.tsx';
import { paths } from '#web/paths.ts';
import { Day } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import { FindingList } from '../findings.tsx';
import { anchorOf } from '../marks.ts';
import { ShareBar } from '../score/share-bar.tsx';
import { SupportRange } from './support-range.tsx';
import { VERDICT_CONDITIONS } from './verdict-conditions.ts';
import { whatWouldChange, wholeName, YARDSTICK } from './verdict-words.ts';

type VerdictProps = {
  report: ValidationReport;
  snapshot: Snapshot;
  linkTo: (field: IntakeKey) => string;
  /** Save, download and the like, under the verdict. */
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
export function VerdictSection({ report, snapshot, linkTo, actions }: VerdictProps) {
  const { verdict, score } = report;
  const isUnlawful = hasUnlawfulOffer(report.beliefs);
  return (
    <section
      id="verdict"
      aria-labelledby="verdict-title"
      className={cx(
        'mb-4 flex flex-col gap-8 rounded-card border border-t-4 border-line bg-surface p-5 shadow-soft sm:p-8',
        edges[verdict.id],
      )}
    >
      {verdict.first && <p className="max-w-measure text-lg font-semibold">{verdict.first}</p>}
      <div className="flex flex-col gap-3">
        <p className="text-sm text-stone" aria-hidden="true">
          Verdict
        </p>
        <h2 id="verdict-title" className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">
          <span className="sr-only">Verdict: </span>
          {toldVerdict(report)}
        </h2>
        <p className="max-w-measure text-lg">{isUnlawful ? NO_VERDICT.line : verdictMeaning(report)}</p>
        {score && !isUnlawful && <p className="max-w-measure text-stone">{verdictReason(snapshot, report, 'your ')}</p>}
        {!isUnlawful && (
          <Disclosure summary="How the verdict is decided">
            <p className="max-w-measure text-ink">
              “{verdict.label}” is given when {VERDICT_CONDITIONS[verdict.id]}.
              {toldVerdict(report) === MOSTLY_UNTESTED &&
                ` Once something was seen, it is called “${MOSTLY_UNTESTED}”.`}{' '}
              <TextLink href={paths.helpQuestion('verdict')}>What the other verdicts mean</TextLink>
            </p>
          </Disclosure>
        )}
      </div>
      {score ? (
        <>
          <ShareBar shares={score} />
          {score.range && <SupportRange support={score.support} range={score.range} report={report} />}
          <WhatWouldChange {...{ report, snapshot }} />
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
        As of <Day value={report.asOf} />, by rules and a formula that are published. Their versions:{' '}
        {report.ruleSetVersion}, {report.formulaVersion}.
      </p>
    </div>
  );
}

/** What would have to be seen for the verdict to be another, in points and with a yardstick for them. */
function WhatWouldChange({ report, snapshot }: Pick<VerdictProps, 'report' | 'snapshot'>) {
  const conditions = whatWouldChange(report, snapshot.intake);
  if (conditions.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">What would change it</h3>
      <ul className="flex max-w-measure flex-col gap-4">
        {conditions.map(({ assumptionIds, statement, text }) => (
          <li key={`${assumptionIds} ${text}`} className="flex min-w-0 flex-col gap-1">
            {statement && <Statement id={assumptionIds[0]} text={statement} />}
            <p className={assumptionIds.length > 0 ? 'text-stone' : undefined}>{text}</p>
            {!statement && assumptionIds.length > 0 && (
              <p className="flex flex-col items-start gap-1">
                {report.beliefs
                  .filter(({ id }) => assumptionIds.includes(id))
                  .map((belief) => (
                    <Statement key={belief.id} id={belief.id} text={wholeName(belief, snapshot.intake)} />
                  ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {conditions.some(({ kind }) => kind !== 'law') && <p className="max-w-measure text-sm text-stone">{YARDSTICK}</p>}
    </div>
  );
}

/** What it is about; one belief leads to its own passage. */
function Statement({ id, text }: { id: string | undefined; text: string }) {
  if (id === undefined) return <p className="wrap-break-word">{text}</p>;
  return (
    <SectionLink to={anchorOf(id)} className="w-fit wrap-break-word underline underline-offset-4 hover:text-moss">
      {text}
    </SectionLink>
  );
}

type Links = { linkTo: (field: IntakeKey) => string };

/** In place of a score: every answer that stands in its way, what is wrong with it, and the way to it. */
function FieldsToFix({ report, linkTo }: Links & { report: ValidationReport }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{report.notTestable}</h3>
      <FindingList findings={report.findings.filter(({ mandatory }) => mandatory)} linkTo={linkTo} />
    </div>
  );
}

/** Answers that do not stand in the way but could say more. */
function AnswerAdvice({ findings, linkTo }: Links & { findings: readonly LintFinding[] }) {
  const advice = findings.filter(({ mandatory }) => !mandatory);
  if (advice.length === 0) return null;
  return (
    <Disclosure summary={`${counted(advice.length, 'answer')} could say more`} className="print:hidden">
      <FindingList findings={advice} linkTo={linkTo} />
    </Disclosure>
  );
}
