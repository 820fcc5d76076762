import { cx } from '#ui/class-names.ts';

/** The look of a line of the public navigation: the active one is inked and underlined. */
export function navLineClass(isActive: boolean): string {
  return cx(
    'inline-flex min-h-11 items-center gap-1 rounded-mark border-b-2 pt-0.5 font-medium no-underline transition-colors hover:text-ink',
    isActive ? 'border-moss text-ink' : 'border-transparent text-stone',
  );
}
