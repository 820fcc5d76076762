import { Link } from 'react-router';
import type { AnchorProps } from '#ui/link/link.tsx';

/** The link that the design system uses inside the app: client-side navigation, save for downloads and new tabs. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  return <Link {...rest} to={href} prefetch="intent" reloadDocument={rest.download !== undefined} />;
}
