import { Outlet, useLocation } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { usePageFocus } from '../components/page-focus.ts';
import { sitePaths } from '../paths/site.ts';
import { CookieBanner } from './consent/cookie-banner.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';

/** The shell of the public pages: header, page, footer; the gradient on the home path only. */
export default function PublicLayout() {
  const main = usePageFocus();
  const isHome = useLocation().pathname === sitePaths.home;
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col',
        isHome && 'bg-linear-to-b from-paper via-moss-wash via-[24rem] to-paper to-[60rem]',
      )}
    >
      <SkipLink />
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <CookieBanner />
    </div>
  );
}
