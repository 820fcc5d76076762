import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceOpenModals(modals: readonly HTMLDialogElement[]): void {
  openModals = modals;
  for (const notify of listeners) notify();
}

/** Puts a modal on top until the returned function takes it away again. */
export function registerModal(modal: HTMLDialogElement): () => void {
  replaceOpenModals([...openModals, modal]);
  return () => replaceOpenModals(openModals.filter((other) => other !== modal));
}

/** The modal on top, or null when none is open: everything outside it is inert. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openModals.at(-1) ?? null,
    () => null,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
