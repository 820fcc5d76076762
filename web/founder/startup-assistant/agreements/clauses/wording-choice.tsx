import { standingWording, wordingsOf } from '#domain/agreements/interview.ts';
import type { Clause } from '#domain/agreements/template.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import type { AgreementPage } from '../use-agreement.ts';

type WordingChoiceProps = { page: AgreementPage; clause: Clause };

/** The wordings of a clause to choose from: what each means and whom it favours. */
export function WordingChoice({ page: { agreement, view, draft, content }, clause }: WordingChoiceProps) {
  const allowed = wordingsOf(clause, content.answers);
  const chosen = view.answers[`choices.${clause.id}`];
  const standing = standingWording(clause, content);
  const isChosen = allowed.some(({ id }) => id === chosen);
  return (
    <RadioGroup
      name={`wording-${clause.id}`}
      label={`Wording of “${clause.title}”`}
      hideLabel
      look="cards"
      hint={!isChosen && standing ? `Until you choose, “${standing.label}” stands.` : undefined}
      options={allowed.map(({ id, label, plain, favours }) => ({
        value: id,
        label,
        hint: `${plain} Favours ${favours}.`,
        disabled: !agreement.can.edit,
      }))}
      value={isChosen ? String(chosen) : ''}
      onChange={(event) => draft.edit(`choices.${clause.id}`, event.target.value)}
    />
  );
}
