import { type ReactNode, useMemo } from 'react';
import { ASSUMPTION_CLASSES } from '#domain/validation/assumption-rules.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CLASS_WORDS } from '#web/words/assumption-words.ts';
import { counted } from '#web/words/figures.ts';
import type { Marks } from '../marks.ts';
import { AssumptionDetails } from './assumption-details.tsx';
import { OutlineSection } from './outline-section.tsx';
import { ScoreSteps } from './score-steps.tsx';

type ScoreSectionProps = {
  report: ValidationReport;
  snapshot: Snapshot;
  marks: Marks;
  linkTo: (field: IntakeKey) => string;
  /** Add evidence, change the importance. */
  assumptionActions?: (belief: Belief) => ReactNode;
  /** Add an assumption. */
  actions?: ReactNode;
};

/** Every step from a single entry of evidence to the three figures, so that anyone can take it with a calculator. */
export function ScoreSection(props: ScoreSectionProps) {
  const { report, marks, actions } = props;
  const setAside = report.evidenceSetAside.length;
  return (
    <OutlineSection
      id="score"
      lead="No opinion and no language model is in this number. Three steps lead from your evidence to it. You can check each of them."
    >
      <AssumptionList {...props} />
      <Disclosure summary="The formula, with its letters and its sum">
        <ScoreSteps report={report} marks={marks} />
      </Disclosure>
      {setAside > 0 && (
        <p className="max-w-measure text-stone">
          {counted(setAside, 'entry', 'entries')} in your ledger {setAside === 1 ? 'is' : 'are'} about an assumption
          that your answers no longer lead to. Kept, but without effect.
        </p>
      )}
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      <p className="max-w-measure">
        Would you rather not take our word for it? Download the report as JSON and recompute it yourself: the script{' '}
        <code>docs/recompute.mjs</code> needs Node only and shares no code with this product.
      </p>
    </OutlineSection>
  );
}

/** While nothing is scored: what would have to be true, without any figure. */
export function UnscoredAssumptionsSection(props: ScoreSectionProps) {
  return (
    <OutlineSection
      id="assumptions"
      lead="What your answers take for granted so far. Figures appear once the fields above are fixed."
    >
      <AssumptionList {...props} />
    </OutlineSection>
  );
}

function AssumptionList({ report, snapshot, linkTo, assumptionActions }: ScoreSectionProps) {
  const counted = useMemo(() => countEvidence(snapshot).items, [snapshot]);
  const inScore = new Set(counted.map(({ id }) => id));
  return ASSUMPTION_CLASSES.map((name) => {
    const members = report.beliefs.filter((belief) => belief.class === name);
    if (members.length === 0) return null;
    return (
      <div key={name} className="flex flex-col gap-3">
        <h3 className="font-display text-xl font-semibold tracking-tight">
          {CLASS_WORDS[name].label} <span className="text-stone">{CLASS_WORDS[name].question}</span>
        </h3>
        <div className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {members.map((belief) => (
            <AssumptionDetails
              key={belief.id}
              belief={belief}
              evidence={counted}
              leftOut={snapshot.evidence.filter(
                ({ id, assumptionId }) => assumptionId === belief.id && !inScore.has(id),
              )}
              notes={report.evidenceNotes}
              asOf={report.asOf}
              linkTo={linkTo}
              actions={assumptionActions?.(belief)}
            />
          ))}
        </div>
      </div>
    );
  });
}
