import type { ChangeEvent, ReactNode } from 'react';
import type { PassMark } from '#domain/validation/test-templates.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

/** A pass mark while it is typed: both kinds at once, so that switching between them loses nothing. */
export type PassMarkDraft = { kind: PassMark['kind']; atLeast: string; barPercent: string; sample: string };
export type PassMarkErrors = Partial<Record<keyof PassMarkDraft, string>>;

export function draftOf(mark: PassMark): PassMarkDraft {
  return {
    kind: mark.kind,
    atLeast: mark.kind === 'count' ? String(mark.atLeast) : '',
    barPercent: mark.kind === 'share' ? mark.barPercent : '',
    sample: String(mark.sample),
  };
}

/** What the contract is to check: numbers that cannot be read stay NaN and are refused there. */
export function markOf({ kind, atLeast, barPercent, sample }: PassMarkDraft): unknown {
  return kind === 'count'
    ? { kind, atLeast: readNumber(atLeast), sample: readNumber(sample) }
    : { kind, barPercent: barPercent.replace('%', '').trim(), sample: readNumber(sample) };
}

const readNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(/,/g, '')));

const kinds = [
  { value: 'count', label: 'A number', hint: 'Such as at least 7 of 10 people. For when you ask few.' },
  {
    value: 'share',
    label: 'A share',
    hint: 'Such as at least 5% of 200. It passes once chance alone does not explain it.',
  },
];

type PassMarkFieldsProps = {
  draft: PassMarkDraft;
  errors: PassMarkErrors;
  onChange: (change: Partial<PassMarkDraft>) => void;
};

export function PassMarkFields({ draft, errors, onChange }: PassMarkFieldsProps): ReactNode {
  const figure = (key: 'atLeast' | 'barPercent' | 'sample') => ({
    name: `passMark.${key}`,
    autoComplete: 'off',
    value: draft[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [key]: event.target.value }),
    error: errors[key],
  });
  return (
    <>
      <RadioGroup
        look="cards"
        name="passMark.kind"
        label="What must be reached?"
        options={kinds}
        value={draft.kind}
        onChange={(event) => onChange({ kind: event.target.value === 'share' ? 'share' : 'count' })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {draft.kind === 'count' ? (
          <TextField {...figure('atLeast')} label="At least" inputMode="numeric" />
        ) : (
          <TextField {...figure('barPercent')} label="At least" suffix="%" inputMode="decimal" />
        )}
        <TextField {...figure('sample')} label="Of how many" inputMode="numeric" />
      </div>
    </>
  );
}
