import { Plus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { OFFER_LIMITS, type OfferProblem, type OfferTotals } from '#domain/consultation/quote-offer.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { MoneyField } from '#web/fields/money-field.tsx';
import { wholeNumber } from '../../parts/whole-number.ts';
import { offerProblems } from '../quote-words.ts';
import type { OfferFormState } from './offer-form-type.ts';

type OfferLinesProps = {
  form: OfferFormState;
  /** As the server computes them. */
  totals: { ok: true; totals: OfferTotals } | { ok: false; reason: OfferProblem };
};

/** What is charged, line by line, with the running total. */
export function OfferLines({ form, totals }: OfferLinesProps) {
  const [lines, currency, discountMinor] = useWatch({
    control: form.control,
    name: ['lines', 'currency', 'discountMinor'],
  });
  const { errors, isSubmitted } = form.formState;
  const set = { shouldValidate: isSubmitted };
  const setLine = (index: number, change: Partial<(typeof lines)[number]>) =>
    form.setValue('lines', lines.with(index, { ...(lines[index] ?? blankLine), ...change }), set);
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const rows = lines.map((line, index) => ({ ...line, index, id: `lines.${index}` }));

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1.5 font-semibold">Lines</legend>
      {rows.map(({ id, index, description, quantity, unitMinor }) => (
        <div key={id} className="flex items-start gap-2 rounded-card border border-line p-3">
          <div className="grid grow gap-3 sm:grid-cols-[minmax(0,1fr)_6rem]">
            <TextField
              id={`${id}.description`}
              className="sm:col-span-2"
              label={`What is line ${index + 1} for?`}
              maxLength={OFFER_LIMITS.description}
              value={description}
              onChange={({ target }) => setLine(index, { description: target.value })}
              error={errors.lines?.[index]?.description?.message}
            />
            <MoneyField
              id={`${id}.unitMinor`}
              currency={currency}
              suffix={currency}
              label="Each"
              amountMinor={unitMinor === null || Number.isNaN(unitMinor) ? null : unitMinor}
              onAmount={(amount) => setLine(index, { unitMinor: amount ?? Number.NaN })}
              error={errors.lines?.[index]?.unitMinor && 'Enter an amount, such as 25,000.'}
            />
            <TextField
              id={`${id}.quantity`}
              inputMode="numeric"
              label="Quantity"
              value={Number.isFinite(quantity) ? quantity : ''}
              onChange={({ target }) => setLine(index, { quantity: wholeNumber.setValueAs(target.value) })}
              error={errors.lines?.[index]?.quantity?.message}
            />
          </div>
          {lines.length > 1 && (
            <IconButton
              label={`Take line ${index + 1} away`}
              icon={<X />}
              onClick={() => form.setValue('lines', lines.toSpliced(index, 1), set)}
            />
          )}
        </div>
      ))}
      <Button
        variant="quiet"
        size="small"
        className="w-fit"
        icon={<Plus />}
        disabled={lines.length >= OFFER_LIMITS.lines}
        onClick={() => form.setValue('lines', [...lines, blankLine])}
      >
        Add a line
      </Button>
      <MoneyField
        id="discountMinor"
        currency={currency}
        suffix={currency}
        label="Discount"
        optional
        amountMinor={discountMinor === 0 || discountMinor === undefined ? null : discountMinor}
        onAmount={(amount) => form.setValue('discountMinor', amount ?? 0, set)}
        error={errors.discountMinor && 'Enter an amount, or nothing.'}
      />
      <p role="status" className="text-lg font-semibold tabular-nums">
        Total: {totals.ok ? money(totals.totals.totalMinor) : 'not known yet'}
      </p>
      {isSubmitted && !totals.ok && <FieldError id="lines-error">{offerProblems[totals.reason]}</FieldError>}
    </fieldset>
  );
}

const blankLine = { description: '', quantity: 1, unitMinor: Number.NaN };
