import type { ReactNode } from 'react';
import type { ReportTest, ValidationReport } from '#domain/validation/report.ts';
import type { Marks } from '../marks.ts';
import { OutlineSection } from './outline-section.tsx';
import { TestCard } from './test-card.tsx';

type TestCardsProps = { report: ValidationReport; marks: Marks; testActions?: (test: ReportTest) => ReactNode };

/** The tests to do next, no two of one kind, then the locked tests that are done or no longer among them. */
export function TestCardsSection({ report, marks, testActions }: TestCardsProps) {
  const top = report.tests.filter(({ rank }) => rank !== null);
  const others = report.tests.filter(({ rank }) => rank === null);
  return (
    <OutlineSection
      id="tests"
      lead="A test is only worth something when you could fail it. So you lock what counts as passing first, and enter the result after."
    >
      <TestCardList tests={top} {...{ marks, testActions }} />
      {others.length > 0 && (
        <>
          <h3 className="font-display text-xl font-semibold tracking-tight">Other tests you have locked</h3>
          <TestCardList tests={others} {...{ marks, testActions }} />
        </>
      )}
    </OutlineSection>
  );
}

function TestCardList({ tests, marks, testActions }: Omit<TestCardsProps, 'report'> & { tests: ReportTest[] }) {
  return (
    <div className="flex flex-col gap-5">
      {tests.map((test) => (
        <TestCard
          key={test.record?.id ?? test.card.assumptionId}
          test={test}
          marks={marks}
          actions={testActions?.(test)}
        />
      ))}
    </div>
  );
}
