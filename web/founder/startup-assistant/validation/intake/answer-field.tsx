import { Lightbulb, TriangleAlert } from 'lucide-react';
import { CURRENCIES, type Currency, type Money } from '#domain/money/money.ts';
import type { Alternative, Intake, IntakeKey } from '#domain/validation/intake.ts';
import { INTAKE_LIMITS, type IntakeField } from '#domain/validation/intake-fields.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';
import { AmountField } from '#ui/amount-field/amount-field.tsx';
import type { FieldTexts } from '#ui/field/field.tsx';
import { LinesAnswer } from '#web/fields/list-answer.tsx';
import { MoneyAnswer } from '#web/fields/money-field.tsx';
import { LineAnswer, LongAnswer, SentenceAnswer } from '#web/fields/text-answer.tsx';
import { writeWholeNumber } from '#web/fields/typed-answer.ts';
import { AlternativesAnswer } from './alternatives-answer.tsx';
import { KindAnswer } from './kind-answer.tsx';
import { readNumber } from './read-number.ts';
import { useBareAmount } from './use-bare-amount.ts';

type AnswerFieldProps = {
  field: IntakeField;
  answers: Intake;
  /** Why this answer cannot be saved. */
  problem: string | undefined;
  /** What cannot be tested about it; shown once the field has been left. */
  findings: readonly LintFinding[];
  onChange: (answer: Intake[keyof Intake]) => void;
};

/** One question of the intake, with why it is asked and what is not testable about its answer. */
export function AnswerField({ findings, ...props }: AnswerFieldProps) {
  const { key } = props.field;
  return (
    <div data-field={key} className="flex flex-col gap-2">
      <AnswerControl {...props} />
      <FieldAdvice field={key} findings={findings} />
    </div>
  );
}

/** Money that comes in or is there: the lower of two amounts is the cautious one. */
const COMES_IN: ReadonlySet<IntakeKey> = new Set(['price', 'annualValue', 'cashAvailable']);

/** A longer answer is a sentence, which one line of a phone would cut off. */
const NAME_LENGTH = 80;

function AnswerControl({ field, answers, problem, onChange }: Omit<AnswerFieldProps, 'findings'>) {
  const { key, kind, mandatory, example, maxLength } = field;
  const value = answers[key];
  const texts: FieldTexts & { name: string } = {
    name: key,
    label: field.question,
    hint: `For example: ${example}`,
    why: field.why,
    optional: !mandatory,
    error: problem,
  };
  switch (kind) {
    case 'text':
      if (key === 'workaroundCost')
        return (
          <CostAnswer {...texts} usual={answers.price?.currency ?? 'NGN'} value={value as string} onChange={onChange} />
        );
      return maxLength > NAME_LENGTH ? (
        <SentenceAnswer {...texts} value={value as string} onChange={onChange} />
      ) : (
        <LineAnswer {...texts} value={value as string} onChange={onChange} />
      );
    case 'longtext':
      return <LongAnswer {...texts} limit={maxLength} value={value as string} onChange={onChange} />;
    case 'percent':
      return <LineAnswer {...texts} suffix="%" value={value as string} onChange={(text) => onChange(bare(text))} />;
    case 'number':
      return (
        <AmountField
          {...texts}
          sign=""
          read={(words) => readNumber(key, words)}
          write={writeWholeNumber}
          value={value as number | null}
          onValueChange={onChange}
        />
      );
    case 'money':
      return (
        <MoneyAnswer
          {...texts}
          subject={field.label}
          currencies={CURRENCIES}
          usual={answers.price?.currency ?? 'NGN'}
          ofRange={COMES_IN.has(key) ? 'lower' : 'higher'}
          ofShare={key === 'price'}
          value={value as Money | null}
          onChange={onChange}
        />
      );
    case 'choice':
      return <KindAnswer {...texts} answers={answers} onChange={onChange} />;
    case 'list':
      return key === 'alternatives' ? (
        <AlternativesAnswer
          {...texts}
          usual={answers.price?.currency ?? 'NGN'}
          value={value as Alternative[]}
          onChange={onChange}
        />
      ) : (
        <LinesAnswer
          {...texts}
          subject={field.label}
          limit={INTAKE_LIMITS.listItems}
          value={value as string[]}
          onChange={onChange}
        />
      );
  }
}

type CostAnswerProps = FieldTexts & {
  name: string;
  usual: Currency;
  value: string;
  onChange: (text: string) => void;
};

/** What something costs, in a sentence: an amount without a currency is read back with the idea's. */
function CostAnswer({ usual, value, onChange, ...texts }: CostAnswerProps) {
  const { told, tidy } = useBareAmount(value, usual, onChange);
  return (
    <div className="flex flex-col gap-1.5">
      <SentenceAnswer {...texts} value={value} onChange={onChange} onBlur={tidy} />
      <p role="status" className="text-sm text-stone empty:hidden">
        {told}
      </p>
    </div>
  );
}

/** A percentage without its sign, which people type all the same. */
const bare = (text: string) => text.replace(/\s*%\s*$/u, '');

/** What cannot be tested about one answer, under its field. It is saved all the same. */
function FieldAdvice({ field, findings }: { field: IntakeKey; findings: readonly LintFinding[] }) {
  return (
    <div role="status" id={`${field}-advice`} className="empty:-mt-2">
      {findings.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {findings.map((finding) => (
            <li key={`${finding.code} ${finding.item ?? ''}`} className="flex max-w-measure items-start gap-2 text-sm">
              {finding.mandatory ? (
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
              ) : (
                <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-slate" />
              )}
              <span className={finding.mandatory ? 'text-amber-ink' : 'text-stone'}>
                <span className="sr-only">{finding.mandatory ? 'Cannot be tested yet: ' : 'Advice: '}</span>
                {finding.message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
