import type { ReactNode } from 'react';
import { formatPlainMoney, withPlainAmounts } from '#domain/money/money.ts';
import type { ReportTest } from '#domain/validation/report.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { counted } from '#web/words/figures.ts';
import { PassMarkHistory } from './pass-mark.tsx';
import { TestResults } from './test-results.tsx';

type TestCardProps = {
  test: ReportTest;
  /** Lock, enter a result, move the mark. */
  actions?: ReactNode;
};

const ranks = ['', 'First test', 'Second test', 'Third test'];

/** A test as it is proposed, locked and read: nothing on it can be changed without the change being seen. */
export function TestCard({ test, actions }: TestCardProps) {
  const { card, rank, record } = test;
  return (
    <Card
      level={3}
      title={card.name}
      eyebrow={
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span>{rank === null ? 'An earlier test' : ranks[rank]}</span>
          <TestState test={test} />
        </span>
      }
      actions={actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    >
      <p className="max-w-measure">
        <span className="text-stone">You believe: </span>
        {withPlainAmounts(card.weBelieve)}
      </p>
      {record && record.results.length > 0 ? (
        <Disclosure summary="How the test is done">
          <Plan card={card} />
        </Disclosure>
      ) : (
        <Plan card={card} />
      )}
      <PassMarkHistory proposed={card.passMark} locked={record?.marks ?? []} />
      {record && <TestResults record={record} reading={test.reading} success={card.success} />}
    </Card>
  );
}

/** What to do, with whom, and what it takes. */
function Plan({ card }: Pick<ReportTest, 'card'>) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Detail name="What to do" wide>
        {withPlainAmounts(card.whatToDo)}
      </Detail>
      <Detail name="What to say" wide>
        <ol className="flex list-decimal flex-col gap-1 pl-5">
          {card.script.map((line) => (
            <li key={line}>{withPlainAmounts(line)}</li>
          ))}
        </ol>
      </Detail>
      <Detail name="With whom">{withPlainAmounts(card.sample)}</Detail>
      <Detail name="What counts as one success">{withPlainAmounts(card.success)}</Detail>
      <Detail name="What it takes">
        {`${counted(card.hours, 'hour')} of yours within ${counted(card.days, 'day')}`}
      </Detail>
      <Detail name="Spend at most">
        {card.budget ? formatPlainMoney(card.budget) : 'You gave no cash figure, so there is no limit to suggest.'}
      </Detail>
    </dl>
  );
}

const outcomes: Record<string, [BadgeColour, string]> = {
  pass: ['moss', 'Passed'],
  fail: ['brick', 'Failed'],
  inconclusive: ['amber', 'Inconclusive'],
  too_early: ['amber', 'Too early'],
};

function TestState({ test: { record, reading } }: { test: ReportTest }) {
  const [colour, label] = (reading && outcomes[reading.current.outcome]) ??
    (record && record.marks.length > 0 ? (['slate', 'Locked, no result yet'] as const) : null) ?? [
      'muted' as const,
      'Proposed',
    ];
  return <Badge colour={colour}>{label}</Badge>;
}

function Detail({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'max-w-measure sm:col-span-2' : 'max-w-measure'}>
      <dt className="text-sm text-stone">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
