import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { deviceStore } from './draft-storage.ts';

const keyOf = (name: string) => `cairn.form.${name}`;

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
