import { Sparkle } from 'lucide-react';
import { useState } from 'react';
import { PROOF_GRADES } from '#domain/readiness/answers.ts';
import type { Criterion } from '#domain/readiness/criteria.ts';
import type { ResolvedAnswer } from '#domain/readiness/resolve.ts';
import { unseenFact } from '#domain/readiness/unseen.ts';
import { Button } from '#ui/button/button.tsx';
import { choiceClass, dotClass } from '#ui/field/choice-class.ts';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { NOT_ANSWERED, type TypedAnswer } from '#web/founder/documents/check-answers.ts';
import { factPath } from '../fix-link.ts';
import { hoursWords } from '../report/report-words.ts';
import type { CheckPage } from '../use-check.ts';
import { ProofPart } from './proof-part.tsx';

/** One yes-or-no question with its proof. */
export function CriterionCard({ criterion, page }: { criterion: Criterion; page: CheckPage }) {
  const { view, draft, report, check } = page;
  const { id, text, mandatory, artefact, hours } = criterion;
  const answer = view.answers[id] ?? NOT_ANSWERED;
  const result = report.criteria.find((one) => one.id === id)?.result;
  const unseen = result && unseenFact(criterion, result, check.facts);
  // A note outlives its answer, and nothing that may have to be mended is out of sight. An emptied one stays while it is edited.
  const [hasNote, setHasNote] = useState(answer.note !== '');
  const edit = (change: Partial<TypedAnswer>) => draft.edit(id, { ...answer, ...change });
  return (
    <FieldGroup
      id={id}
      label={text}
      hint={`${mandatory ? '' : 'Good to have. '}Shown by: ${artefact} (${hoursWords(hours)}).`}
      className="rounded-card border border-line bg-surface px-4 py-3 sm:p-5 [&>legend]:float-left [&>legend]:w-full [&>legend+*]:clear-both"
    >
      <FactPart result={result} checkId={check.id} />
      <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-6">
        {(['yes', 'no'] as const).map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-3 pr-2">
            <input
              type="radio"
              name={id}
              value={value}
              checked={answer.answer === value}
              onChange={() =>
                edit({ answer: value, grade: value === 'yes' && answer.evidence ? 'documented' : 'claimed' })
              }
              className={`${choiceClass} ${dotClass} mt-0`}
            />
            {value === 'yes' ? 'Yes' : 'No, not yet'}
          </label>
        ))}
        {answer.answer !== 'unanswered' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Clear the answer: ${text}`}
            onClick={() => {
              setHasNote(answer.note !== '');
              edit({ ...NOT_ANSWERED, note: answer.note });
            }}
          >
            Clear
          </Button>
        )}
      </div>
      {unseen && <p className="text-sm text-stone">{unseen}</p>}
      {(answer.answer !== 'unanswered' || hasNote) && (
        <ProofPart criterionId={id} answer={answer} problem={view.problems[id]} page={page} onEdit={edit} />
      )}
    </FieldGroup>
  );
}

/** An answer that what the founder already holds gives by itself, with where it can be seen. */
function FactPart({ result, checkId }: { result: ResolvedAnswer | undefined; checkId: string }) {
  const references = (result?.evidence ?? []).flatMap((one) => (one.kind === 'fact' ? [one.reference] : []));
  if (!result?.grade || references.length === 0) return null;
  return (
    <div className="flex items-start gap-2 rounded-control bg-moss-wash px-3 py-2 text-sm text-moss-ink">
      <Sparkle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-break-word">
        Answered yes by what you hold ({PROOF_GRADES[result.grade].label.toLowerCase()}):{' '}
        {references.map((reference, index) => {
          const href = factPath(reference, checkId);
          return (
            <span key={`${reference.kind} ${reference.id}`}>
              {index > 0 && ', '}
              {href ? <TextLink href={href}>{reference.label}</TextLink> : reference.label}
            </span>
          );
        })}
        .{result.disagreement && ' You answered no; the record counts until you change it there.'}
      </p>
    </div>
  );
}
