import type { ValidationReport } from '#domain/validation/report.ts';
import { AssumptionLinks } from './assumptions/assumption-links.tsx';
import { ReportSection } from './report-section.tsx';

/** The strongest case against the idea that its own facts allow. */
export function AgainstSection({ report }: { report: ValidationReport }) {
  return (
    <ReportSection
      id="against"
      lead="The strongest case that your own facts allow, the weightiest point first. Better that you hear it here than in a meeting."
    >
      <ol className="flex flex-col gap-4">
        {report.caseAgainst.map((objection, index) => (
          <li key={`${objection.rule} ${objection.text}`} className="flex gap-4 border-l-4 border-brick/60 pl-4">
            <span aria-hidden="true" className="font-display text-xl font-semibold text-stone">
              {index + 1}
            </span>
            <div>
              <p className="max-w-measure">{objection.text}</p>
              <p className="text-sm text-stone">
                Rule {objection.rule.split('.')[0]}
                <AssumptionLinks ids={objection.assumptionIds} before=" · about " />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}
