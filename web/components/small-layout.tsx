import { Outlet } from 'react-router';
import { brand } from '#content/brand.ts';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { Anchor, TextLink } from '#ui/link/link.tsx';
import { SkipLink } from '#ui/skip-link/skip-link.tsx';
import { paths } from '../paths.ts';
import { usePageFocus } from './page-focus.ts';

type SmallLayoutProps = {
  /** How wide the page is, and how its parts stand. */
  className: string;
  links: readonly { label: string; href: string }[];
};

/** Around a page that stands alone: the way home, the page, the small print. */
export function SmallLayout({ className, links }: SmallLayoutProps) {
  const main = usePageFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="px-4 pt-5 sm:px-8 print:p-0">
        <Anchor
          href={paths.home}
          className="inline-flex min-h-11 items-center gap-2 font-display text-xl font-semibold no-underline"
        >
          <CairnMark className="size-8 text-moss" />
          {brand.name}
        </Anchor>
      </header>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full grow px-4 py-6 outline-none sm:py-10 print:p-0 ${className}`}
      >
        <Outlet />
      </main>
      <footer className="flex flex-wrap justify-center gap-x-3 px-2 pb-6 text-[0.8125rem] sm:gap-x-6 sm:text-sm print:hidden [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        {links.map(({ label, href }) => (
          <TextLink key={href} quiet href={href}>
            {label}
          </TextLink>
        ))}
      </footer>
    </div>
  );
}
