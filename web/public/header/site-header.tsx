import { useEffect } from 'react';
import { brand } from '#content/brand.ts';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { Anchor } from '#ui/link/link.tsx';
import { sitePaths } from '../../paths/site.ts';
import { AccountLinks } from './account-links.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import { findSession } from './find-session.ts';
import { MobileNav } from './mobile-nav.tsx';

/** The header of the public pages. */
export function SiteHeader() {
  useEffect(() => void findSession(), []);
  return (
    <header data-sticky-header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-6 px-5 lg:h-18">
        <Anchor href={sitePaths.home} className="flex items-center gap-2.5 no-underline">
          <CairnMark className="size-8 text-moss" />
          <span className="font-display text-xl font-semibold tracking-tight">{brand.name}</span>
        </Anchor>
        <DesktopNav />
        <div className="hidden items-center gap-2 lg:flex">
          <AccountLinks />
        </div>
        <MobileNav />
      </div>
    </header>
  );
}
