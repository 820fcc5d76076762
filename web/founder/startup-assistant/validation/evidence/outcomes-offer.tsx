import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type CountedOutcome, countedOutcomes } from '#domain/validation/counted-outcomes.ts';
import { Button } from '#ui/button/button.tsx';
import type { ObservationBody, ObservationForm } from './observation-task.ts';

type OutcomesOfferProps = {
  form: UseFormReturn<ObservationForm, unknown, ObservationBody>;
  onAccept: (outcomes: CountedOutcome[]) => void;
};

/** Offers two lines for a note that counts two outcomes; nothing changes until they are accepted. */
export function OutcomesOffer({ form, onAccept }: OutcomesOfferProps) {
  const outcomes = countedOutcomes(useWatch({ control: form.control, name: 'note' }));
  if (outcomes.length === 0) return null;
  return (
    <div role="status" className="flex flex-col items-start gap-2 rounded-control bg-moss-wash px-4 py-3 text-moss-ink">
      <p className="font-semibold">Your note counts two outcomes.</p>
      <ul className="list-disc pl-5">
        {outcomes.map(({ words, side, count }) => (
          <li key={side}>
            “{words}”: {count} {side === 'for' ? 'for it' : 'against it'}
          </li>
        ))}
      </ul>
      <Button size="small" variant="secondary" onClick={() => onAccept(outcomes)}>
        Enter them as two lines
      </Button>
    </div>
  );
}
