import type { ReactNode } from 'react';
import { withPlainAmounts } from '#domain/money/money.ts';
import type { Assumption } from '#domain/validation/assumptions.ts';
import type { IntakeChange, ListChanges, SnapshotChanges } from '#domain/validation/changes.ts';
import { DECISION_LABELS } from '#domain/validation/decisions.ts';
import { Day } from '#web/time/date-time.tsx';
import { AssumptionMark } from '../assumption-mark.tsx';
import { evidenceName } from '../evidence-words.ts';
import type { Marks } from '../marks.ts';
import { answerWords, assumptionChangeWords } from './change-words.ts';

type Line = { id: string; about?: string; text: ReactNode };

/** Every difference between two versions, in words. */
export function ChangeList({ changes, marks }: { changes: SnapshotChanges; marks: Marks }) {
  const { asOf, intake, assumptions, evidence, testCards, decisions } = changes;
  const statement = (one: Assumption) => ({ text: withPlainAmounts(one.statement) });
  const entry = (item: Parameters<typeof evidenceName>[0]) => ({ about: item.assumptionId, text: evidenceName(item) });
  const groups: [string, Line[]][] = [
    ['Answers changed', intake.map(answerLine)],
    ...threeLists('assumptions', assumptions, statement, ({ before, after }) => ({
      text: assumptionChangeWords(before, after),
    })),
    ...threeLists('evidence', evidence, entry, ({ after }) => entry(after)),
    ...threeLists('tests', testCards, ({ card }) => ({ about: card.assumptionId, text: card.name })),
    ...threeLists('decisions', decisions, ({ kind, reason }) => ({ text: `${DECISION_LABELS[kind]}: ${reason}` })),
  ];
  const some = groups.filter(([, lines]) => lines.length > 0);
  return (
    <div className="flex max-w-measure flex-col gap-5">
      <h3 className="text-lg font-semibold">Everything that changed</h3>
      {asOf && (
        <p>
          Seen on <Day value={asOf.after} /> instead of <Day value={asOf.before} />.
        </p>
      )}
      {!asOf && some.length === 0 && <p>Nothing. The two versions hold the same.</p>}
      {some.map(([title, lines]) => (
        <div key={title} className="flex flex-col gap-2">
          <h4 className="text-sm font-semibold text-stone">{title}</h4>
          <ul className="flex flex-col gap-2">
            {lines.map(({ id, about, text }) => (
              <li key={id} className="flex min-w-0 flex-col">
                {about && <AssumptionMark id={about} marks={marks} />}
                <span className="min-w-0 wrap-break-word">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type Words = Omit<Line, 'id'>;

/** "New …", "Changed …" and "… taken out" of one kind of thing. Without `changed` words the later state is named. */
function threeLists<T extends { id: string }>(
  name: string,
  { added, removed, changed }: ListChanges<T>,
  words: (one: T) => Words,
  changedWords = ({ after }: { before: T; after: T }) => words(after),
): [string, Line[]][] {
  return [
    [`New ${name}`, added.map((one) => ({ id: one.id, ...words(one) }))],
    [`Changed ${name}`, changed.map((both) => ({ id: both.after.id, ...changedWords(both) }))],
    [
      `${name.charAt(0).toUpperCase()}${name.slice(1)} taken out`,
      removed.map((one) => ({ id: one.id, ...words(one) })),
    ],
  ];
}

function answerLine({ field, label, before, after }: IntakeChange): Line {
  const text = (
    <>
      <span className="text-stone">{label}: </span>
      {answerWords(field, after)} <span className="text-stone">instead of {answerWords(field, before)}</span>
    </>
  );
  return { id: field, text };
}
