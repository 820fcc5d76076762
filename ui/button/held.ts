import type { ComponentProps } from 'react';

/** The browser takes the focus from a button that becomes disabled: this one only says so. It submits no form either. */
export const heldProps: ComponentProps<'button'> = {
  'aria-disabled': true,
  onClick: (event) => event.preventDefault(),
};
