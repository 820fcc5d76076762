import { GRADES, PROOF_GRADES } from '#domain/readiness/answers.ts';
import { countAsked } from '#domain/readiness/asked.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { TextLink } from '#ui/link/link.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { paths } from '#web/paths.ts';
import { answeredWords, blockersLine, percentWords, targetsWords } from './report-words.ts';

/** The percentage, claimed beside documented beside verified, and what lies between them. */
export function ProofGrades({ report }: { report: ReadinessReport }) {
  const { grades, proofGap, notes } = report;
  const count = countAsked(report);
  const { later } = count;
  return (
    <TitledSection id="readiness" title="Readiness" lead={notes.join(' ')}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {GRADES.map((grade) => (
          <div
            key={grade}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4 sm:flex sm:flex-col"
          >
            <dt className="col-start-2 text-sm text-stone">{PROOF_GRADES[grade].label}</dt>
            <dd className="row-span-3 row-start-1 self-center font-display text-3xl font-semibold tabular-nums">
              {percentWords(grades[grade].percent)}
            </dd>
            <dd className="col-start-2 text-sm">{blockersLine(grades[grade].blockers.length)}</dd>
            <dd className="col-start-2 text-sm text-stone">{PROOF_GRADES[grade].meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-measure">
        Proof gap: <strong className="font-semibold tabular-nums">{proofGap.toFixed(1)}</strong> percentage points
        between what you claim and what you can show.
      </p>
      <p className="max-w-measure text-sm text-stone">
        Readiness = 100 × Σ weight × min(level ÷ target, 1).{' '}
        <TextLink href="#formulas" className="inline-flex min-h-6 items-center">
          How it is worked out
        </TextLink>{' '}
        <TextLink href={paths.helpQuestion('proof')} className="inline-flex min-h-6 items-center">
          What each of the three asks for
        </TextLink>
      </p>
      <ProgressBar label="The whole check" value={count.percent} text={answeredWords(count)} />
      <p>{targetsWords(report)}.</p>
      {later > 0 && (
        <p className="max-w-measure text-sm text-stone">
          {later === 1 ? '1 question' : `${later} questions`} of higher levels {later === 1 ? 'is' : 'are'} not asked
          for this round. Each dimension shows its own on demand.
        </p>
      )}
    </TitledSection>
  );
}
