import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { MemberHeader } from './member-header.tsx';
import type { MenuEntry } from './menu.ts';
import { PageTitle } from './page-title.tsx';

/** The frame that the founder's, the investor's and the shared pages have in common. */
export function MemberShell({ menu, banner }: { menu: readonly MenuEntry[]; banner?: ReactNode }) {
  const main = useFocusAfterNavigation();
  return (
    <>
      <SkipLink />
      <header className="print:hidden">
        <MemberHeader menu={menu} />
        <PageTitle menu={menu} />
      </header>
      {banner}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <Outlet />
      </main>
    </>
  );
}

/** After going to another page the focus is at its start, unless the page has put it somewhere itself. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
