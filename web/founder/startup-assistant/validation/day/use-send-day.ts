import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { observationBody } from '#contract/validation/ledger.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { isUnreachable, messageOf } from '#web/api/api-error.ts';
import { useSaveObservation } from '../evidence/observation-mutations.ts';
import { liveSnapshot } from '../live-report.ts';
import { type DaySheet, isBlank, newRow, type RowProblem, readyRows, rowProblem, toObservation } from './day-rows.ts';

type Sheet = { typed: DaySheet; change: (sheet: DaySheet) => void };

/**
 * Sends the rows of a sheet that lack nothing one after the other; each leaves the sheet once the server has it. Without a
 * network the rest of them waits on the device and goes on by itself when the network is back, or when the sheet is opened
 * again. A row that lacks something waits for its founder.
 */
export function useSendDay(idea: IdeaState, { typed, change }: Sheet) {
  const save = useSaveObservation(idea.id);
  const [isSending, setSending] = useState(false);
  /** Known at once, before the page is drawn anew: a second tap of the same moment sends nothing. */
  const isUnderWay = useRef(false);
  const [saved, setSaved] = useState(0);
  const [problems, setProblems] = useState<Record<string, RowProblem>>({});

  /** @returns what could not be saved, and why, by the key of its row. */
  async function send(): Promise<Record<string, RowProblem>> {
    if (isUnderWay.current) return {};
    isUnderWay.current = true;
    setSending(true);
    setSaved(0);
    let left: DaySheet = { ...typed, waiting: true };
    const found: Record<string, RowProblem> = {};
    const snapshot = liveSnapshot(idea);
    const ready = readyRows(typed, snapshot);
    for (const row of typed.rows.filter((one) => !isBlank(one) && !ready.includes(one))) {
      const problem = rowProblem(typed, row, snapshot);
      if (problem) found[row.key] = problem;
    }
    for (const row of ready) {
      const failure = await post(row.key);
      if (failure === 'offline') break;
      if (failure) found[row.key] = { line: null, message: failure };
      else left = { ...left, rows: left.rows.filter(({ key }) => key !== row.key) };
      change(left);
    }
    const rest = left.rows.filter((row) => !isBlank(row));
    const isWaiting = rest.some(({ key }) => !found[key]);
    change({ ...left, waiting: isWaiting, rows: rest.length > 0 ? rest : [newRow(typed.rows.at(-1))] });
    setProblems(found);
    isUnderWay.current = false;
    setSending(false);
    return found;

    async function post(key: string): Promise<string | null> {
      const row = typed.rows.find((one) => one.key === key);
      if (!row) return null;
      try {
        const body = observationBody.parse(toObservation(typed, row));
        await save.mutateAsync({ record: null, body, file: null, removeFile: false });
        setSaved((count) => count + 1);
        return null;
      } catch (error) {
        return isUnreachable(error) ? 'offline' : messageOf(error);
      }
    }
  }

  const goOn = useEffectEvent(() => {
    if (typed.waiting) void send();
  });
  useEffect(() => {
    const whenBack = () => goOn();
    whenBack();
    window.addEventListener('online', whenBack);
    return () => window.removeEventListener('online', whenBack);
  }, []);

  return { send, isSending, saved, problems };
}
