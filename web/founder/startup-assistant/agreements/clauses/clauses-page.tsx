import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { holds } from '#domain/agreements/condition.ts';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { NarrativePanel } from '#web/founder/startup-assistant/narrative/narrative-panel.tsx';
import { panelQuery } from '#web/founder/startup-assistant/narrative/narrative-queries.ts';
import { AiOff } from '../../narrative/ai-off.tsx';
import { agreementVersionQuery } from '../agreement-queries.ts';
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
        <div
          data-foot-bar
          className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
        >
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

type ClauseWordsProps = { agreementId: string; version: number };

/** Has one clause of a final version explained, and then another. Nothing at all without a version or without an AI. */
function ClauseWords({ agreementId, version }: ClauseWordsProps) {
  const [chosen, setChosen] = useState<string>();
  const { data } = useQuery({ ...agreementVersionQuery(agreementId, version), enabled: version > 0 });
  const clauses = data?.report.document.clauses ?? [];
  const clause = clauses.find(({ id }) => id === chosen) ?? clauses[0];
  const first = { documentId: agreementId, version, part: clauses[0]?.id };
  const { data: panel } = useQuery({ ...panelQuery(first), enabled: clauses.length > 0 });
  if (!clause || !panel?.provider) return panel?.turnedOff ? <AiOff /> : null;
  return (
    <div className="flex min-w-0 flex-col gap-4 print:hidden">
      <SelectField
        name="clause-to-explain"
        label="Clause to have explained"
        value={clause.id}
        onChange={(event) => setChosen(event.target.value)}
        options={clauses.map(({ id, number, title }) => ({ value: id, label: `${number}. ${title}` }))}
      />
      <NarrativePanel
        key={clause.id}
        subject={{ documentId: agreementId, version, part: clause.id }}
        about={`clause ${clause.number}, ${clause.title}, of version ${version}`}
      />
    </div>
  );
}
