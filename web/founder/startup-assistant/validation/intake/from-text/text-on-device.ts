import { useState } from 'react';
import { deviceStore } from '#web/components/device-store.ts';
import { draftKey } from '#web/drafts/draft-storage.ts';

/** A text of this screen that survives a reload. An empty one is forgotten; without storage it lasts as long as the page. */
export function useDraftText(name: string): [string, (text: string) => void] {
  const key = draftKey(name);
  const [saved, setSaved] = useState(() => ({ key, text: read(key) }));
  const text = saved.key === key ? saved.text : read(key);
  return [
    text,
    (next) => {
      setSaved({ key, text: next });
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
