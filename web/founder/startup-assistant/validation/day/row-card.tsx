import { ChevronDown, Pencil } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { BeliefChoices } from '#domain/validation/likely-beliefs.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { cx } from '#ui/class-names.ts';
import { type DayRow, isBlank } from './day-rows.ts';
import { RowFields } from './row-fields.tsx';

type RowCardProps = ComponentProps<typeof RowFields> & {
  isOpen: boolean;
  onToggle: () => void;
  /** What it lacks to be saved; null where it lacks nothing. */
  lacks: string | null;
};

/** A person of the day: in a line what was entered, or all of it to be filled in. */
export function RowCard({ isOpen, onToggle, lacks, ...fields }: RowCardProps) {
  const { row, number, choices } = fields;
  const id = useId();
  return (
    <div className={cx('rounded-card border border-line', isOpen && 'bg-surface')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-3 rounded-card px-4 py-2 text-left"
      >
        {isOpen ? (
          <>
            <span className="grow font-semibold">Person {number}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 rotate-180 text-stone" />
          </>
        ) : (
          <>
            <RowInShort {...{ row, number, choices, lacks }} />{' '}
            <span className="flex shrink-0 items-center gap-1 text-sm text-moss">
              <Pencil aria-hidden="true" className="size-4" />
              Edit
            </span>
          </>
        )}
      </button>
      {isOpen && (
        <div id={id}>
          <RowFields {...fields} />
        </div>
      )}
    </div>
  );
}

type RowInShortProps = { row: DayRow; number: number; choices: BeliefChoices; lacks: string | null };

/** "Mama Titi: lost half a basket", and "For: They have the problem", or what is missing. */
function RowInShort({ row, number, choices, lacks }: RowInShortProps) {
  const { who, note } = row;
  return (
    <span className="flex min-w-0 grow flex-col">
      <span className="line-clamp-1 wrap-anywhere">
        <strong className="font-semibold">{who.trim() || `Person ${number}`}</strong>
        {note.trim() && `: ${briefly(note, 120)}`}
      </span>{' '}
      <span className={cx('line-clamp-1 text-sm wrap-anywhere', lacks ? 'font-medium text-amber-ink' : 'text-stone')}>
        {isBlank(row) ? 'Nothing written yet' : lacks ? `Not complete: ${lacks}` : saidInShort(row, choices)}
      </span>
    </span>
  );
}

const SIDES = { for: 'For', against: 'Against' };

/** "For: They have the problem", and how many more it speaks of. */
function saidInShort({ says }: DayRow, { likely, groups }: BeliefChoices): string {
  const [first, ...others] = says;
  const beliefs = [likely, ...groups.map((group) => group.beliefs)].flat();
  const name = beliefs.find(({ id }) => id === first?.assumptionId)?.name ?? '';
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return first?.side ? `${SIDES[first.side]}: ${briefly(name, 60)}${more}` : '';
}
