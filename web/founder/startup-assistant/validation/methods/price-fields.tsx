import { readPriceLines, readPrices } from '#domain/validation/methods/read-prices.ts';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import type { MethodFieldsProps } from './method-fields.ts';

/** Longer than anybody asks in one test. */
const MOST = 20_000;

/** Four prices from each person, a line a person. */
export function PriceFields({ name, intake: { price }, children }: MethodFieldsProps) {
  const { typed, change } = useDraftState(name, { lines: '' });
  const { answers, unread } = readPriceLines(typed.lines);
  return (
    <>
      <ol className="flex list-decimal flex-col gap-1 pl-5">
        <li>At what price is it so cheap that you doubt it?</li>
        <li>At what price is it cheap?</li>
        <li>At what price is it dear, but you would still think about it?</li>
        <li>At what price is it too dear?</li>
      </ol>
      <TextareaField
        name={`${name}-lines`}
        label="One person a line: the four prices"
        hint="Such as 500 1,000 2,000 3,000"
        rows={4}
        limit={MOST}
        value={typed.lines}
        onChange={(event) => change({ lines: event.target.value })}
        error={unread.length > 0 ? `Give four prices in line ${unread.slice(0, 5).join(', ')}.` : undefined}
      />
      {children(price && answers.length > 0 ? readPrices(answers, price) : null)}
    </>
  );
}
