import type { KanoAnswer, KanoPair } from '#domain/statistics/kano.ts';
import { KANO_WORDS, readFeature } from '#domain/validation/methods/read-feature.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useDraftState } from '#web/components/draft-form.ts';
import { counted } from '#web/words/figures.ts';
import type { MethodFieldsProps } from './method-fields.ts';

type Typed = { feature: string; present: KanoAnswer | ''; absent: KanoAnswer | ''; answers: KanoPair[] };

const start: Typed = { feature: '', present: '', absent: '', answers: [] };
const options = Object.entries(KANO_WORDS).map(([value, label]) => ({ value, label }));

/** One feature: each person says how they would feel with it and without it. */
export function FeatureFields({ name, children }: MethodFieldsProps) {
  const { typed, change } = useDraftState(name, start);
  const { feature, present, absent, answers } = typed;
  const question = (field: 'present' | 'absent', label: string) => (
    <SelectField
      name={`${name}-${field}`}
      label={label}
      placeholder="Choose their answer"
      options={options}
      value={typed[field]}
      onChange={(event) => change({ ...typed, [field]: event.target.value as KanoAnswer })}
    />
  );

  function addAnswer() {
    if (present === '' || absent === '') return;
    change({ ...typed, present: '', absent: '', answers: [...answers, [present, absent]] });
  }

  return (
    <>
      <TextField
        name={`${name}-feature`}
        label="Which feature?"
        maxLength={120}
        value={feature}
        onChange={(event) => change({ ...typed, feature: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {question('present', 'How do you feel if it has this?')}
        {question('absent', 'And if it does not?')}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="secondary" disabled={present === '' || absent === ''} onClick={addAnswer}>
          Add this person
        </Button>
        {answers.length > 0 && (
          <>
            <span className="text-sm text-stone">{counted(answers.length, 'person', 'people')} so far</span>
            <Button size="small" variant="quiet" onClick={() => change({ ...typed, answers: answers.slice(0, -1) })}>
              Take the last one out
            </Button>
          </>
        )}
      </div>
      {children(answers.length > 0 ? readFeature(feature, answers) : null)}
    </>
  );
}
