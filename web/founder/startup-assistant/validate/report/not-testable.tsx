import { ArrowRight } from 'lucide-react';
import type { ValidationReport } from '#domain/validation/report.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { FieldLink } from '../intake/preview.tsx';
import { stepOfField } from '../intake/steps.ts';

/** What stands in place of a score: which answers to fix, each with the way there. */
export function NotTestable({ ideaId, report }: { ideaId: string; report: ValidationReport }) {
  const blocking = report.findings.filter(({ mandatory }) => mandatory);
  const first = blocking[0];
  return (
    <section
      id="verdict"
      aria-labelledby="verdict-title"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8"
    >
      <div>
        <h2
          id="verdict-title"
          tabIndex={-1}
          className="font-display text-2xl font-semibold tracking-tight outline-none sm:text-3xl"
        >
          {report.notTestable}
        </h2>
        <p className="mt-2 max-w-measure text-stone">
          An answer that cannot be tested can be neither supported nor contradicted, so there is no score until these
          are clear.
        </p>
      </div>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {blocking.map((finding) => (
          <li key={`${finding.field} ${finding.code} ${finding.item ?? ''}`} className="py-3">
            <FieldLink ideaId={ideaId} finding={finding} />
            <p className="max-w-measure text-stone">{finding.message}</p>
          </li>
        ))}
      </ol>
      {first && (
        <ButtonLink className="w-fit" href={paths.founder.ideaQuestions(ideaId, stepOfField(first.field), first.field)}>
          Fix the first one <ArrowRight />
        </ButtonLink>
      )}
    </section>
  );
}
