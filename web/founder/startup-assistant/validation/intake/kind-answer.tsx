import { BUSINESS_KINDS, type BusinessKind, kindLine, readBusinessKind } from '#domain/validation/business-kind.ts';
import type { Intake } from '#domain/validation/intake.ts';
import type { FieldTexts } from '#ui/field/field.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { paths } from '#web/paths.ts';

const options = (Object.keys(BUSINESS_KINDS) as BusinessKind[]).map((value) => ({
  value,
  label: BUSINESS_KINDS[value].label,
}));

type KindAnswerProps = FieldTexts & { name: string; answers: Intake; onChange: (kind: string) => void };

/** The kind that was read from the pitch stands chosen, and says so: the founder may choose another. */
export function KindAnswer({ answers, onChange, hint: _example, ...texts }: KindAnswerProps) {
  const reading = readBusinessKind(answers);
  return (
    <RadioGroup
      {...texts}
      hint={reading.isChosen ? undefined : kindLine(answers)}
      options={options}
      value={reading.kind ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Which kind the questions are for, with the way to change it. */
export function KindLine({ ideaId, answers }: { ideaId: string; answers: Intake }) {
  return (
    <p className="text-stone">
      {kindLine(answers)} <TextLink href={paths.founder.ideaQuestions(ideaId, 'kind')}>Change</TextLink>
    </p>
  );
}
