/** The look of checkboxes and radio buttons; forced colours get the browser's own. */
export const choiceClass =
  'relative mt-0.5 inline-grid size-5 shrink-0 appearance-none place-items-center border border-control bg-surface transition-colors ' +
  'enabled:hover:border-ink checked:border-moss checked:bg-moss aria-invalid:border-2 aria-invalid:border-brick ' +
  'disabled:not-checked:bg-sunken disabled:opacity-55 forced-colors:appearance-auto';

/** The tick of a checkbox: two edges of a turned box. */
export const tickClass =
  'rounded-mark checked:after:-mt-0.5 checked:after:h-2.5 checked:after:w-1.5 checked:after:rotate-45 checked:after:border-r-2 ' +
  'checked:after:border-b-2 checked:after:border-on-moss';

/** The dot of a radio button. */
export const dotClass = 'rounded-full checked:after:size-2 checked:after:rounded-full checked:after:bg-on-moss';
