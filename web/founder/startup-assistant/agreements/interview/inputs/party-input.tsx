import type { Party } from '#domain/agreements/answers.ts';
import type { FieldTexts } from '#ui/field/field.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { LineAnswer } from '#web/fields/text-answer.tsx';

type PartyInputProps = FieldTexts & {
  name: string;
  value: Party | null;
  /** By field: "name", "address". */
  problems: Readonly<Record<string, string>>;
  onChange: (value: Party | null) => void;
};

const nobody: Party = {
  kind: 'company',
  name: '',
  registrationNumber: '',
  address: '',
  email: '',
  signatoryName: '',
  signatoryTitle: '',
};

type PartyText = Exclude<keyof Party, 'kind'>;
type PartyField = { key: PartyText; label: string; optional?: true; hint?: string };

const company: readonly PartyField[] = [
  { key: 'name', label: 'Registered name of the company' },
  { key: 'registrationNumber', label: 'Registration number', optional: true },
  { key: 'address', label: 'Registered address' },
  { key: 'signatoryName', label: 'Who signs for it' },
  { key: 'signatoryTitle', label: 'As what', optional: true, hint: 'Such as Director.' },
  { key: 'email', label: 'E-mail of who signs', optional: true },
];
const person: readonly PartyField[] = [
  { key: 'name', label: 'Full name' },
  { key: 'address', label: 'Address' },
  { key: 'email', label: 'E-mail', optional: true },
];

/** A person or a company that signs. */
export function PartyInput({ name, value, problems, onChange, ...texts }: PartyInputProps) {
  const party = value ?? nobody;
  function set(key: PartyText, text: string) {
    const next = { ...party, [key]: text };
    const { kind: _kind, ...filled } = next;
    onChange(Object.values(filled).some((one) => one !== '') ? next : null);
  }
  const fields = party.kind === 'company' ? company : person;
  return (
    <FieldGroup {...texts} id={name} error={problems['']}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          name={`${name}-kind`}
          label="A company or a person?"
          hideLabel
          look="cards"
          options={[
            { value: 'company', label: 'A company' },
            { value: 'person', label: 'A person' },
          ]}
          value={party.kind}
          onChange={(event) => onChange({ ...party, kind: event.target.value === 'person' ? 'person' : 'company' })}
        />
        {fields.map(({ key, ...field }) => (
          <LineAnswer
            key={key}
            {...field}
            name={`${name}-${key}`}
            value={party[key]}
            error={problems[key]}
            onChange={(text) => set(key, text)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
