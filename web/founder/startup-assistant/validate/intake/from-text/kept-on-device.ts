import { useState } from 'react';
import { deviceStore } from '#web/components/device-store.ts';
import { draftKey } from '#web/drafts/draft-storage.ts';

/** A text of this screen that survives a reload. An empty one is forgotten; without storage it lasts as long as the page. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const key = draftKey(name);
  const [kept, setKept] = useState(() => ({ key, text: read(key) }));
  const text = kept.key === key ? kept.text : read(key);
  return [
    text,
    (next) => {
      setKept({ key, text: next });
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return deviceStore()?.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') deviceStore()?.removeItem(key);
    else deviceStore()?.setItem(key, text);
  } catch {
    // Storage is full or switched off: the page itself still has it.
  }
}
