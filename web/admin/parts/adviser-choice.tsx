import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';

type AdviserChoiceProps = {
  label: string;
  hint: string;
  /** Undefined while they are read. */
  advisers: readonly { id: string; name: string; active: boolean }[] | undefined;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  error?: string;
};

/** Some of the advisers, as checkboxes. */
export function AdviserChoice({ label, hint, advisers, chosen, onChoose, error }: AdviserChoiceProps) {
  if (advisers?.length === 0)
    return (
      <p className="text-stone">
        There is no adviser yet. <TextLink href={paths.admin.newAdviser}>Add an adviser</TextLink>, then choose who
        advises here.
      </p>
    );
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      {advisers?.map(({ id, name, active }) => (
        <Checkbox
          key={id}
          id={`adviser-${id}`}
          label={active ? name : `${name} (not active)`}
          checked={chosen.includes(id)}
          onChange={(event) => onChoose(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      {advisers && advisers.length > 2 && (
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => onChoose(advisers.map(({ id }) => id))}>
            Choose all
          </Button>
          <Button variant="quiet" size="small" onClick={() => onChoose([])}>
            Choose none
          </Button>
        </span>
      )}
    </FieldGroup>
  );
}
