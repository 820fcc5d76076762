import type { Competitor } from '#domain/validation/competitors.ts';
import { OutlineSection } from './outline-section.tsx';
import { SafeLink } from './safe-link.tsx';

const kinds: Record<Competitor['kind'], string> = {
  alternative: 'An alternative you named',
  workaround: 'What they do today',
  nothing: 'Always possible, and free',
};

/** What the customer can choose instead, with the founder's links where they are safe to follow. */
export function CompetitorsSection({ competitors }: { competitors: readonly Competitor[] }) {
  return (
    <OutlineSection
      id="competitors"
      lead="What your customers can choose instead. You compete with all of it, not only with companies like yours."
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {competitors.map(({ kind, name, link }) => (
          <li key={`${kind} ${name}`} className="min-w-0 rounded-card border border-line bg-surface p-4">
            <p className="font-semibold wrap-break-word">{name}</p>
            <p className="text-sm text-stone">{kinds[kind]}</p>
            {link && <SafeLink href={link} />}
          </li>
        ))}
      </ul>
    </OutlineSection>
  );
}
