import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { cx } from '../class-names.ts';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | null>(null);

/** Hands the router's link to every component here that links, since the design system knows no router. */
export const AnchorProvider = AnchorContext.Provider;

/** An unstyled link: the router's own where one is provided, else a plain `<a>`. */
export function Anchor(props: AnchorProps) {
  const Component = use(AnchorContext) ?? 'a';
  return <Component {...props} />;
}

/** A link inside text. `quiet` underlines only on hover, for lists of links. */
export function TextLink({ quiet, className, ...props }: AnchorProps & { quiet?: boolean }) {
  return (
    <Anchor
      className={cx(
        'rounded-mark text-moss underline-offset-4 transition-colors hover:text-moss-hover hover:decoration-2',
        quiet ? 'hover:underline' : 'underline decoration-1',
        className,
      )}
      {...props}
    />
  );
}
