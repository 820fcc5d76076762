import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { forgetValues, keepValues, savedValues } from './kept-values.ts';
import { type FormSchema, useSchemaForm } from './schema-form.ts';

type DraftOptions<V> = {
  /** Fields that are never kept, such as a password or a consent that has to be given anew. */
  never?: readonly (keyof V)[];
  /** Shows what was saved elsewhere meanwhile, such as in another tab: `keepTouched`, or what merges as it does. */
  follow?: (mine: V, before: V, now: V) => V;
};

/**
 * A form over a schema of the contract that loses nothing: what is typed survives Escape, the phone's back, another page
 * and a reload, until it is sent (`forget`) or thrown away on purpose (`startAgain`). Signed out it is kept for the tab.
 */
export function useDraftSchemaForm<S extends FormSchema>(
  schema: S,
  name: string,
  start: DefaultValues<z.input<S>>,
  { never = [], follow }: DraftOptions<z.input<S>> = {},
) {
  const [typed] = useState(() => savedValues(name, start));
  const [isBack, setBack] = useState(() => !same(typed, start));
  const form = useSchemaForm(schema, typed);
  const keep = useEffectEvent((values: object) => {
    const kept: Record<string, unknown> = { ...values };
    for (const field of never) delete kept[String(field)];
    // What was only shown is not kept: it may be another the next time.
    const changed = changedFrom(kept, start);
    if (Object.keys(changed).length === 0) forgetValues(name);
    else keepValues(name, changed);
  });
  // For as long as the form lives: a row that moves says so while the form is drawn anew.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form]);

  const shown = useRef<object>(start);
  const show = useEffectEvent((now: object) => {
    const before = shown.current;
    shown.current = now;
    if (!follow || same(now, before)) return;
    const mine = form.getValues();
    const merged = follow(mine, before as z.input<S>, now as z.input<S>);
    for (const [field, value] of Object.entries(changedFrom(merged, mine)))
      form.setValue(field as Path<z.input<S>>, value as PathValue<z.input<S>, Path<z.input<S>>>);
  });
  const startText = JSON.stringify(start);
  useEffect(() => show(JSON.parse(startText)), [startText]);

  function forget() {
    forgetValues(name);
    setBack(false);
  }

  /** Shows what is saved, or an empty form, instead of what was typed. */
  function startAgain(values: DefaultValues<z.input<S>> = start) {
    form.reset(values);
    forget();
  }
  return { form, isBack, forget, startAgain };
}

/** The same for fields that are no schema form: what is typed into them, all together. */
export function useDraftState<T extends object>(name: string, start: T) {
  const [typed, setTyped] = useState(() => savedValues(name, start));
  const [isBack, setBack] = useState(() => !same(typed, start));

  function change(next: T) {
    setTyped(next);
    if (same(next, start)) forgetValues(name);
    else keepValues(name, next);
  }

  function forget() {
    forgetValues(name);
    setBack(false);
  }

  function startAgain(values: T = start) {
    setTyped(values);
    forget();
  }
  return { typed, change, isBack, forget, startAgain };
}

/** What was typed here, and in every field that nobody has touched here what is saved now. */
export function keepTouched<T extends object>(mine: T, before: T, now: T): T {
  return { ...now, ...changedFrom(mine, before) };
}

/** Those of some values that differ from where they began: what is sent without the others overwrites nothing of another tab. */
export function changedFrom<T extends object>(values: T, start: object): Partial<T> {
  const before = start as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !same(value, before[field])),
  ) as Partial<T>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
