import type { StuckLearner } from '#contract/programs/admin.ts';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

/** A founder by name and address; their page says which plan they have. */
export function Founder({ uid, name, email }: StuckLearner['person']) {
  return (
    <>
      <TextLink href={paths.admin.subscriber(uid)}>{name || 'An account that is gone'}</TextLink>
      <span className="block text-sm font-normal wrap-anywhere text-stone">{email}</span>
    </>
  );
}
