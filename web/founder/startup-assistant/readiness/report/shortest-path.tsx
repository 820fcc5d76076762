import type { CheckState } from '#contract/readiness/readiness.ts';
import type { ReadinessGrade } from '#domain/readiness/answers.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { PathStep } from '#domain/readiness/path.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { paths } from '#web/paths.ts';
import { fixLink } from '../fix-link.ts';
import { hoursWords } from './report-words.ts';

type ShortestPathProps = { report: ReadinessReport; check: CheckState };

/** The fewest artefacts that clear every blocker, the quickest first. */
export function ShortestPathPart({ report, check }: ShortestPathProps) {
  const { claimed, documented } = report.paths;
  if (documented.steps.length === 0) return null;
  return (
    <TitledSection
      id="path"
      title="The shortest path"
      lead="The fewest things to produce that clear every blocker, the quickest first. Hours are a convention of this product, for one founder."
    >
      <Tabs
        label="Clear the blockers"
        defaultValue={claimed.steps.length > 0 ? 'claimed' : 'documented'}
        tabs={[
          {
            value: 'claimed',
            label: 'On your word',
            count: claimed.steps.length,
            content: <Path report={report} check={check} grade="claimed" />,
          },
          {
            value: 'documented',
            label: 'With documents',
            count: documented.steps.length,
            content: <Path report={report} check={check} grade="documented" />,
          },
        ]}
      />
      <p>
        Stuck on one of these? <TextLink href={paths.founder.serviceList()}>Go through it with an adviser</TextLink>
      </p>
    </TitledSection>
  );
}

function Path({ report, check, grade }: ShortestPathProps & { grade: ReadinessGrade }) {
  const { steps, hours } = report.paths[grade];
  if (steps.length === 0) return <p>Nothing is missing: every blocker is cleared.</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">
        {steps.length === 1 ? '1 thing' : `${steps.length} things`}, {hoursWords(hours)} in all
      </p>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {steps.map((step, index) => (
          <Step key={step.artefact} step={step} number={index + 1} report={report} check={check} />
        ))}
      </ol>
    </div>
  );
}

type StepProps = ShortestPathProps & { step: PathStep; number: number };

function Step({ step, number, report, check }: StepProps) {
  const proved = report.criteria.filter(({ id }) => step.criterionIds.includes(id));
  const [first] = proved;
  if (!first) return null;
  const { href, label } = fixLink(step.link, check, first);
  const dimensions = [...new Set(proved.map(({ dimension }) => DIMENSIONS[dimension].label))].join(', ');
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
      <span aria-hidden="true" className="w-6 shrink-0 text-right text-stone tabular-nums">
        {number}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{step.artefact}</p>
        <p className="text-sm text-stone">
          {hoursWords(step.hours)}, for {dimensions}
          {step.claimedAlready && ': you said yes, the proof is missing'}
        </p>
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
