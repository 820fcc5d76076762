import type { ReactNode } from 'react';
import type { Assumption } from '#domain/validation/assumptions.ts';
import type { ListChanges, SnapshotChanges } from '#domain/validation/changes.ts';
import { type EvidenceItem, LEVELS } from '#domain/validation/evidence.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { Answer } from '../../draft/pending-answers.ts';
import { answerText } from '../../intake/answer-text.ts';

/** Every difference between two versions, in words. */
export function ChangeList({ changes }: { changes: SnapshotChanges }) {
  const { intake, assumptions, evidence, testCards, decisions } = changes;
  const groups = [
    { title: 'Answers', lines: intake.map(intakeLine) },
    { title: 'Assumptions', lines: listLines(assumptions, assumptionText) },
    { title: 'Evidence', lines: listLines(evidence, evidenceText) },
    { title: 'Tests', lines: listLines(testCards, ({ card }) => card.name) },
    { title: 'Decisions', lines: listLines(decisions, ({ reason }) => reason) },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="changes-title" className="flex flex-col">
      <h2 id="changes-title" className="mb-2 font-display text-2xl font-semibold tracking-tight">
        Every change
      </h2>
      {groups.length === 0 && <p className="text-stone">Nothing but the date has changed.</p>}
      {groups.map(({ title, lines }) => (
        <Disclosure key={title} look="ruled" summary={`${title} (${lines.length})`} defaultOpen={lines.length <= 5}>
          <ul className="flex flex-col gap-3">{lines}</ul>
        </Disclosure>
      ))}
    </section>
  );
}

function intakeLine({ field, label, before, after }: SnapshotChanges['intake'][number]): ReactNode {
  return (
    <li key={field}>
      <p className="font-semibold text-ink">{label}</p>
      <p className="wrap-anywhere">
        <del>{answerText(before as Answer)}</del>
      </p>
      <p className="wrap-anywhere">
        <ins className="no-underline">Now: {answerText(after as Answer)}</ins>
      </p>
    </li>
  );
}

function listLines<T extends { id: string }>(changes: ListChanges<T>, text: (item: T) => string): ReactNode[] {
  const line = (item: T, word: string) => (
    <li key={`${word} ${item.id}`} className="wrap-anywhere">
      <span className="font-semibold text-ink">{word}:</span> {text(item)}
    </li>
  );
  return [
    ...changes.added.map((item) => line(item, 'Added')),
    ...changes.changed.map(({ after }) => line(after, 'Changed')),
    ...changes.removed.map((item) => line(item, 'Removed')),
  ];
}

function assumptionText({ statement, importance }: Assumption): string {
  return `${statement} (importance ${importance})`;
}

function evidenceText({ count, level, side, assumptionId, note }: EvidenceItem): string {
  return `${count} × ${LEVELS[level].label}, ${side} ${assumptionId}${note === '' ? '' : `: ${note}`}`;
}
