import { isSafeLink } from '#domain/validation/links.ts';

/** The founder's own link by its host name, in a new tab; nothing where it is not safe to follow. */
export function SafeLink({ href }: { href: string }) {
  if (!isSafeLink(href)) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-6 items-center rounded-mark text-sm break-all text-moss underline underline-offset-4 hover:text-moss-hover"
    >
      {new URL(href).hostname}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
