import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';

type VersionHeadProps = {
  title: ReactNode;
  /** Which version it is, and from when. */
  eyebrow: ReactNode;
  lead?: ReactNode;
  menu: ReactNode;
  /** The document as it stands. */
  current: { label: string; href: string };
  /** Where the changes since the version before are shown; undefined for the first. */
  changes: string | undefined;
  sha256: string;
  /** Where the report has a first page of its own on paper. */
  onScreenOnly?: boolean;
};

/** What a version is, what can be done with it, and the hash that proves that it never changed. */
export function VersionHead({ menu, current, changes, sha256, onScreenOnly = false, ...heading }: VersionHeadProps) {
  return (
    <header className={`flex flex-col gap-4 ${onScreenOnly ? 'print:hidden' : ''}`}>
      <PageHeading {...heading} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {menu}
        <ButtonLink variant="secondary" href={current.href}>
          {current.label}
        </ButtonLink>
        {changes && (
          <ButtonLink variant="secondary" href={changes}>
            What changed
          </ButtonLink>
        )}
      </div>
      <p className="text-sm wrap-anywhere text-stone">SHA-256 of its JSON: {sha256}</p>
    </header>
  );
}
