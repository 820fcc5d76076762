import { TextLink } from '#ui/link/link.tsx';

/** Above a heading: the list that this belongs to. */
export function BackTo({ label, href }: { label: string; href: string }) {
  return (
    <TextLink className="inline-flex min-h-11 items-center sm:min-h-6" href={href}>
      Back to {label}
    </TextLink>
  );
}
