import { ArrowUp, Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ServiceBody } from '#contract/consultation/admin-services.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

const most = 8;
const fieldId = (index: number) => `point-${index}`;

/** What a founder gets, point by point. Enter begins the next one. */
export function BulletPoints({ form }: { form: UseFormReturn<ServiceBody> }) {
  const points = useWatch({ control: form.control, name: 'bulletPoints' });
  const problems = form.formState.errors.bulletPoints;

  function setPoints(next: string[], focus?: number) {
    form.setValue('bulletPoints', next, { shouldValidate: form.formState.isSubmitted });
    if (focus !== undefined) requestAnimationFrame(() => document.getElementById(fieldId(focus))?.focus());
  }
  const add = (index: number) => points.length < most && setPoints(points.toSpliced(index, 0, ''), index);
  function nextOnEnter(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(index + 1);
  }

  const rows = points.map((text, index) => ({ id: fieldId(index), text, index }));
  return (
    <FieldGroup
      id="bulletPoints"
      label="What they get"
      hint="One point a line, at most 8."
      error={problems?.root?.message ?? problems?.message}
    >
      {rows.map(({ id, text, index }) => (
        <div key={id} className="flex items-start gap-1">
          <TextField
            id={id}
            className="grow"
            label={`Point ${index + 1}`}
            hideLabel
            maxLength={160}
            value={text}
            onChange={(event) => setPoints(points.with(index, event.target.value))}
            onKeyDown={(event) => nextOnEnter(event, index)}
            error={problems?.[index] && 'Fill this in, or take the point away.'}
          />
          <IconButton
            label={`Move point ${index + 1} up`}
            icon={<ArrowUp />}
            disabled={index === 0}
            onClick={() => setPoints(points.toSpliced(index, 1).toSpliced(index - 1, 0, text), index - 1)}
          />
          <IconButton
            label={`Take point ${index + 1} away`}
            icon={<X />}
            onClick={() => setPoints(points.toSpliced(index, 1), Math.max(0, index - 1))}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        size="small"
        className="w-fit"
        icon={<Plus />}
        disabled={points.length >= most}
        onClick={() => add(points.length)}
      >
        Add a point
      </Button>
    </FieldGroup>
  );
}
