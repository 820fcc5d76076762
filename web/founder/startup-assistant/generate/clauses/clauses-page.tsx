import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { holds } from '#domain/agreements/condition.ts';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { ClauseWords } from '../document/clause-words.tsx';
import { TemplateNotice } from '../document/template-notice.tsx';
import { PartConflicts } from '../interview/part-conflicts.tsx';
import { useAgreement } from '../use-agreement.ts';
import { ClauseCard } from './clause-card.tsx';

/** Each clause with what it means, whom it favours, its other wordings, and where it comes from. */
export default function ClausesPage() {
  const page = useAgreement();
  const { agreement, template, content, view, draft } = page;
  useScrollToClause();
  const clauses = template.clauses.filter(({ when }) => holds(when, content.answers));
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title="Clauses"
        lead="What each clause means in plain words, and whom it favours. Choose another wording, or write your own."
      />
      <PartConflicts conflicts={view.conflicts} draft={draft} template={template} />
      <ol className="flex flex-col gap-5">
        {clauses.map((clause) => (
          <li key={clause.id} id={clause.id} tabIndex={-1} className="scroll-mt-6 rounded-card">
            <ClauseCard page={page} clause={clause} />
          </li>
        ))}
      </ol>
      <ClauseWords agreementId={agreement.id} version={agreement.versions.count} />
      <TemplateNotice template={agreement.template} notices={template.notices} />
      {agreement.can.edit && (
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0">
          <SaveLine view={view} />
        </div>
      )}
    </div>
  );
}

/** Goes to the clause that the address names. */
function useScrollToClause(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }, [hash]);
}
