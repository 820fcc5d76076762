import type { ChangeEvent, ReactNode } from 'react';
import { passMark } from '#contract/validation/ledger.ts';
import { isFarBelow } from '#domain/validation/low-mark.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import { markInShort } from '#domain/validation/test-words.ts';
import { readWrittenNumber } from '#domain/written-number.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { readCount } from '../evidence/read-count.ts';
import { passMarkWords } from '../working/pass-mark.tsx';

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

/** Per cent as people write them, "about 5%": the decimal alone, or the text where it is none. */
export function readPercent(text: string): string {
  const bare = text.replace('%', '').trim();
  const read = readWrittenNumber(bare);
  return read.ok && read.currencies.length === 0 ? String(read.value.toNumber()) : bare;
}

/** What the contract is to check: numbers that cannot be read stay NaN and are refused there. */
export function markOf({ kind, atLeast, barPercent, sample }: PassMarkDraft): unknown {
  return kind === 'count'
    ? { kind, atLeast: readCount(atLeast), sample: readCount(sample) }
    : { kind, barPercent: readPercent(barPercent), sample: readCount(sample) };
}

/** What was read, where more than figures was typed. */
function echoOf(draft: PassMarkDraft): string {
  const typed = [draft.kind === 'count' ? draft.atLeast : draft.barPercent, draft.sample];
  if (typed.every((text) => /^[\d.,\s%]*$/u.test(text))) return '';
  const read = passMark.safeParse(markOf(draft));
  return read.success ? `We read: ${passMarkWords(read.data)}.` : '';
}

/** What a mark far below the proposed one comes to, before it is locked (rule S10). */
function lowWords(draft: PassMarkDraft, proposed: PassMark): string {
  const read = passMark.safeParse(markOf(draft));
  if (!read.success || !isFarBelow(read.data, proposed)) return '';
  return `This asks for less than half of what this test proposes (${markInShort(proposed)}). To pass it shows nothing: it counts as your word alone, and every reader is told which mark was proposed.`;
}

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
  /** What the card of the test proposes. */
  proposed: PassMark;
  onChange: (change: Partial<PassMarkDraft>) => void;
};

export function PassMarkFields({ draft, errors, proposed, onChange }: PassMarkFieldsProps): ReactNode {
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
          <TextField {...figure('atLeast')} label="At least" />
        ) : (
          <TextField {...figure('barPercent')} label="At least" suffix="%" />
        )}
        <TextField {...figure('sample')} label="Of how many" />
      </div>
      <p role="status" className="text-sm text-stone empty:hidden">
        {echoOf(draft)}
      </p>
      <p role="status" className="max-w-measure text-sm empty:hidden">
        {lowWords(draft, proposed)}
      </p>
    </>
  );
}
