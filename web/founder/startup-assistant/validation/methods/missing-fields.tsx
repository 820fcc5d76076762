import { readMissing } from '#domain/validation/methods/read-missing.ts';
import { useDraftState } from '#web/components/draft-form.ts';
import { CountField, countOf } from './count-field.tsx';
import type { MethodFieldsProps } from './method-fields.ts';

const fields = [
  { key: 'very', label: 'Very disappointed' },
  { key: 'somewhat', label: 'Somewhat disappointed' },
  { key: 'not', label: 'Not disappointed' },
] as const;

/** How people would feel who could no longer use it. */
export function MissingFields({ name, children }: MethodFieldsProps) {
  const { typed, change } = useDraftState(name, { very: '', somewhat: '', not: '' });
  const [very, somewhat, not] = fields.map(({ key }) => countOf(typed[key]));
  const isRead = very != null && somewhat != null && not != null;
  return (
    <>
      <p>Ask: how would you feel if you could no longer use it?</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map(({ key, label }) => (
          <CountField
            key={key}
            name={`${name}-${key}`}
            label={label}
            value={typed[key]}
            onChange={(value) => change({ ...typed, [key]: value })}
          />
        ))}
      </div>
      {children(isRead ? readMissing({ very, somewhat, not }) : null)}
    </>
  );
}
