import type { Currency } from '#domain/money/money.ts';
import type { Alternative } from '#domain/validation/intake.ts';
import { INTAKE_LIMITS } from '#domain/validation/intake-fields.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { sameAnswer } from '#web/drafts/pending.ts';
import { ListAnswer } from '#web/fields/list-answer.tsx';
import { localDay } from '#web/time/local-day.ts';
import { useBareAmount } from './use-bare-amount.ts';

type AlternativesAnswerProps = FieldTexts & {
  name: string;
  /** The currency of a price that names none. */
  usual: Currency;
  value: readonly Alternative[];
  onChange: (items: Alternative[]) => void;
};

/** What else the customers could choose, and what the founder found out about each. */
export function AlternativesAnswer({ usual, ...props }: AlternativesAnswerProps) {
  return (
    <ListAnswer
      {...props}
      subject="Alternative"
      limit={INTAKE_LIMITS.listItems}
      blank={{ name: '' }}
      isBlank={(item) => Object.values(item).every((part) => part.trim() === '')}
      isSame={(a, b) => sameAnswer([...a], [...b])}
      renderLine={(line) => <AlternativeLine {...line} usual={usual} />}
    />
  );
}

type AlternativeLineProps = {
  id: string;
  label: string;
  usual: Currency;
  item: Alternative;
  change: (item: Alternative) => void;
};

function AlternativeLine({ id, label, usual, item, change }: AlternativeLineProps) {
  const { name, ...rest } = item;
  const set = (key: Exclude<keyof Alternative, 'name'>, text: string) => {
    const { [key]: _before, ...others } = rest;
    change({ name, ...others, ...(text && { [key]: text }) });
  };
  const price = useBareAmount(item.price ?? '', usual, (text) => set('price', text));
  const it = label.toLowerCase();
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <TextField
          hideLabel
          id={id}
          label={label}
          value={name}
          onChange={(event) => change({ ...rest, name: event.target.value })}
        />
        <TextField
          hideLabel
          id={`${id}-link`}
          inputMode="url"
          label={`Link of ${it} (optional)`}
          placeholder="https:// (optional)"
          value={item.link ?? ''}
          onChange={(event) => set('link', event.target.value)}
        />
      </div>
      <Disclosure summary={`What you found out about ${it}`}>
        <div className="grid gap-3 py-1 sm:grid-cols-2">
          <TextField
            id={`${id}-price`}
            label={`Price of ${it} (optional)`}
            placeholder="₦4,000 a month"
            maxLength={INTAKE_LIMITS.alternativePrice}
            value={item.price ?? ''}
            note={price.told}
            onChange={(event) => set('price', event.target.value)}
            onBlur={price.tidy}
          />
          <TextField
            id={`${id}-seen-on`}
            type="date"
            max={localDay()}
            label={`Day on which you saw ${it} (optional)`}
            value={item.seenOn ?? ''}
            onChange={(event) => set('seenOn', event.target.value)}
          />
          <TextField
            id={`${id}-complaint`}
            label={`What customers of ${it} complain of (optional)`}
            maxLength={INTAKE_LIMITS.alternativeText}
            value={item.complaint ?? ''}
            onChange={(event) => set('complaint', event.target.value)}
          />
          <TextField
            id={`${id}-difference`}
            label={`How yours differs from ${it} (optional)`}
            maxLength={INTAKE_LIMITS.alternativeText}
            value={item.difference ?? ''}
            onChange={(event) => set('difference', event.target.value)}
          />
        </div>
      </Disclosure>
    </div>
  );
}
