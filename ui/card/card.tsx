import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Anchor } from '../link/link.tsx';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** Makes the title a link whose target is the whole card. */
  href?: string;
  /** Buttons or links at the foot. */
  actions?: ReactNode;
  /** `plain` has no shadow, for cards within cards; `quiet` sits on the sunken paper. */
  look?: 'raised' | 'plain' | 'quiet';
};

const looks = {
  raised: 'border-line bg-surface shadow-soft',
  plain: 'border-line bg-surface',
  quiet: 'border-transparent bg-sunken',
};

/** A sheet of paper: one thing with its title and what can be done with it. */
export function Card(props: CardProps) {
  const { title, level = 2, eyebrow, href, actions, look = 'raised', className, children, ...rest } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      {...rest}
      className={cx(
        'relative flex min-w-0 flex-col gap-3 rounded-card border p-5 sm:p-6',
        looks[look],
        href && 'transition-colors hover:border-moss',
        className,
      )}
    >
      {(title || eyebrow) && (
        <div className="flex flex-col gap-1">
          {eyebrow && <div className="text-sm text-stone">{eyebrow}</div>}
          {title && (
            <Heading className="font-display text-xl font-semibold tracking-tight">
              {href ? (
                <Anchor
                  href={href}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-moss"
                >
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </Heading>
          )}
        </div>
      )}
      {children}
      {actions && <div className="relative mt-auto flex flex-wrap items-center gap-3 pt-2 empty:hidden">{actions}</div>}
    </section>
  );
}
