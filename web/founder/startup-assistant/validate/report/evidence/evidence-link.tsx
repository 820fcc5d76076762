import { isSafeLink } from '#domain/validation/links.ts';

/** A founder's link: followed only where it is a plain web address, shown as text where it is not. */
export function EvidenceLink({ link }: { link: string }) {
  const address = /^https?:/i.test(link) ? link : `https://${link}`;
  if (!isSafeLink(address)) return <p className="text-sm wrap-anywhere text-stone">{link}</p>;
  return (
    <p className="text-sm">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-normal wrap-anywhere text-moss underline underline-offset-4 hover:text-moss-hover"
      >
        {link}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
