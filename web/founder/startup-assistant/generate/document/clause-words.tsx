import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { NarrativePanel } from '#web/founder/startup-assistant/narrative/narrative-panel.tsx';
import { panelQuery } from '#web/founder/startup-assistant/narrative/narrative-queries.ts';
import { agreementVersionQuery } from '../agreement-queries.ts';

type ClauseWordsProps = { agreementId: string; version: number };

/** Has one clause of a final version explained, and then another. Nothing at all without a version or without an AI. */
export function ClauseWords({ agreementId, version }: ClauseWordsProps) {
  const [chosen, setChosen] = useState<string>();
  const { data } = useQuery({ ...agreementVersionQuery(agreementId, version), enabled: version > 0 });
  const clauses = data?.report.document.clauses ?? [];
  const clause = clauses.find(({ id }) => id === chosen) ?? clauses[0];
  const first = { documentId: agreementId, version, part: clauses[0]?.id };
  const { data: panel } = useQuery({ ...panelQuery(first), enabled: clauses.length > 0 });
  if (!clause || !panel?.provider) return null;
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
