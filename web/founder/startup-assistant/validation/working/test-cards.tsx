import type { ReactNode } from 'react';
import type { ReportTest, ValidationReport } from '#domain/validation/report.ts';
import { OutlineSection } from './outline-section.tsx';
import { TestCard } from './test-card.tsx';

type TestCardsProps = { report: ValidationReport; testActions?: (test: ReportTest) => ReactNode };

/** The tests to do next, no two of one kind, then the locked tests that are done or no longer among them. */
export function TestCardsSection({ report, testActions }: TestCardsProps) {
  const top = report.tests.filter(({ rank }) => rank !== null);
  const others = report.tests.filter(({ rank }) => rank === null);
  return (
    <OutlineSection
      id="tests"
      lead="A test is only worth something when you could fail it. So you lock what counts as passing first, and enter the result after."
    >
      <TestCardList tests={top} testActions={testActions} />
      {others.length > 0 && (
        <>
          <h3 className="font-display text-xl font-semibold tracking-tight">Other tests you have locked</h3>
          <TestCardList tests={others} testActions={testActions} />
        </>
      )}
    </OutlineSection>
  );
}

function TestCardList({ tests, testActions }: Omit<TestCardsProps, 'report'> & { tests: ReportTest[] }) {
  return (
    <div className="flex flex-col gap-5">
      {tests.map((test) => (
        <TestCard key={test.record?.id ?? test.card.assumptionId} test={test} actions={testActions?.(test)} />
      ))}
    </div>
  );
}
