import type { Competitor } from '#domain/validation/competitors.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { EvidenceLink } from './evidence/evidence-link.tsx';
import { ReportSection } from './report-section.tsx';

const kinds: Record<Competitor['kind'], string> = {
  alternative: 'You named it',
  workaround: 'What they do today',
  nothing: 'Always possible',
};

/** What the customer can choose instead. */
export function CompetitorsSection({ report }: { report: ValidationReport }) {
  return (
    <ReportSection id="competitors" lead="What a customer can choose instead of you.">
      <ul className="grid gap-3 sm:grid-cols-2">
        {report.competitors.map(({ kind, name, link }) => (
          <li key={`${kind} ${name}`} className="rounded-card border border-line bg-surface px-4 py-3">
            <p className="text-sm text-stone">{kinds[kind]}</p>
            <p className="wrap-break-word">{name}</p>
            {link && <EvidenceLink link={link} />}
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
