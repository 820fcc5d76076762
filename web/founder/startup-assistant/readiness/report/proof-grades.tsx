import { GRADES, PROOF_GRADES } from '#domain/readiness/answers.ts';
import { countAsked } from '#domain/readiness/asked.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { wholePercent } from '#domain/readiness/stand-words.ts';
import { TextLink } from '#ui/link/link.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { FoldedSection } from '#web/founder/documents/folded-section.tsx';
import { paths } from '#web/paths.ts';
import { sectionTitles } from './outline.ts';
import { answeredWords, blockersLine, targetsWords } from './report-words.ts';

/** How far one comes by one's word, with documents and with what others confirm. */
export function ProofGrades({ report }: { report: ReadinessReport }) {
  const { grades } = report;
  const count = countAsked(report);
  return (
    <FoldedSection
      id="readiness"
      title={sectionTitles.readiness}
      inShort={`${wholePercent(grades.claimed.percent)} on your word, ${wholePercent(grades.documented.percent)} with proof`}
      lead="Per cent of what the round asks. An investor will ask what you can show, not what you say."
    >
      <dl className="grid gap-4 sm:grid-cols-3">
        {GRADES.map((grade) => (
          <div
            key={grade}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4 sm:flex sm:flex-col"
          >
            <dt className="col-start-2 text-sm text-stone">{PROOF_GRADES[grade].label}</dt>
            <dd className="row-span-3 row-start-1 self-center font-display text-3xl font-semibold tabular-nums">
              {wholePercent(grades[grade].percent)}
            </dd>
            <dd className="col-start-2 text-sm">{blockersLine(grades[grade].blockers.length)}</dd>
            <dd className="col-start-2 text-sm text-stone">{PROOF_GRADES[grade].meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href={paths.helpQuestion('proof')} className="inline-flex min-h-11 items-center sm:min-h-6">
          What each of the three asks for
        </TextLink>
      </p>
      <ProgressBar label="The whole check" value={count.percent} text={answeredWords(count)} />
      <p>{targetsWords(report)}.</p>
    </FoldedSection>
  );
}
