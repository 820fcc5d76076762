import { Trash2 } from 'lucide-react';
import type { EvidenceLevel, EvidenceSide } from '#domain/validation/evidence.ts';
import { type BeliefChoices, withLikely } from '#domain/validation/likely-beliefs.ts';
import { Button } from '#ui/button/button.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { BeliefField } from '../evidence/belief-field.tsx';
import { BELIEF_READ, LEVEL_GUESSED, levelOptions, SIDE_GUESSED, sideOptions } from '../evidence/evidence-options.ts';
import type { DayLine, RowProblem } from './day-rows.ts';
import { type ReadFrom, withChoice } from './follow-note.ts';

type LineFieldsProps = {
  name: (field: string) => string;
  said: DayLine;
  choices: BeliefChoices;
  /** What of it is not chosen yet, but read. */
  from: ReadFrom;
  problem: RowProblem | undefined;
  onEdit: (line: DayLine) => void;
  /** None for the only line. */
  onRemove: (() => void) | undefined;
};

/** One belief that the person speaks of; what is read from the note says so, and can be chosen otherwise. */
export function LineFields({ name, said, choices, from, problem, onEdit, onRemove }: LineFieldsProps) {
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line pl-3">
      <BeliefField
        name={name('belief')}
        choices={from.belief === null ? choices : withLikely(choices, said.assumptionId)}
        chosen={said.assumptionId}
        hint={from.belief ? BELIEF_READ[from.belief] : undefined}
        value={said.assumptionId}
        onChange={(event) => onEdit(withChoice(said, { assumptionId: event.target.value }))}
        error={problem?.field ? undefined : problem?.message}
      />
      <RadioGroup
        name={name('side')}
        look="cards"
        label="For or against?"
        hint={from.side ? SIDE_GUESSED : undefined}
        options={sideOptions}
        value={said.side ?? ''}
        error={problem?.field === 'side' ? problem.message : undefined}
        onChange={(event) => onEdit(withChoice(said, { side: event.target.value as EvidenceSide }))}
      />
      <SelectField
        name={name('level')}
        label="What was it?"
        placeholder="Choose"
        hint={from.level ? LEVEL_GUESSED : undefined}
        options={levelOptions(said.side)}
        value={said.level ?? ''}
        error={problem?.field === 'level' ? problem.message : undefined}
        onChange={(event) => onEdit(withChoice(said, { level: event.target.value as EvidenceLevel }))}
      />
      {onRemove && (
        <Button variant="quiet" size="small" className="w-fit" icon={<Trash2 />} onClick={onRemove}>
          Take this out
        </Button>
      )}
    </div>
  );
}
