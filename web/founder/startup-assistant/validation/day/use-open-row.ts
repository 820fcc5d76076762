import { useState } from 'react';
import type { DayRow } from './day-rows.ts';

/** Which card is open: the last one, until somebody opens another, or folds it. One at a time. */
export function useOpenRow(rows: readonly DayRow[]) {
  /** null: all are folded. */
  const [chosen, setChosen] = useState<string | null>('');
  const [added, setAdded] = useState('');
  const [tries, setTries] = useState(0);
  const key = chosen === null ? null : ((rows.find((row) => row.key === chosen) ?? rows.at(-1))?.key ?? null);
  return {
    key,
    /** The card that was added last: its note takes the focus. */
    added,
    /** How often the sheet was to be saved: each time what is wrong in the open card takes the focus. */
    tries,
    toggle: (row: string) => setChosen(row === key ? null : row),
    add(row: string) {
      setChosen(row);
      setAdded(row);
    },
    /** Opens the first card that could not be saved, where the open one is none of them. */
    show(problems: Readonly<Record<string, unknown>>) {
      setTries((count) => count + 1);
      const first = rows.find((row) => row.key in problems);
      if (first && !(key !== null && key in problems)) setChosen(first.key);
      else if (Object.keys(problems).length === 0) setChosen('');
    },
  };
}
