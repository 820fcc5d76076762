import { brand } from '#content/brand.ts';
import { CairnMark } from '#ui/cairn/cairn-mark.tsx';
import { cx } from '#ui/class-names.ts';
import { Anchor } from '#ui/link/link.tsx';
import { openConsentPreferences } from '../consent/consent.ts';
import { ContactDetails } from '../contact-details.tsx';
import { footerColumns, socialLinks } from './footer-columns.ts';

/** The footer of the public pages. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid w-full max-w-page gap-x-8 gap-y-4 px-5 grid-cols-pair pt-6 pb-4 sm:pt-10 sm:grid-cols-4 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr]">
        <div className="col-span-full flex items-center gap-3 lg:col-span-1 lg:flex-col lg:items-start">
          <CairnMark className="size-10 shrink-0 text-moss" />
          <p className="max-w-60 font-display text-lg leading-snug">{brand.tagline}.</p>
        </div>
        {footerColumns.map(({ heading, links }) => (
          <FooterColumn key={heading} heading={heading}>
            <LinkList links={links} />
          </FooterColumn>
        ))}
        <FooterColumn heading="Contact">
          <ContactDetails />
          <LinkList links={socialLinks} inline />
        </FooterColumn>
      </div>
      <div className="mx-auto w-full max-w-page px-5">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-3 text-sm text-stone">
          <p>{brand.name} sells no data and carries no advertising.</p>
          <button
            type="button"
            onClick={openConsentPreferences}
            className="min-h-11 rounded-mark underline-offset-4 hover:text-ink hover:underline"
          >
            Cookie preferences
          </button>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-1 sm:gap-2">
      <h2 className="text-sm font-semibold text-stone">{heading}</h2>
      {children}
    </section>
  );
}

function LinkList({ links, inline }: { links: readonly { label: string; href: string }[]; inline?: boolean }) {
  return (
    <ul className={cx('flex', inline ? 'flex-wrap gap-x-4' : 'flex-col')}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Anchor
            href={href}
            className="inline-flex min-h-10 items-center rounded-mark underline-offset-4 hover:text-moss hover:underline"
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
