import type { Competitor } from '#domain/validation/competitors.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { TextLink } from '#ui/link/link.tsx';
import { Day } from '#web/time/date-time.tsx';
import { SafeLink } from '../safe-link.tsx';
import { OutlineSection } from './outline-section.tsx';

const kinds: Record<Competitor['kind'], string> = {
  alternative: 'An alternative you named',
  workaround: 'What they do today',
  nothing: 'Always possible, and free',
};

type CompetitorsSectionProps = { competitors: readonly Competitor[]; linkTo: (field: IntakeKey) => string };

/** What the customer can choose instead, with what was found out about it and links where they are safe to follow. */
export function CompetitorsSection({ competitors, linkTo }: CompetitorsSectionProps) {
  return (
    <OutlineSection
      id="competitors"
      lead="What your customers can choose instead. You compete with all of it, not only with companies like yours."
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {competitors.map((competitor) => (
          <li
            key={`${competitor.kind} ${competitor.name}`}
            className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4"
          >
            <CompetitorCard competitor={competitor} />
          </li>
        ))}
      </ul>
      <TextLink href={linkTo('alternatives')} className="inline-flex min-h-6 w-fit items-center print:hidden">
        Add an alternative, or what you found out
      </TextLink>
    </OutlineSection>
  );
}

function CompetitorCard({ competitor }: { competitor: Competitor }) {
  const { kind, name, link, seenOn } = competitor;
  const facts = [
    ['Price', competitor.price],
    ['Customers complain of', competitor.complaint],
    ['How yours differs', competitor.difference],
  ].filter(([, fact]) => fact);
  return (
    <>
      <p className="font-semibold wrap-break-word">{name}</p>
      <p className="text-sm text-stone">{kinds[kind]}</p>
      {facts.length > 0 && (
        <dl className="flex flex-col gap-1 py-1">
          {facts.map(([label, fact]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-stone">{label}</dt>
              <dd className="wrap-break-word">{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && <SafeLink href={link} />}
      {seenOn && (
        <p className="text-sm text-stone">
          Seen on <Day value={seenOn} />
        </p>
      )}
    </>
  );
}
