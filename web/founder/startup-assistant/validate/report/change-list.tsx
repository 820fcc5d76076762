import type { ReactNode } from 'react';
import type { ListChanges, SnapshotChanges } from '#domain/validation/changes.ts';
import { DECISION_LABELS } from '#domain/validation/decisions.ts';
import { Day } from '#web/components/date-time.tsx';
import { AssumptionMark } from './assumption-mark.tsx';
import { answerWords } from './change-words.ts';
import { evidenceName } from './evidence-words.ts';
import type { Marks } from './marks.ts';

/** Every difference between two versions, in words. */
export function ChangeList({ changes, marks }: { changes: SnapshotChanges; marks: Marks }) {
  const { asOf, intake, assumptions, evidence, testCards, decisions } = changes;
  const about = (id: string, text: ReactNode) => (
    <span className="flex items-baseline gap-2">
      <AssumptionMark id={id} marks={marks} />
      <span className="min-w-0 wrap-break-word">{text}</span>
    </span>
  );
  const groups: [string, Change[]][] = [
    ['Answers', intake.map(({ field, label, before, after }) => answerChange(field, label, before, after))],
    ['Assumptions', listed(assumptions, (one) => about(one.id, `${one.statement} Importance ${one.importance}.`))],
    ['Evidence', listed(evidence, (item) => about(item.assumptionId, evidenceName(item)))],
    ['Tests', listed(testCards, ({ card }) => about(card.assumptionId, card.name))],
    ['Decisions', listed(decisions, ({ kind, reason }) => `${DECISION_LABELS[kind]}: ${reason}`)],
  ];
  const some = groups.filter(([, list]) => list.length > 0);
  return (
    <div className="flex flex-col gap-5">
      <h3 className="text-lg font-semibold">Everything that changed</h3>
      {asOf && (
        <p>
          Seen on <Day value={asOf.after} /> instead of <Day value={asOf.before} />.
        </p>
      )}
      {!asOf && some.length === 0 && <p>Nothing. The two versions hold the same.</p>}
      {some.map(([title, list]) => (
        <div key={title} className="flex max-w-measure flex-col gap-2">
          <h4 className="font-semibold">{title}</h4>
          <ul className="flex flex-col gap-3">
            {list.map(({ id, what, text }) => (
              <li key={`${what} ${id}`} className="flex min-w-0 flex-col">
                <span className="text-sm text-stone">{what}</span>
                {text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Change = { id: string; what: string; text: ReactNode };

function listed<T extends { id: string }>(
  { added, removed, changed }: ListChanges<T>,
  text: (one: T) => ReactNode,
): Change[] {
  return [
    ...added.map((one) => ({ id: one.id, what: 'New', text: text(one) })),
    ...changed.map(({ after }) => ({ id: after.id, what: 'Changed', text: text(after) })),
    ...removed.map((one) => ({ id: one.id, what: 'Taken out', text: text(one) })),
  ];
}

function answerChange(
  field: SnapshotChanges['intake'][number]['field'],
  label: string,
  before: unknown,
  after: unknown,
): Change {
  return {
    id: field,
    what: label,
    text: (
      <span className="wrap-break-word">
        {answerWords(field, after)} <span className="text-stone">instead of {answerWords(field, before)}</span>
      </span>
    ),
  };
}
