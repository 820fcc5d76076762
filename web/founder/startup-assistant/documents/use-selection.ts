import { useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Which documents are chosen, on every page of the list together. Choosing other filters lets go of them. */
export function useSelection(filters: string) {
  const [chosen, setChosen] = useState({ filters, ids: nothing });
  const selected = chosen.filters === filters ? chosen.ids : nothing;

  function select(ids: readonly string[], on: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setChosen({ filters, ids: next });
  }

  return { selected, select, clear: () => setChosen({ filters, ids: nothing }) };
}
