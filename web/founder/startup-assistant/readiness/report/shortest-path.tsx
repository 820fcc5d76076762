import { PROOF_GRADES, type ReadinessGrade } from '#domain/readiness/answers.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { paths } from '#web/paths.ts';
import { sectionTitles } from './outline.ts';
import { type PathProps, PathSteps } from './path-steps.tsx';
import { pathLine } from './report-words.ts';

/** The fewest things to produce that clear every blocker, the quickest first. */
export function ShortestPathPart({ report, check }: PathProps) {
  const { claimed, documented } = report.paths;
  if (documented.steps.length === 0) return null;
  return (
    <TitledSection
      id="path"
      title={sectionTitles.path}
      lead="The fewest things to produce that clear every blocker, the quickest first: on your word, or with the documents that show it. The hours are our own estimate, for one founder."
    >
      <Tabs
        label="Clear the blockers"
        defaultValue={claimed.steps.length > 0 ? 'claimed' : 'documented'}
        tabs={[
          {
            value: 'claimed',
            label: PROOF_GRADES.claimed.label,
            count: claimed.steps.length,
            content: <Path report={report} check={check} grade="claimed" />,
          },
          {
            value: 'documented',
            label: PROOF_GRADES.documented.label,
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

function Path({ report, check, grade }: PathProps & { grade: ReadinessGrade }) {
  const { steps, hours } = report.paths[grade];
  if (steps.length === 0) return <p>Nothing is missing: every blocker is cleared.</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{pathLine({ steps, hours })}</p>
      <PathSteps steps={steps} report={report} check={check} />
    </div>
  );
}
