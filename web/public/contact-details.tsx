import { brand } from '#content/brand.ts';
import { TextLink } from '#ui/link/link.tsx';

/** How to reach the operator. */
export function ContactDetails() {
  const { email, phone } = brand.contact;
  return (
    <address className="flex flex-col gap-1 not-italic">
      {email ? (
        <TextLink href={`mailto:${email}`} className="inline-flex min-h-10 items-center wrap-anywhere">
          {email}
        </TextLink>
      ) : (
        <span className="text-stone">No e-mail address yet</span>
      )}
      {phone ? (
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`} className="inline-flex min-h-10 items-center">
          {phone}
        </TextLink>
      ) : (
        <span className="text-stone">No phone number yet</span>
      )}
    </address>
  );
}
