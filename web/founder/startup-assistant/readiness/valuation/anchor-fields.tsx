import type { Currency } from '#domain/money/money.ts';
import type { Anchor } from '#domain/readiness/valuation.ts';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { MoneyField } from '#web/fields/money-field.tsx';
import { useTypedText } from '#web/fields/typed-answer.ts';
import { localDay } from '#web/time/local-day.ts';
import { withAnchorPart } from './valuation-values.ts';

type AnchorFieldsProps = {
  name: string;
  legend: string;
  hint?: string;
  anchor: Anchor | null;
  currency: Currency;
  /** By field: amountMinor, source, date. */
  problems: Readonly<Record<string, string>>;
  onChange: (anchor: Anchor | null) => void;
};

/** A figure that somebody published, with where and when: without both it anchors nothing. */
export function AnchorFields({ name, legend, hint, anchor, currency, problems, onChange }: AnchorFieldsProps) {
  const [source, setSource] = useTypedText(anchor?.source ?? '', (text) =>
    onChange(withAnchorPart(anchor, { source: text })),
  );
  return (
    <FieldGroup
      id={name}
      label={legend}
      hint={`${hint ? `${hint} ` : ''}Without its source and the day it was published it anchors nothing.`}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <MoneyField
          id={`${name}-amount`}
          label="Amount"
          amountMinor={anchor?.amountMinor ?? null}
          currency={currency}
          error={problems.amountMinor}
          onAmount={(amountMinor) => onChange(withAnchorPart(anchor, { amountMinor: amountMinor ?? Number.NaN }))}
        />
        <TextField
          id={`${name}-source`}
          label="Source"
          autoComplete="off"
          value={source}
          error={problems.source}
          onChange={(event) => setSource(event.target.value)}
        />
        <TextField
          id={`${name}-date`}
          type="date"
          max={localDay()}
          label="Day"
          value={anchor?.date ?? ''}
          error={problems.date}
          onChange={(event) => onChange(withAnchorPart(anchor, { date: event.target.value }))}
        />
      </div>
    </FieldGroup>
  );
}
