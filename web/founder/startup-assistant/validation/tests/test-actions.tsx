import { Lock } from 'lucide-react';
import type { Belief } from '#domain/validation/beliefs.ts';
import type { ReportTest } from '#domain/validation/report.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { paths } from '#web/paths.ts';
import { LearnHow } from '#web/programs/learn-how.tsx';
import { lessonForBelief } from '#web/programs/lesson-for-idea.ts';
import { ResultFile } from './result-file.tsx';
import { useWithdrawObjection } from './test-mutations.ts';

export type TestTask =
  | { kind: 'lock'; test: ReportTest }
  | { kind: 'result'; record: TestRecord }
  | { kind: 'move'; record: TestRecord }
  | { kind: 'objection'; record: TestRecord };

type TestActionsProps = {
  ideaId: string;
  test: ReportTest;
  /** Those of the report. */
  beliefs: readonly Belief[];
  onTask: (task: TestTask) => void;
};

/** What can be done with one test: lock it, then enter its result; later moves stay visible for ever. */
export function TestActions({ ideaId, test, beliefs, onTask }: TestActionsProps) {
  const { record } = test;
  const result = record?.results.at(-1);
  const kit = (
    <ButtonLink
      size="small"
      variant="quiet"
      href={paths.founder.ideaTestKit(ideaId, test.card.assumptionId)}
      aria-label={`What to take with you: ${test.card.name}`}
    >
      What to take with you
    </ButtonLink>
  );
  const belief = beliefs.find(({ id }) => id === test.card.assumptionId);
  const lesson = belief && test.rank !== null && <LearnHow lesson={lessonForBelief(belief.class)} className="w-full" />;
  if (!record) {
    return (
      <>
        <Button size="small" icon={<Lock />} onClick={() => onTask({ kind: 'lock', test })}>
          Lock the pass mark
        </Button>
        {kit}
        {lesson}
      </>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant={result ? 'secondary' : 'primary'}
        onClick={() => onTask({ kind: 'result', record })}
      >
        {result ? 'Enter a newer result' : 'Enter the result'}
      </Button>
      {result && (
        <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'lock', test })}>
          Test it again
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'move', record })}>
        Move the pass mark
      </Button>
      {!result && kit}
      {test.reading && <ObjectionButton {...{ ideaId, record, onTask }} />}
      <ResultFile ideaId={ideaId} record={record} />
      {lesson}
    </>
  );
}

/** A result that the founder does not stand by, and the way back. */
function ObjectionButton({
  ideaId,
  record,
  onTask,
}: { ideaId: string; record: TestRecord } & Pick<TestActionsProps, 'onTask'>) {
  const withdraw = useWithdrawObjection(ideaId, record.id);
  if (!record.objection) {
    return (
      <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'objection', record })}>
        Object to the result
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="quiet"
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({}, { onError: (error) => toast.error(messageOf(error)) })}
    >
      Take the objection back
    </Button>
  );
}
