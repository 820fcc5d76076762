import { Lock } from 'lucide-react';
import { formatMoney } from '#domain/money/money.ts';
import type { ReportTest } from '#domain/validation/report.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { AssumptionLinks } from '../assumptions/assumption-links.tsx';
import type { EvidenceBody } from '../evidence/evidence-mutations.ts';
import { MarkHistory } from './mark-history.tsx';
import { passMarkText } from './pass-mark-text.ts';
import { TestOutcomeView } from './test-outcome.tsx';

export type TestActions = {
  onLock: (test: ReportTest) => void;
  onEnter: (record: TestRecord) => void;
  onMove: (record: TestRecord) => void;
  onRecordEvidence: (start: Partial<EvidenceBody>) => void;
};

/** One test: what to do, what counts, its pass mark from locking to result. */
export function TestCardItem({ test, actions }: { test: ReportTest; actions: TestActions | null }) {
  const { card, rank, record, reading } = test;
  const mark = record?.marks.at(-1)?.passMark ?? card.passMark;
  return (
    <li className="flex min-w-0">
      <Card
        level={3}
        look="plain"
        className="w-full"
        title={card.name}
        eyebrow={
          <>
            {rank === null ? 'Earlier test' : rank === 1 ? 'Riskiest assumption' : `Number ${rank} by risk`}
            <AssumptionLinks ids={[card.assumptionId]} before=" · " />
          </>
        }
      >
        <p className="max-w-measure">
          <span className="text-stone">We believe: </span>
          {card.weBelieve}
        </p>
        <TestFacts test={test} />
        <p className="flex items-start gap-2 rounded-control bg-sunken px-4 py-3">
          {record && <Lock aria-hidden="true" className="mt-1 size-4 shrink-0 text-moss" />}
          <span>
            <span className="text-sm text-stone">{record ? 'Pass mark, locked' : 'Proposed pass mark'}</span>
            <span className="block font-semibold">{passMarkText(mark)}</span>
            <span className="block text-sm text-stone">Counts as a success: {card.success}</span>
          </span>
        </p>
        {record && reading && <TestOutcomeView record={record} reading={reading} />}
        {record && <MarkHistory record={record} />}
        {actions && <Actions test={test} actions={actions} />}
      </Card>
    </li>
  );
}

function TestFacts({ test: { card } }: { test: ReportTest }) {
  return (
    <>
      <p className="max-w-measure">{card.whatToDo}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Fact label="Sample">{card.sample}</Fact>
        <Fact label="Spend at most">{card.budget ? formatMoney(card.budget) : 'You gave no cash figure'}</Fact>
        <Fact label="Takes">
          about {card.hours} hours over {card.days} days
        </Fact>
      </dl>
      <Disclosure summary="What to say">
        <ol className="list-decimal pl-5">
          {card.script.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-stone">{label}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </>
  );
}

function Actions({ test, actions }: { test: ReportTest; actions: TestActions }) {
  const { record, card } = test;
  const result = record?.results.at(-1);
  if (!record) {
    return (
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="small" icon={<Lock />} onClick={() => actions.onLock(test)}>
          Lock the pass mark
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" variant={result ? 'secondary' : 'primary'} onClick={() => actions.onEnter(record)}>
        {result ? 'Enter a newer result' : 'Enter the result'}
      </Button>
      {result && (
        <Button
          size="small"
          onClick={() => actions.onRecordEvidence(evidenceOf(card.assumptionId, result.successes, result.trials))}
        >
          Add it as evidence
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => actions.onMove(record)}>
        Move the pass mark
      </Button>
      {result && (
        <Button size="small" variant="quiet" onClick={() => actions.onLock(test)}>
          Test again
        </Button>
      )}
    </div>
  );
}

/** What a result suggests for the ledger: those who did speak for it. The founder completes and corrects it. */
function evidenceOf(assumptionId: string, successes: number, trials: number): Partial<EvidenceBody> {
  const note = `Test result: ${successes} of ${trials}.`;
  return successes > 0
    ? { assumptionId, side: 'for', count: successes, note }
    : { assumptionId, side: 'against', count: trials, note };
}
