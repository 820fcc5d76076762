import { deviceStore, tabStore } from './device-store.ts';
import { memberOf } from './tab-memory.ts';

/** What was typed into a form and not sent yet, on top of how it starts. */
export function savedValues<T extends object>(name: string, start: T): T {
  try {
    const kept: unknown = JSON.parse(storeOf()?.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...start, ...kept } : start;
  } catch {
    return start;
  }
}

/** @returns false where the browser refuses it: what was typed can still be sent, and is gone with the page. */
export function keepValues(name: string, values: object): boolean {
  try {
    storeOf()?.setItem(keyOf(name), JSON.stringify(values));
    return storeOf() !== null;
  } catch {
    return false;
  }
}

/** Throws away what was typed into the form of this name. */
export function forgetValues(name: string): void {
  try {
    storeOf()?.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
  }
}

const storeOf = () => (memberOf() === null ? tabStore() : deviceStore());

const prefix = 'cairn.form.';
/** Of one member: somebody else on the same device is shown nothing of it. */
const keyOf = (name: string) => `${prefix}${memberOf() ?? ''}.${name}`;

/** Whether what another tab wrote is of this form and of this member. */
export const isKeptAs = (key: string | null, name: string): boolean => key === null || key === keyOf(name);

/** Whether this device holds values of this form, of anybody: for pages that know nobody yet. */
export function hasValues(name: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(prefix) && key.endsWith(`.${name}`));
  } catch {
    return false;
  }
}
