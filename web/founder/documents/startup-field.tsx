import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { documentsToChoose } from './documents-queries.ts';

/** A choice of no idea. */
const none = '';

const ideasQuery = documentsToChoose('validation');

type StartupFieldProps = {
  /** The id of an idea, or null for none. */
  value: string | null;
  onChange: (ideaId: string | null) => void;
  hint?: string;
  disabled?: boolean;
  className?: string;
};

/** Which idea, and so which startup, a document is for. Nothing at all while the founder has no idea. */
export function StartupField({ value, onChange, ...texts }: StartupFieldProps) {
  const { data: ideas = [] } = useQuery(ideasQuery);
  if (ideas.length === 0) return null;
  const gone = value !== null && !ideas.some(({ id }) => id === value);
  return (
    <SelectField
      {...texts}
      name="startup"
      label="Which idea is it for?"
      options={[...ideas.map(({ id, name }) => ({ value: id, label: name })), { value: none, label: 'None of these' }]}
      value={gone ? none : (value ?? none)}
      onChange={({ target }) => onChange(target.value === none ? null : target.value)}
    />
  );
}

/** What a new document is for: the idea worked on last, unless the founder chooses. `isKnown` once the ideas are read. */
export function useStartupChoice() {
  const { data: ideas, isPending } = useQuery(ideasQuery);
  const [chosen, setChosen] = useState<string | null>();
  const ideaId = chosen === undefined ? (ideas?.[0]?.id ?? null) : chosen;
  return { ideaId, choose: setChosen, isKnown: !isPending };
}
