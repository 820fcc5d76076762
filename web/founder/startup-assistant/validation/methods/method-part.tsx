import type { Intake } from '#domain/validation/intake.ts';
import type { MethodReading } from '#domain/validation/methods/methods.ts';
import { METHODS, methodOf } from '#domain/validation/methods/methods.ts';
import type { TestCard } from '#domain/validation/test-cards.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { FeatureFields } from './feature-fields.tsx';
import { MissingFields } from './missing-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { TextsFields } from './texts-fields.tsx';

type MethodPartProps = {
  ideaId: string;
  card: TestCard;
  intake: Intake;
  /** Opens the evidence form with what the answers say. */
  onEntry: (entry: NonNullable<MethodReading['entry']>) => void;
};

const FIELDS = { prices: PriceFields, feature: FeatureFields, missing: MissingFields, texts: TextsFields };

/** The survey or comparison that helps with a test, folded: a place to enter answers, and what they say at once. */
export function MethodPart({ ideaId, card, intake, onEntry }: MethodPartProps) {
  const id = methodOf(card.kind);
  // Without a price there is nothing to compare what people name with.
  if (id === null || (id === 'prices' && intake.price === null)) return null;
  const { title, source, limit } = METHODS[id];
  const Fields = FIELDS[id];
  return (
    <Disclosure summary={title}>
      <div className="flex flex-col gap-4 text-base text-ink">
        <Fields name={`method-${ideaId}-${card.assumptionId}-${id}`} intake={intake}>
          {(reading) => reading && <Reading reading={reading} onEntry={onEntry} />}
        </Fields>
        <p className="text-sm text-stone">
          {limit} Source: {source}
        </p>
      </div>
    </Disclosure>
  );
}

function Reading({ reading: { says, entry }, onEntry }: { reading: MethodReading } & Pick<MethodPartProps, 'onEntry'>) {
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken px-4 py-3">
      <div role="status" className="flex flex-col gap-1">
        {says.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {entry && (
        <Button size="small" variant="secondary" className="w-fit" onClick={() => onEntry(entry)}>
          Add it as what you saw
        </Button>
      )}
    </div>
  );
}
