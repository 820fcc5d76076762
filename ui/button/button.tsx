import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { heldProps } from './held.ts';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Look = { variant?: Variant; size?: 'medium' | 'small'; icon?: ReactNode; fullWidth?: boolean };

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    loading?: boolean;
    loadingText?: string;
    /** Disabled for now, as `loading` is: a press does nothing, and the focus stays on it. */
    held?: boolean;
  };

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-moss text-on-moss enabled:hover:bg-moss-hover [a&]:hover:bg-moss-hover',
  secondary: 'border-control bg-surface text-ink enabled:hover:border-ink [a&]:hover:border-ink',
  quiet: 'border-transparent text-moss enabled:hover:bg-moss-wash [a&]:hover:bg-moss-wash',
  danger: 'border-transparent bg-brick text-on-brick enabled:hover:bg-brick-hover [a&]:hover:bg-brick-hover',
};

function buttonClass({ variant = 'primary', size = 'medium', fullWidth }: Look, className?: string): string {
  return cx(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center leading-tight font-semibold no-underline',
    'transition-[background-color,border-color,color,translate] enabled:active:translate-y-px [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    'aria-busy:cursor-progress aria-busy:opacity-80',
    size === 'medium' ? 'min-h-11 px-5 py-2' : 'min-h-11 px-3.5 py-1.5 text-sm sm:min-h-9',
    fullWidth && 'w-full',
    variants[variant],
    className,
  );
}

/** A button. While `loading` it is disabled and shows `loadingText` instead of its label. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, fullWidth, loading, loadingText = 'Processing...', held, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...((loading || held) && heldProps)}
      aria-busy={loading || undefined}
      className={buttonClass({ variant, size, fullWidth }, className)}
    >
      {loading ? <Spinner /> : icon}
      {loading ? loadingText : rest.children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
export function ButtonLink({ variant, size, icon, fullWidth, className, children, ...rest }: AnchorProps & Look) {
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      {icon}
      {children}
    </Anchor>
  );
}
