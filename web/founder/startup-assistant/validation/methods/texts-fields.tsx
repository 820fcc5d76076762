import { readTexts } from '#domain/validation/methods/read-texts.ts';
import { useDraftState } from '#web/components/draft-form.ts';
import { CountField, countOf } from './count-field.tsx';
import type { MethodFieldsProps } from './method-fields.ts';

const texts = [
  { letter: 'A', seen: 'seenA', took: 'tookA' },
  { letter: 'B', seen: 'seenB', took: 'tookB' },
] as const;

/** Two texts before two groups of people: how many saw each, and how many took the next step. */
export function TextsFields({ name, children }: MethodFieldsProps) {
  const { typed, change } = useDraftState(name, { seenA: '', tookA: '', seenB: '', tookB: '' });
  const [a, b] = texts.map(({ seen, took }) => countsOf(typed[seen], typed[took]));
  return (
    <>
      <p>Show one text to half of them and the other to the other half, by chance.</p>
      {texts.map(({ letter, seen, took }) => (
        <div key={letter} className="grid gap-4 sm:grid-cols-2">
          <CountField
            name={`${name}-${seen}`}
            label={`Saw text ${letter}`}
            value={typed[seen]}
            onChange={(value) => change({ ...typed, [seen]: value })}
          />
          <CountField
            name={`${name}-${took}`}
            label={`Took the next step (${letter})`}
            value={typed[took]}
            onChange={(value) => change({ ...typed, [took]: value })}
            error={
              (countOf(typed[took]) ?? 0) > (countOf(typed[seen]) ?? Number.POSITIVE_INFINITY)
                ? 'No more than those who saw it.'
                : undefined
            }
          />
        </div>
      ))}
      {children(a && b ? readTexts(a, b) : null)}
    </>
  );
}

function countsOf(seenText: string, tookText: string) {
  const [seen, took] = [countOf(seenText), countOf(tookText)];
  return seen !== null && took !== null && seen >= 1 && took <= seen ? { seen, took } : null;
}
