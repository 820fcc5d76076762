import { Banner } from '#ui/banner/banner.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { BackTo } from './back-to.tsx';

/** Where an address names something that does not exist. */
export function Missing({ what, back }: { what: string; back: { label: string; href: string } }) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={`No such ${what}`} eyebrow={<BackTo {...back} />} />
      <Banner role="alert">Check the address, or choose it from the list.</Banner>
    </div>
  );
}
