import type { CheckState } from '#contract/readiness/readiness.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { PathStep } from '#domain/readiness/path.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { LearnHow } from '#web/programs/learn-how.tsx';
import { lessonForCriteria } from '#web/programs/lesson-for-criteria.ts';
import { fixLink } from '../fix-link.ts';
import { hoursWords, pathLine } from './report-words.ts';

export type PathProps = { report: ReadinessReport; check: CheckState };

type PathStepsProps = PathProps & { steps: readonly PathStep[]; shown?: number };

/** The first steps of a path; the others are folded away. */
export function PathSteps({ steps, shown = 3, ...props }: PathStepsProps) {
  const list = (from: number, to?: number) => (
    <ol start={from + 1} className="flex flex-col divide-y divide-line border-y border-line text-base text-ink">
      {steps.slice(from, to).map((step, index) => (
        <Step key={step.artefact} step={step} number={from + index + 1} {...props} />
      ))}
    </ol>
  );
  return (
    <>
      {list(0, shown)}
      {steps.length > shown && (
        <Disclosure className="[&>div]:max-w-none [&>div]:border-l-0 [&>div]:pl-0" summary={`Show all ${steps.length}`}>
          {list(shown)}
        </Disclosure>
      )}
    </>
  );
}

/** Where the questions begin: what to produce first, before any of them. */
export function PathPreview({ report, check }: PathProps) {
  const path = report.paths.claimed;
  const [first] = path.steps;
  if (!first) return null;
  return (
    <Card look="quiet" className="gap-1! p-4!">
      <p className="font-semibold">The shortest path: {pathLine(path)}</p>
      <p className="text-sm">
        First: {first.artefact} ({hoursWords(first.hours)}).
      </p>
      <Disclosure
        className="[&>div]:max-w-none [&>div]:border-l-0 [&>div]:pl-0"
        summary={path.steps.length === 1 ? 'Show it' : `Show all ${path.steps.length}`}
      >
        <PathSteps steps={path.steps} report={report} check={check} />
      </Disclosure>
    </Card>
  );
}

function Step({ step, number, report, check }: PathProps & { step: PathStep; number: number }) {
  const proved = report.criteria.filter(({ id }) => step.criterionIds.includes(id));
  const [first] = proved;
  if (!first) return null;
  const { href, label } = fixLink(step.link, check, first);
  const areas = [...new Set(proved.map(({ dimension }) => DIMENSIONS[dimension].label))].join(', ');
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
      <span aria-hidden="true" className="w-6 shrink-0 text-right text-stone tabular-nums">
        {number}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{step.artefact}</p>
        <p className="text-sm text-stone">
          {hoursWords(step.hours)}, for {areas}
          {step.claimedAlready && ': you said yes, the proof is missing'}
        </p>
        <LearnHow lesson={lessonForCriteria(step.criterionIds)} />
      </div>
      <TextLink
        href={href}
        aria-label={`${label}: ${step.artefact}`}
        className="inline-flex min-h-11 items-center max-sm:ml-10"
      >
        {label}
      </TextLink>
    </li>
  );
}
