import type { ComponentProps, ReactNode } from 'react';
import { heldProps } from '../button/held.ts';
import { cx } from '../class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  /** Shown as a dot in the corner, for example for unread notifications; say it in `label` too. */
  marked?: boolean;
  /** Disabled for now: a press does nothing, and the focus stays on it. */
  held?: boolean;
};

/** A button of one icon, 44 px square, with a name. */
export function IconButton({ label, icon, marked, held, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...(held && heldProps)}
      aria-label={label}
      className={cx(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'not-aria-disabled:enabled:hover:bg-moss-wash disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        className,
      )}
    >
      {icon}
      {marked && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-clay"
        />
      )}
    </button>
  );
}
