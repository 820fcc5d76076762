import { Lightbulb, TriangleAlert } from 'lucide-react';
import type { IntakeKey } from '#domain/validation/intake.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';

/** What cannot be tested about one answer, under its field. It is saved all the same. */
export function FieldAdvice({ field, findings }: { field: IntakeKey; findings: readonly LintFinding[] }) {
  return (
    <div role="status" id={`${field}-advice`}>
      {findings.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {findings.map((finding) => (
            <li key={`${finding.code} ${finding.item ?? ''}`} className="flex max-w-measure items-start gap-2 text-sm">
              {finding.mandatory ? (
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
              ) : (
                <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-slate" />
              )}
              <span className={finding.mandatory ? 'text-amber-ink' : 'text-stone'}>
                <span className="sr-only">{finding.mandatory ? 'Cannot be tested yet: ' : 'Advice: '}</span>
                {finding.message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
