import { useMemo } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { buildReport } from '#domain/validation/report.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Comparison } from '../founder/startup-assistant/validation/working/comparison.tsx';
import { ReportSections } from '../founder/startup-assistant/validation/working/report-sections.tsx';
import { paths } from '../paths.ts';
import { comparisonOf, type ReportExample, reportExamples } from './report-examples.ts';

export const clientLoader = reportExamples;

export const meta = () => [{ title: 'Example reports' }];

/** The validation report on examples that cover each verdict: /dev/report?example=untested. */
export default function ExampleReports() {
  const examples = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const chosen = examples.find(({ name }) => name === search.get('example')) ?? examples[0];
  return (
    <main className="mx-auto max-w-page px-4 py-10 sm:px-8">
      <nav aria-label="Examples" className="mb-8 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        {examples.map(({ name, label }) => (
          <TextLink
            key={name}
            href={`${paths.dev.report}?example=${name}`}
            aria-current={name === chosen?.name && 'page'}
          >
            {label}
          </TextLink>
        ))}
      </nav>
      {chosen && <ExampleReport key={chosen.name} example={chosen} />}
    </main>
  );
}

function ExampleReport({ example }: { example: ReportExample }) {
  const { snapshot, earlier } = example;
  const report = useMemo(() => buildReport(snapshot), [snapshot]);
  const comparison = useMemo(() => comparisonOf(example), [example]);
  const assumptions = [...snapshot.assumptions, ...(earlier?.assumptions ?? [])];
  return (
    <div className="flex flex-col gap-8">
      <div className="print:hidden">
        <PageHeading eyebrow="Idea validation" title={report.title} lead={report.pitch} />
      </div>
      <ReportSections
        report={report}
        snapshot={snapshot}
        linkTo={(field: IntakeKey) => `${paths.dev.report}?example=${example.name}&field=${field}`}
        slots={{
          verdict: <Button>Download as PDF</Button>,
          test: ({ record }) => <Button size="small">{record ? 'Enter a result' : 'Lock the pass mark'}</Button>,
          assumption: () => (
            <Button size="small" variant="secondary">
              Add evidence
            </Button>
          ),
          changes: comparison && (
            <Comparison comparison={comparison} assumptions={assumptions} from="Version 1" to="Version 2" />
          ),
          decisions: <Button variant="secondary">Record a decision</Button>,
        }}
      />
    </div>
  );
}
