import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info';
export type Toast = {
  id: number;
  tone: ToastTone;
  message: string;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
};

const limit = 3;
const empty: readonly Toast[] = [];
let toasts = empty;
let lastId = 0;
const listeners = new Set<() => void>();

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

function show(tone: ToastTone, message: string, action?: Toast['action']): number {
  lastId += 1;
  const others = toasts.filter((other) => other.message !== message);
  replaceToasts([...others, { id: lastId, tone, message, action }].slice(-limit));
  return lastId;
}

/**
 * Shows a message in a corner for a few seconds, from anywhere in the browser. The same message replaces itself and at
 * most three are shown. Each returns an id for `dismissToast`. Never call it while rendering.
 */
export const toast = {
  success: (message: string, action?: Toast['action']) => show('success', message, action),
  error: (message: string, action?: Toast['action']) => show('error', message, action),
  info: (message: string, action?: Toast['action']) => show('info', message, action),
};

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((other) => other.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => empty,
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
