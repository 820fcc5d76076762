import type { IntakeKey } from '#domain/validation/intake.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';
import { TextLink } from '#ui/link/link.tsx';
import { LearnHow } from '#web/programs/learn-how.tsx';
import { lessonForField } from '#web/programs/lesson-for-idea.ts';

type FindingListProps = {
  findings: readonly LintFinding[];
  /** The URL of the intake question that holds this answer. */
  linkTo: (field: IntakeKey) => string;
};

/** Answers that could say more, or must: what is wrong with each, and the way to it. */
export function FindingList({ findings, linkTo }: FindingListProps) {
  return (
    <ul className="flex max-w-measure flex-col divide-y divide-line">
      {findings.map(({ field, code, item, message, mandatory }) => (
        <li key={`${field} ${code} ${item}`} className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
          <TextLink href={linkTo(field)} className="inline-flex min-h-6 w-fit items-center font-semibold">
            {labelOf(field)}
            {item !== undefined && `, line ${item + 1}`}
          </TextLink>
          <span>{message}</span>
          {mandatory && <LearnHow lesson={lessonForField(field)} />}
        </li>
      ))}
    </ul>
  );
}
