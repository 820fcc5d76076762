import { useEffect, useState } from 'react';
import { deviceStore } from '#web/components/device-store.ts';
import { localDay } from '#web/time/local-day.ts';
import { blankDraft, type CapTableDraft, readDraft } from './cap-table-draft.ts';

/** What is typed into the simulator, kept on this device for one user. `kept` is false where the device keeps nothing. */
export function useCapTableDraft(userId: string) {
  const key = `cairn.capTable.${userId}`;
  const [today] = useState(() => localDay());
  const [draft, setDraft] = useState(() => read(key, today));
  const [kept, setKept] = useState(true);
  useEffect(() => setKept(write(key, draft)), [key, draft]);
  const clear = () => setDraft(blankDraft(today));
  return { draft, setDraft, clear, kept, today };
}

function read(key: string, today: string): CapTableDraft {
  return readDraft(deviceStore()?.getItem(key) ?? null, today) ?? blankDraft(today);
}

function write(key: string, draft: CapTableDraft): boolean {
  try {
    const store = deviceStore();
    store?.setItem(key, JSON.stringify(draft));
    return store !== null;
  } catch {
    return false;
  }
}
