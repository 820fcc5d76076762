import type { IntakeKey } from '#domain/validation/intake.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { counted } from '#web/words/figures.ts';

type Links = { linkTo: (field: IntakeKey) => string };

/** In place of a score: every answer that stands in its way, what is wrong with it, and the way to it. */
export function FieldsToFix({ report, linkTo }: Links & { report: ValidationReport }) {
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{report.notTestable}</h3>
      <FindingList findings={report.findings.filter(({ mandatory }) => mandatory)} linkTo={linkTo} />
    </div>
  );
}

/** Answers that do not stand in the way but could say more. */
export function AnswerAdvice({ findings, linkTo }: Links & { findings: readonly LintFinding[] }) {
  const advice = findings.filter(({ mandatory }) => !mandatory);
  if (advice.length === 0) return null;
  return (
    <Disclosure summary={`${counted(advice.length, 'answer')} could say more`} className="print:hidden">
      <FindingList findings={advice} linkTo={linkTo} />
    </Disclosure>
  );
}

function FindingList({ findings, linkTo }: Links & { findings: readonly LintFinding[] }) {
  return (
    <ul className="flex max-w-measure flex-col divide-y divide-line">
      {findings.map(({ field, code, item, message }) => (
        <li key={`${field} ${code} ${item}`} className="flex flex-col gap-0.5 py-3 first:pt-0 last:pb-0">
          <TextLink href={linkTo(field)} className="inline-flex min-h-6 w-fit items-center font-semibold">
            {labelOf(field)}
            {item !== undefined && `, line ${item + 1}`}
          </TextLink>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
