import { isGiven, isParty, type Row, type SimpleAnswer } from '#domain/agreements/answers.ts';
import type { Field, Variable } from '#domain/agreements/template.ts';
import type { FieldTexts } from '#ui/field/field.tsx';
import { sameAnswer } from '#web/drafts/pending.ts';
import { ListAnswer } from '#web/fields/list-answer.tsx';
import { PartyInput } from './party-input.tsx';
import { SimpleInput } from './simple-input.tsx';

type RowsInputProps = FieldTexts & {
  name: string;
  variable: Extract<Variable, { kind: 'list' }>;
  value: Row[];
  /** By row and field: "0.share_percent". */
  problems: Readonly<Record<string, string>>;
  onChange: (rows: Row[]) => void;
};

/** Rows of the same fields, such as founders. */
export function RowsInput({ variable, problems, ...props }: RowsInputProps) {
  const { noun, fields, max } = variable;
  const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
  return (
    <ListAnswer<Row>
      {...props}
      error={problems['']}
      subject={subject}
      limit={max}
      blank={{}}
      isBlank={(row) => !Object.values(row).some(isGiven)}
      isSame={sameAnswer}
      renderLine={({ id, label, item, change }) => (
        <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-4">
          <legend className="sr-only">{label}</legend>
          <p aria-hidden="true" className="font-semibold">
            {label}
          </p>
          {fields.map((field, index) => (
            <RowField
              key={field.id}
              name={index === 0 ? id : `${id}-${field.id}`}
              field={field}
              problems={problemsAt(problems, `${Number(id.split('-').at(-1)) - 1}.${field.id}`)}
              value={item[field.id] ?? null}
              onChange={(next) => change(withField(item, field.id, next))}
            />
          ))}
        </fieldset>
      )}
    />
  );
}

type RowFieldProps = {
  name: string;
  field: Field;
  problems: Readonly<Record<string, string>>;
  value: SimpleAnswer | null;
  onChange: (value: SimpleAnswer | null) => void;
};

function RowField({ name, field, problems, value, onChange }: RowFieldProps) {
  const texts = { name, label: field.label, hint: field.help, optional: field.optional, error: problems[''] };
  if (field.kind === 'party')
    return <PartyInput {...texts} value={isParty(value) ? value : null} problems={problems} onChange={onChange} />;
  if (field.kind === 'lines') return null;
  return <SimpleInput {...texts} shape={field} subject={field.label} value={value} onChange={onChange} />;
}

/** The problems of one field, by their place within it. */
function problemsAt(problems: Readonly<Record<string, string>>, place: string): Record<string, string> {
  const own = Object.entries(problems).filter(([key]) => key === place || key.startsWith(`${place}.`));
  return Object.fromEntries(own.map(([key, text]) => [key.slice(place.length + 1), text]));
}

function withField(row: Row, field: string, value: SimpleAnswer | null): Row {
  const { [field]: _before, ...others } = row;
  return value === null ? others : { ...others, [field]: value };
}
