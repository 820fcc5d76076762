import { use } from 'react';
import { Link, PrefetchPageLinks, UNSAFE_FrameworkContext } from 'react-router';
import type { AnchorProps } from '#ui/link/link.tsx';
import { useIntent } from './use-intent.ts';
import { useMissingCode } from './use-missing-code.ts';

/**
 * The link that the design system uses inside the app: client-side navigation, save for downloads and new tabs, and for
 * other pages once the site has a newer build, which brings its own code. The code of a page is fetched as soon as
 * somebody is about to follow the link, by our own way only: of a module that was preloaded in vain, a browser remembers
 * that it did not come.
 */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const isOutdated = useMissingCode()?.why === 'outdated';
  const { isMeant, handlers } = useIntent();
  // As in React Router's own link: without a build of the site there is nothing to fetch.
  const isOurs = use(UNSAFE_FrameworkContext) !== undefined && href.startsWith('/');
  const leaves = rest.download !== undefined || (isOutdated && isAnotherPage(href));
  return (
    <>
      <Link {...handlers} {...rest} to={href} reloadDocument={leaves} />
      {isMeant && isOurs && !leaves && <PrefetchPageLinks page={href} media="not all" />}
    </>
  );
}

function isAnotherPage(href: string): boolean {
  return new URL(href, window.location.href).pathname !== window.location.pathname;
}
