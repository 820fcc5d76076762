import type { ComponentProps } from 'react';
import type { BeliefChoices, BeliefName } from '#domain/validation/likely-beliefs.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { CLASS_WORDS } from '#web/words/assumption-words.ts';

type BeliefFieldProps = Omit<ComponentProps<typeof RadioGroup>, 'label' | 'options' | 'more' | 'look'> & {
  choices: BeliefChoices;
  /** The belief that is chosen as it opens: its group is not folded then. */
  chosen: string;
};

/** Which belief something speaks of: the likely ones, and the others folded away by what they are about. */
export function BeliefField({ choices: { likely, groups }, chosen, ...field }: BeliefFieldProps) {
  const others = groups.reduce((sum, { beliefs }) => sum + beliefs.length, 0);
  const isFolded = groups.some(({ beliefs }) => beliefs.some(({ id }) => id === chosen));
  return (
    <RadioGroup
      {...field}
      label="What is it about?"
      options={likely.map(asOption)}
      more={
        others > 0
          ? {
              summary: `Something else (${others})`,
              groups: groups.map(({ class: kind, beliefs }) => ({
                name: CLASS_WORDS[kind].question,
                options: beliefs.map(asOption),
              })),
              open: isFolded,
            }
          : undefined
      }
    />
  );
}

const asOption = ({ id, name }: BeliefName) => ({ value: id, label: name });
