import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { authSession } from '#web/auth/session.ts';
import { deviceStore } from './draft-storage.ts';

/** Of whoever is signed in: somebody else on the same device is shown nothing of it. */
function keyOf(name: string): string {
  const state = authSession.getState();
  return `cairn.form.${state.status === 'signed-in' ? state.claims.sub : ''}.${name}`;
}

/** What was typed into a form and not sent yet, on top of how it starts: it survives a reload. */
export function keptValues<T extends object>(name: string, start: T): T {
  try {
    const kept: unknown = JSON.parse(deviceStore()?.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...start, ...kept } : start;
  } catch {
    return start;
  }
}

/** Keeps what is typed into a form on this device until `forgetValues`. */
export function useKeptForm<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, name: string): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keepValues(name, values));
    return unsubscribe;
  }, [form, name]);
}

export function keepValues(name: string, values: object): void {
  try {
    deviceStore()?.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // A device that keeps nothing still lets the form be sent.
  }
}

export function forgetValues(name: string): void {
  try {
    deviceStore()?.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}
