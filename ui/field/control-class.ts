/** The look of every box that text is typed into or chosen in. */
export const controlClass =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 py-2 text-ink transition-colors ' +
  'enabled:hover:border-ink focus-visible:border-moss focus-visible:outline-offset-0 ' +
  'aria-invalid:border-brick aria-invalid:border-2 read-only:not-[select]:bg-sunken ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-stone';
