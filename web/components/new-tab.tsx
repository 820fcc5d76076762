import type { ReactNode } from 'react';

/** A link to another site, which opens beside this one and says so. */
export function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 w-fit items-center rounded-mark wrap-anywhere text-moss underline underline-offset-4 hover:text-moss-hover"
    >
      <span>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
