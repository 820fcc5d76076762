import { Check } from 'lucide-react';
import type { Agreement } from '#contract/agreements/agreements.ts';
import { type Answer, isParty, rowsOf } from '#domain/agreements/answers.ts';
import { formatAnswer } from '#domain/agreements/format-answer.ts';
import type { Variable } from '#domain/agreements/template.ts';
import { Button } from '#ui/button/button.tsx';

type SuggestionProps = {
  variable: Variable;
  suggestions: Agreement['suggestions'];
  onUse: (answer: Answer) => void;
};

/** A proposal with where it comes from. It counts only once the founder takes it. */
export function Suggestion({ variable, suggestions, onUse }: SuggestionProps) {
  const found = suggestions.find((one) => one.variable === variable.id);
  const answer = found?.answer ?? variable.suggested;
  if (answer === undefined) return null;
  const because = found?.because ?? variable.suggestedBecause;
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-moss bg-surface p-4">
      <p className="max-w-measure">
        <span className="text-stone">Suggested: </span>
        <span className="font-semibold wrap-anywhere">{answerText(variable, answer)}</span>
        {because && <span className="block text-sm text-stone">{because}</span>}
      </p>
      <Button size="small" variant="secondary" icon={<Check />} onClick={() => onUse(answer)}>
        Use this answer
      </Button>
    </div>
  );
}

/** Also answers that are only begun, such as a company of which only the signatory is known. */
function answerText(variable: Variable, answer: Answer): string {
  if (isParty(answer)) {
    const { kind: _kind, ...texts } = answer;
    return Object.values(texts).filter(Boolean).join(', ');
  }
  if (variable.kind !== 'list') return formatAnswer(variable, answer) ?? '';
  const rows = rowsOf(answer).map((row) =>
    variable.fields.flatMap((field) => formatAnswer(field, row[field.id]) ?? []).join(', '),
  );
  return rows.join('; ');
}
