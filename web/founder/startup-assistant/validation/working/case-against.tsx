import { withPlainAmounts } from '#domain/money/money.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { counted } from '#web/words/figures.ts';
import { AssumptionMark } from '../assumption-mark.tsx';
import { type Marks, withMarks } from '../marks.ts';
import { OutlineSection } from './outline-section.tsx';
import { RuleSource } from './rule-source.tsx';

/** The strongest case against the idea that its own facts allow, weightiest first. */
export function CaseAgainstSection({ report, marks }: { report: ValidationReport; marks: Marks }) {
  return (
    <OutlineSection
      id="case-against"
      lead="What a sceptical reader could say from your own figures and evidence. Rules write it, weightiest point first. Have an answer ready, or a test."
    >
      <ol className="flex max-w-measure flex-col gap-5">
        {report.caseAgainst.map(({ rule, text, assumptionIds, evidenceIds }, index) => (
          <li key={`${rule} ${text}`} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
            <span aria-hidden="true" className="font-display text-xl leading-7 font-semibold text-clay-ink">
              {index + 1}
            </span>
            <div className="flex min-w-0 flex-col gap-2">
              <p>
                {withPlainAmounts(withMarks(text, marks))}
                <RuleSource rule={rule} />
              </p>
              <p className="flex flex-col items-start gap-1 text-sm text-stone">
                {assumptionIds.map((id) => (
                  <AssumptionMark key={id} id={id} marks={marks} linked />
                ))}
                {evidenceIds.length > 0 && (
                  <span>{counted(evidenceIds.length, 'entry', 'entries')} in your ledger</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </OutlineSection>
  );
}
